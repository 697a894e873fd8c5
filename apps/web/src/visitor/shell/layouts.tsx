import { Link } from '../../shared/router/link.tsx';
import type { LayoutProps } from '../../shared/router/screen.ts';
import { messages } from '../../shared/messages/messages.ts';
import { PageHeader } from './page-header.tsx';
import { useSupplier } from '../../shared/page/supplier-context.ts';
import './layouts.css';

/** Nothing but the page. */
export const BlankLayout = ({ children }: LayoutProps) => children;

/** The header, and the page below it. */
export function EmptyLayout({ children }: LayoutProps) {
  const { client } = useSupplier();
  return (
    <div className="plain-page">
      <PageHeader client={client} />
      {children}
    </div>
  );
}

/** Header, page, and the way to the legal texts at its foot. */
export function DefaultLayout({ children }: LayoutProps) {
  const { client } = useSupplier();
  return (
    <div className="plain-page plain-page-footed">
      <PageHeader client={client} />
      {children}
      <footer className="foot">
        <Link to="/terms">{messages.titles.terms}</Link>
        <Link to="/privacy">{messages.titles.privacy}</Link>
      </footer>
    </div>
  );
}

/** A sheet of paper: always by day, without anything that is not printed. */
export const PrintLayout = ({ children }: LayoutProps) => (
  <div className="print-page" data-theme="day">
    {children}
  </div>
);
