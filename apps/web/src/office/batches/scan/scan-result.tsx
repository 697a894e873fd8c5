import { Button } from '@door/ui/button';
import { Tick, Warning } from '@door/ui/icons';
import { batchesMessages } from '../../messages/batches.ts';
import type { ScanReply } from '../batch-wire.ts';
import { isReply, type ScanQueueState, type ScanResult, type WaitingCode } from './scan-queue.ts';
import { type AnyOutcome, kindOf } from './signal.ts';

const { scan: t } = batchesMessages;

interface LatestResultProps {
  readonly result: ScanResult<ScanReply> | undefined;
  /** Takes it back. */
  onUndo(result: ScanResult<ScanReply>): void;
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

/** What is not answered yet stands where its answer will, so that nobody takes the one before for it. */
export const UnsentScans = ({
  waiting,
  sending,
}: Pick<ScanQueueState<WaitingCode, never, never>, 'waiting' | 'sending'>) => (
  <div className="scan-result" data-kind="waiting">
    <p className="scan-outcome">{sending === 'waiting' ? t.kept : t.sending}</p>
    <p className="num">{waiting.at(-1)?.code}</p>
    {sending === 'waiting' ? <p>{t.waiting(waiting.length)}</p> : null}
  </div>
);

interface EarlierProps {
  readonly results: readonly { readonly Code: string; readonly Outcome: AnyOutcome }[];
}

/** What was scanned before, the newest first. */
export const EarlierResults = ({ results }: EarlierProps) =>
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
