import { batchesWords } from '../../words/batches.ts';
import type { OpenedBatch } from '../batch-wire.ts';

const { page: says } = batchesWords;

/** What stands between a batch and its next moves; each sentence says what to do. Nothing while nothing does. */
export function BatchBlockers({ batch: { Moves } }: { readonly batch: Pick<OpenedBatch, 'Moves'> }) {
  const blocked = Moves.filter(({ Move, Blockers }) => Move !== 'recall' && Blockers.length > 0);
  if (blocked.length === 0) return null;
  return (
    <section id="batch-blockers" className="batch-blockers" aria-label={says.blockers}>
      {blocked.map(({ Move, Blockers }) => (
        <div key={Move}>
          <h2>{says.blocked(says.moves[Move], Blockers.length)}</h2>
          <ul>
            {Blockers.map(({ Code, Text }) => (
              <li key={Code}>{Text}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
