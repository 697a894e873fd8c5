import { Button } from '@door/ui/button';
import { Link } from '../../../shared/router/link.tsx';
import { useSelection } from '../../list/use-selection.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { WaitingLine } from '../batch-wire.ts';
import { useBoard } from './board-context.ts';
import { LineRow } from './line-row.tsx';
import { placedLine } from './place-lines.ts';
import { useDrop } from './use-drop.ts';

const { board: t } = batchesMessages;

/** The lines of orders Ready For Production that stand in no batch. A line of a batch that is dropped here is taken out. */
export function WaitingLines({ lines }: { readonly lines: readonly WaitingLine[] }) {
  const { mayRun, ask } = useBoard();
  const selection = useSelection(lines, { idOf: ({ LineId }) => LineId, labelOf: t.lineName });
  const ticked = selection.rows.map((line) => placedLine(line, null));
  const drop = useDrop({ kind: 'out' });
  return (
    <section className="board-waiting" aria-label={t.waiting} {...drop}>
      <header>
        <h2>
          {t.waiting} <span className="num">{lines.length}</span>
        </h2>
        {mayRun && lines.length > 0 ? (
          <Button scale="row" disabled={ticked.length === 0} onClick={() => ask(ticked)}>
            {t.moveTicked(ticked.length)}
          </Button>
        ) : null}
      </header>
      {lines.length === 0 ? (
        <div className="office-empty">
          <p>{t.none}</p>
          <Link className="btn btn-line" to="/installer/order?state=Accepted">
            {t.toBlocked}
          </Link>
        </div>
      ) : (
        <ul>
          {lines.map((line) => (
            <LineRow
              key={line.LineId}
              line={line}
              placed={placedLine(line, null)}
              isMovable={mayRun}
              together={ticked}
              before={
                mayRun ? (
                  <label className="board-tick">
                    <input
                      type="checkbox"
                      aria-label={t.tick(t.lineName(line))}
                      checked={selection.ids.has(line.LineId)}
                      onChange={() => selection.tick(line.LineId, false)}
                    />
                  </label>
                ) : null
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}
