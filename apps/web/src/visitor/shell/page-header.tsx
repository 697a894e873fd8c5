import type { ReactNode } from 'react';
import type { ClientSettings } from '../../shared/calls/client-settings.ts';
import { SupplierLogo } from '../../shared/page/supplier-logo.tsx';
import { visitorMessages } from '../messages.ts';
import './page-header.css';

export interface PageHeaderProps {
  readonly client: ClientSettings;
  /** Between the logo and Exit: the steps. */
  readonly children?: ReactNode;
}

/** The supplier's logo, the title of the page, and Exit. */
export function PageHeader({ client, children }: PageHeaderProps) {
  return (
    <header className="head">
      <div className="brand">
        <a href={client.homePageUrl || '/'}>
          <SupplierLogo name={client.name} url={client.logoUrl}>
            {client.name}
          </SupplierLogo>
        </a>
        {client.ui.pageTitle ? <span className="page-title">{client.ui.pageTitle}</span> : null}
      </div>
      {children}
      <a className="btn btn-quiet exit" href={client.backPageUrl || '/'}>
        {visitorMessages.head.exit}
      </a>
    </header>
  );
}
