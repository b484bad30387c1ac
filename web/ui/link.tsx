import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** The navigation's state, for the screen it leads to. */
  state?: unknown;
  replace?: boolean;
}

/**
 * A link to a screen. The router's own component brings prefetching for its framework along, three times the code of
 * everything here; this is the same hooks without it. Says itself when it leads to where the reader is.
 */
export function Link({ to, state, replace = false, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const { pathname } = useLocation();
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={href} onClick={handleClick} {...(href === pathname && { 'aria-current': 'page' })}>
      {children}
    </a>
  );
}
