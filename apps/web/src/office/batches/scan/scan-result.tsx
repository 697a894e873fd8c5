import { Tick } from '@door/ui/icons';
import { Warning } from '@door/ui/later-icons';
import { batchesWords } from '../../words/batches.ts';
import type { ScanResult } from './scan-queue.ts';
import { kindOf } from './signal.ts';

const { scan: says } = batchesWords;

/** The latest result, large: in words, with a sign and a colour. */
export function LatestResult({ result }: { readonly result: ScanResult | undefined }) {
  if (!result) return null;
  const { Outcome, Code, Text } = result;
  const piece = result.Outcome === 'refused' ? null : result.Piece;
  const kind = kindOf[Outcome];
  return (
    <div className="scan-result" data-kind={kind}>
      <p className="scan-outcome">
        {kind === 'wrong' ? <Warning /> : <Tick />}
        {says.outcomes[Outcome]}
      </p>
      {piece ? (
        <dl>
          <div>
            <dt>{says.piece}</dt>
            <dd>{says.pieceText(piece)}</dd>
          </div>
          <div>
            <dt>{says.order}</dt>
            <dd className="num">{says.orderText(piece)}</dd>
          </div>
          <div>
            <dt>{says.slot}</dt>
            <dd className="num scan-slot">{piece.Slot}</dd>
          </div>
        </dl>
      ) : null}
      {kind === 'wrong' ? <p>{Text}</p> : null}
      <p className="num">{Code}</p>
    </div>
  );
}

/** What was scanned before, the newest first. */
export const EarlierResults = ({ results }: { readonly results: readonly ScanResult[] }) =>
  results.length === 0 ? null : (
    <section className="scan-earlier" aria-label={says.earlier}>
      <h2>{says.earlier}</h2>
      <ol>
        {results.map(({ Code, Outcome }, index) => (
          <li key={`${results.length - index} ${Code}`}>
            <b className="num">{Code}</b>
            <span>{says.outcomes[Outcome]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
