import { Button } from '@door/ui/button';
import { Tick, Warning } from '@door/ui/icons';
import { batchesMessages } from '../../messages/batches.ts';
import { isReply, type ScanResult } from './scan-queue.ts';
import { kindOf } from './signal.ts';

const { scan: t } = batchesMessages;

interface LatestResultProps {
  readonly result: ScanResult | undefined;
  /** Takes it back. */
  onUndo(result: ScanResult): void;
  /** Ticks a door at assembly and at the check. */
  onBoth(code: string): void;
}

/** The latest result, large: in words, with a sign and a colour. */
export function LatestResult({ result, onUndo, onBoth }: LatestResultProps) {
  if (!result) return null;
  const { Outcome, Code, Text } = result;
  const piece = isReply(result) ? result.Piece : null;
  const kind = kindOf[Outcome];
  return (
    <div className="scan-result" data-kind={kind}>
      <p className="scan-outcome">
        {kind === 'wrong' ? <Warning /> : <Tick />}
        {t.outcomes[Outcome]}
      </p>
      {piece ? (
        <dl>
          <div>
            <dt>{t.piece}</dt>
            <dd>{t.pieceText(piece)}</dd>
          </div>
          {piece.Order === '' ? null : (
            <div>
              <dt>{t.order}</dt>
              <dd className="num">{t.orderText(piece)}</dd>
            </div>
          )}
          {piece.Slot === '' ? null : (
            <div>
              <dt>{t.slot}</dt>
              <dd className="num scan-slot">{piece.Slot}</dd>
            </div>
          )}
        </dl>
      ) : null}
      {kind === 'wrong' || Outcome === 'spoiled' ? <p>{Text}</p> : null}
      <p className="num">{Code}</p>
      {Outcome === 'needs-assembly' ? <Button onClick={() => onBoth(Code)}>{t.both}</Button> : null}
      {isReply(result) && result.EventId !== null ? <Button onClick={() => onUndo(result)}>{t.undo}</Button> : null}
    </div>
  );
}

/** What was scanned before, the newest first. */
export const EarlierResults = ({ results }: { readonly results: readonly ScanResult[] }) =>
  results.length === 0 ? null : (
    <section className="scan-earlier" aria-label={t.earlier}>
      <h2>{t.earlier}</h2>
      <ol>
        {results.map(({ Code, Outcome }, index) => (
          <li key={`${results.length - index} ${Code}`}>
            <b className="num">{Code}</b>
            <span>{t.outcomes[Outcome]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
