import type { ReactNode } from 'react';
import './status-pill.css';

export interface StatusPillProps {
  readonly tone: 'quiet' | 'info' | 'success' | 'warning' | 'error';
  /** The state without colour: `hollow` not begun, `half` in progress, `full` done. */
  readonly dot?: 'hollow' | 'half' | 'full';
  readonly children: ReactNode;
}

/** A state in one word. */
export const StatusPill = ({ tone, dot = 'full', children }: StatusPillProps) => (
  <span className="status-pill" data-tone={tone} data-dot={dot}>
    {children}
  </span>
);
