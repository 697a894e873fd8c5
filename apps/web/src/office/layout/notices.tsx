import { Button } from '@door/ui/button';
import type { ReactNode } from 'react';
import type { PagePath } from '../../shared/router/paths.ts';
import { Link } from '../../shared/router/link.tsx';
import './notices.css';

export interface Notice {
  readonly key: string;
  readonly text: ReactNode;
  /** Where it is put right, or what opens there; null: nowhere in the office. */
  readonly fix: { readonly to: PagePath | (() => void); readonly label: string; readonly description?: string } | null;
}

interface NoticesProps {
  readonly label: string;
  readonly title: string;
  readonly notices: readonly Notice[];
}

/** What to look at before something goes out, each with the way to put it right; nothing where there is nothing. */
export function Notices({ label, title, notices }: NoticesProps) {
  if (notices.length === 0) return null;
  return (
    <section className="notices" aria-label={label}>
      <h2>{title}</h2>
      <ul className="notice-list">
        {notices.map(({ key, text, fix }) => (
          <li key={key}>
            <span>{text}</span>
            {fix ? <Fix {...fix} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Fix = ({ to, label, description }: NonNullable<Notice['fix']>) =>
  typeof to === 'function' ? (
    <Button scale="row" onClick={to}>
      {label}
    </Button>
  ) : (
    <Link className="btn btn-line btn-sm" to={to} aria-label={description}>
      {label}
    </Link>
  );
