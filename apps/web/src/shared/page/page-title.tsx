import { useEffect, useLayoutEffect, useRef } from 'react';
import { applyWebFont } from '../appearance/web-font.ts';
import './page-title.css';

/** The first page leaves the focus where the browser put it. */
let hasShownPage = false;

export interface PageTitleProps {
  readonly look?: 'title' | 'display' | 'office-title';
  readonly children: string;
}

/** The heading of a page. It takes the focus when another page was shown before: a screen reader reads it, and Tab continues from it. */
export function PageTitle({ look = 'title', children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before anything of the page is seen: later it would take the focus from a field that somebody has begun to type into.
  useLayoutEffect(() => {
    if (hasShownPage) heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (hasShownPage) applyWebFont();
    hasShownPage = true;
  }, []);
  return (
    <h1 ref={heading} className={look} tabIndex={-1}>
      {children}
    </h1>
  );
}
