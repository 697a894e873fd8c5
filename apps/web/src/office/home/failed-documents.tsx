import type { DocumentKind } from '@door/domain/model/document';
import { useId } from 'react';
import { Link } from '../../platform/router/link.tsx';
import type { PagePath } from '../../platform/router/paths.ts';
import { calendarDayText } from '../../platform/words/dates.ts';
import type { HomeSummary } from '../queries/use-home.ts';
import { workListWords } from '../words/work-lists.ts';

const { failed: says } = workListWords;

type Failed = HomeSummary['FailedDocuments'][number];

const batchPage = (id: string): PagePath => `/installer/batches/${id}`;

/** Where a document of each kind is shown; null: it is found on the page of its order, which the document does not name. */
const pages: Readonly<Record<DocumentKind, ((id: string) => PagePath) | null>> = {
  quote: (id) => `/installer/quote/${id}/quote-review`,
  order: (id) => `/order-review/${id}`,
  'trade-order': (id) => `/order-review/${id}?copy=trade`,
  'credit-note': null,
  'batch-book': batchPage,
  'batch-labels': batchPage,
  'batch-labels-a4': batchPage,
};

/** The documents that could not be made, each with the way to its page, which can ask for it again. */
export function FailedDocuments({ documents }: { readonly documents: readonly Failed[] }) {
  const id = useId();
  return (
    <section className="work-section" aria-labelledby={id}>
      <h2 id={id}>{says.title}</h2>
      {documents.length === 0 ? (
        <p className="work-none">{says.none}</p>
      ) : (
        <ul className="work-rows">
          {documents.map(({ Kind, AboutId, Version, At }) => (
            <li key={`${Kind} ${AboutId} ${String(Version)}`}>
              <div className="task-what">
                <Named page={pages[Kind]?.(AboutId)}>{says.version(says.names[Kind], String(Version))}</Named>
              </div>
              <small className="num">{calendarDayText(At)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface NamedProps {
  readonly page: PagePath | undefined;
  readonly children: string;
}

const Named = ({ page, children }: NamedProps) => (page === undefined ? children : <Link to={page}>{children}</Link>);
