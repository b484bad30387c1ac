import { type ReactNode, useEffect, useRef } from 'react';

interface NoticeProps {
  drawing: ReactNode;
  title: string;
  children: ReactNode;
}

/** What has come of it, in place of the form. The focus goes to its title, so that it is heard. */
export function Notice({ drawing, title, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col gap-4">
      {drawing}
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      {children}
    </div>
  );
}
