import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './link.tsx';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 text-center text-sm font-semibold transition-[opacity,scale] duration-200 active:scale-[0.98] disabled:pointer-events-none disabled:opacity-45';
const looks = {
  /** The one primary action of a screen. */
  primary: `${shape} bg-button text-on-button`,
  quiet: `${shape} border border-line text-ink`,
  plain: `${shape} text-ink-soft underline-offset-4 hover:underline`,
} as const;

interface Look {
  look?: keyof typeof looks;
}

export function Button({
  look = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={`${looks[look]} ${className}`} {...rest} />;
}

export function ButtonLink({ look = 'primary', className = '', ...rest }: LinkProps & Look) {
  return <Link className={`${looks[look]} ${className}`} {...rest} />;
}
