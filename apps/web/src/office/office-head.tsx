import type { ReactNode } from 'react';
import { Title } from '../shell/title.tsx';

export interface OfficeHeadProps {
  readonly title: string;
  /** A way back to the list from which one comes. */
  readonly above?: ReactNode;
  /** Beside the title: the state of the thing, in words. */
  readonly beside?: ReactNode;
  /** Search and buttons at the right, below the title on a phone. */
  readonly children?: ReactNode;
}

/** The first thing on every page of the office. */
export const OfficeHead = ({ title, above, beside, children }: OfficeHeadProps) => (
  <header className="office-head">
    <div className="office-head-name">
      {above ? <p className="office-above">{above}</p> : null}
      <div className="office-head-title">
        <Title look="office-title">{title}</Title>
        {beside}
      </div>
    </div>
    {children ? <div className="office-head-acts">{children}</div> : null}
  </header>
);
