import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/page/page-title.tsx';

export interface PageHeaderProps {
  readonly title: string;
  /** Above the title, usually a link back to the list. */
  readonly backLink?: ReactNode;
  /** Beside the title, usually a status. */
  readonly beside?: ReactNode;
  /** Search and buttons: at the right, on a phone below the title. */
  readonly children?: ReactNode;
}

/** Title, search and buttons at the top of every page of the office. */
export const PageHeader = ({ title, backLink, beside, children }: PageHeaderProps) => (
  <header className="office-head">
    <div className="office-head-name">
      {backLink ? <p className="office-above">{backLink}</p> : null}
      <div className="row office-head-title">
        <PageTitle look="office-title">{title}</PageTitle>
        {beside}
      </div>
    </div>
    {children ? <div className="row office-head-acts">{children}</div> : null}
  </header>
);
