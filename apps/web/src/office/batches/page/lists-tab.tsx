import { batchMoves } from '@door/domain/making/batch/batch-cycle';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../shared/router/link.tsx';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { trpc } from '../../queries/query-client.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { OpenedBatch } from '../batch-wire.ts';
import { PaperLink } from '../paper-link.tsx';
import { ListTables } from '../lists/list-tables.tsx';
import './group-choice.css';

const { page: t } = batchesMessages;

/** The lists of a batch, one at a time: on the page, as a file, on paper. Work sheets have pages with the drawings, too. */
export function ListsTab({ batch: { Id, Number, State, Lines } }: { readonly batch: OpenedBatch }) {
  const [name, show] = useSearchParam('list');
  const query = useQuery(trpc.batch.lists.queryOptions(Id));
  return (
    <QueryResult query={query}>
      {({ Lists }) => {
        const list = Lists.find(({ List }) => List === name) ?? Lists[0];
        return (
          <>
            {State === batchMoves.plan.to ? null : (
              <p className="batch-papers">
                <PaperLink kind="batch-book" about={Id} />
              </p>
            )}
            <div className="group-choice" role="group" aria-label={t.lists}>
              {Lists.map(({ List, Title }) => (
                <button key={List} type="button" aria-pressed={List === list?.List} onClick={() => show(List)}>
                  {Title}
                </button>
              ))}
            </div>
            {list?.List === 'sheet' && Lines.length > 0 ? (
              <p className="batch-papers">
                <Link
                  className="btn btn-line btn-sm"
                  to={`/installer/work-sheets?ids=${Lines.map(({ ItemId }) => ItemId).join(',')}`}
                >
                  {t.drawnSheets}
                </Link>
              </p>
            ) : null}
            {list ? <ListTables batch={Number} list={list} /> : <p>{t.noGroups}</p>}
          </>
        );
      }}
    </QueryResult>
  );
}
