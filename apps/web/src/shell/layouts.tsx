import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { words } from '../words/words.ts';
import { Head } from './head.tsx';
import { useShop } from './shop.ts';

export interface LayoutProps {
  readonly children: ReactNode;
}

/** Nothing but the page. */
export const BlankLayout = ({ children }: LayoutProps) => children;

/** The header, and the page below it. */
export function EmptyLayout({ children }: LayoutProps) {
  const { client } = useShop();
  return (
    <div className="plain-page">
      <Head client={client} />
      {children}
    </div>
  );
}

/** Header, page, and the way to the legal texts at its foot. */
export function DefaultLayout({ children }: LayoutProps) {
  const { client } = useShop();
  return (
    <div className="plain-page plain-page-footed">
      <Head client={client} />
      {children}
      <footer className="foot">
        <Link to="/terms">{words.terms.title}</Link>
        <Link to="/privacy">{words.privacy.title}</Link>
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
