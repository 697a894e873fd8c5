import { Link } from '../../../shared/router/link.tsx';
import { moveBetweenRows } from '../../layout/row-keyboard.ts';
import { QueryResult, ShowMore } from '../../queries/query-result.tsx';
import { useBatches } from '../../queries/use-batches.ts';
import { batchesMessages } from '../../messages/batches.ts';
import { BatchPill } from '../batch-pill.tsx';
import './found-batches.css';

const { board: t } = batchesMessages;

const pageSize = 30;

/** The batches that a text finds, closed ones too, the newest first. */
export function FoundBatches({ text }: { readonly text: string }) {
  const list = useBatches(text, { pageSize });
  return (
    <QueryResult query={list}>
      {(batches) =>
        batches.length === 0 ? (
          <p role="status">{t.noneFound(text)}</p>
        ) : (
          <>
            <ul className="found-batches" onKeyDown={moveBetweenRows}>
              {batches.map(({ Id, Number, State, Week, Doors, Points }) => (
                <li key={Id}>
                  <Link className="num" data-row to={`/installer/batches/${Id}`}>
                    {Number}
                  </Link>
                  <BatchPill state={State} />
                  <small className="num">{[t.week(Week), t.doors(Doors, Points)].join(', ')}</small>
                </li>
              ))}
            </ul>
            <ShowMore list={list} />
          </>
        )
      }
    </QueryResult>
  );
}
