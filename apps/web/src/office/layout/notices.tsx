import type { ReactNode } from 'react';
import type { PagePath } from '../../platform/router/paths.ts';
import { Link } from '../../platform/router/link.tsx';
import '../layout/notices.css';

export interface QuoteNotice {
  readonly key: string;
  readonly text: ReactNode;
  /** Where it is put right; null: nowhere in the office. */
  readonly cure: { readonly to: PagePath; readonly label: string; readonly description?: string } | null;
}

interface QuoteNoticesProps {
  readonly label: string;
  readonly title: string;
  readonly notices: readonly QuoteNotice[];
}

/** What to look at before a quote goes out, each with the way to put it right; nothing where there is nothing. */
export function QuoteNotices({ label, title, notices }: QuoteNoticesProps) {
  if (notices.length === 0) return null;
  return (
    <section className="notices" aria-label={label}>
      <h2>{title}</h2>
      <ul className="notice-list">
        {notices.map(({ key, text, cure }) => (
          <li key={key}>
            <span>{text}</span>
            {cure ? (
              <Link className="btn btn-line btn-sm" to={cure.to} aria-label={cure.description}>
                {cure.label}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
