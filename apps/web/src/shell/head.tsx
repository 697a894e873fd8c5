import type { ReactNode } from 'react';
import type { ClientSettings } from '../api/client-settings.ts';
import { words } from '../words/words.ts';

export interface HeadProps {
  readonly client: ClientSettings;
  /** Stands between the brand and Exit: the rule that counts the steps. */
  readonly children?: ReactNode;
}

/** Whose shop this is, what the page is for, and the way out. */
export function Head({ client, children }: HeadProps) {
  return (
    <header className="head">
      <div className="brand">
        <a href={client.homePageUrl || '/'}>
          {client.logoUrl ? <img src={client.logoUrl} alt={client.name} /> : client.name}
        </a>
        {client.ui.pageTitle ? <span className="page-title">{client.ui.pageTitle}</span> : null}
      </div>
      {children}
      <a className="btn btn-quiet exit" href={client.backPageUrl || '/'}>
        {words.head.exit}
      </a>
    </header>
  );
}
