import type { ReactNode } from 'react';

export interface StatusPillProps {
  readonly tone: 'quiet' | 'info' | 'success' | 'warning' | 'error';
  /** The dot tells as well as its colour: hollow not begun, half in work, full done or as it stands. */
  readonly dot?: 'hollow' | 'half' | 'full';
  readonly children: ReactNode;
}

/** The state of a thing in a word. */
export const StatusPill = ({ tone, dot = 'full', children }: StatusPillProps) => (
  <span className="status-pill" data-tone={tone} data-dot={dot}>
    {children}
  </span>
);
