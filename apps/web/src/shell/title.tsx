import { useEffect, useRef } from 'react';
import { wearFace } from './face.ts';

/** Whether a page was shown before this one; the first leaves the focus where the browser has it. */
let cameFromPage = false;

export interface TitleProps {
  readonly look?: 'title' | 'display' | 'office-title';
  readonly children: string;
}

/** Takes the focus when its page follows another: who listens hears where they are, who tabs goes on at the first choice. */
export function Title({ look = 'title', children }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (cameFromPage) {
      wearFace();
      heading.current?.focus({ preventScroll: true });
    }
    cameFromPage = true;
  }, []);
  return (
    <h1 ref={heading} className={look} tabIndex={-1}>
      {children}
    </h1>
  );
}
