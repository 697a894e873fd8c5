import { useId } from 'react';
import { Link } from '../../platform/router/link.tsx';
import type { PagePath } from '../../platform/router/paths.ts';
import { calendarDayText } from '../../platform/words/dates.ts';
import type { HomeSummary } from '../queries/use-home.ts';
import { workListWords } from '../words/work-lists.ts';

const { failed: says } = workListWords;

type Failed = HomeSummary['FailedDocuments'][number];

/** Where a document of each kind is shown; those of batches stand on the page of the batch. */
const pages: Readonly<Record<string, (id: string) => PagePath>> = {
  quote: (id) => `/installer/quote/${id}/quote-review`,
  order: (id) => `/order-review/${id}`,
  'trade-order': (id) => `/order-review/${id}?copy=trade`,
};
const names: Readonly<Record<string, string>> = says.names;

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
                <Link to={pages[Kind]?.(AboutId) ?? `/installer/batches/${AboutId}`}>
                  {says.version(names[Kind] ?? says.other, String(Version))}
                </Link>
              </div>
              <small className="num">{calendarDayText(At)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
