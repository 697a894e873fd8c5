import type { BatchGuard } from '@door/domain/making/batch/batch-cycle';
import { batchMoves } from '@door/domain/making/batch/batch-cycle';
import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Link } from '../../../shared/router/link.tsx';
import type { PagePath } from '../../../shared/router/paths.ts';
import { officeClient } from '../../queries/office-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { useMe } from '../../queries/use-me.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { OpenedBatch } from '../batch-wire.ts';

const { page: t } = batchesMessages;

interface Way {
  readonly label: keyof typeof t.ways;
  readonly to: (batch: string) => PagePath;
}

const weeks: Way = { label: 'weeks', to: () => '/installer/batches' };
const plans: Way = { label: 'plans', to: (batch) => `/installer/batches/${batch}?tab=plans` };
const lines: Way = { label: 'lines', to: (batch) => `/installer/batches/${batch}?tab=lines` };

/** Where it is put right; what is said with the move itself leads nowhere. */
const ways: Partial<Readonly<Record<BatchGuard, Way>>> = {
  'batch.no-lines': weeks,
  'batch.other-week': lines,
  'batch.line-on-hold': lines,
  'batch.bar-length': plans,
  'batch.stale-plan': plans,
  'batch.unchecked-plan': plans,
  'batch.open-pieces': { label: 'scan', to: (batch) => `/installer/batches/${batch}/scan` },
};

interface BlockedProps {
  readonly batch: Pick<OpenedBatch, 'Id' | 'State' | 'Moves'>;
}

/** What stands between a batch and its next moves; each sentence says what to do, and leads there. Nothing while nothing does. */
export function BatchBlockers({ batch: { Id, State, Moves } }: BlockedProps) {
  const { Role } = useMe();
  const isMovable = State === batchMoves.plan.to && may(Role, 'production.run');
  const blocked = Moves.filter(({ Move, Blockers }) => !['recall', 'reopen'].includes(Move) && Blockers.length > 0);
  if (blocked.length === 0) return null;
  return (
    <section id="batch-blockers" className="batch-blockers" aria-label={t.blockers}>
      {blocked.map(({ Move, Blockers }) => (
        <div key={Move}>
          <h2>{t.blocked(t.moves[Move], Blockers.length)}</h2>
          <ul>
            {Blockers.map(({ Code, Text, LineIds }) => (
              <li key={Code}>
                <span>{Text}</span>
                <WayTo way={ways[Code]} batch={Id} />
                {isMovable && LineIds.length > 0 ? <TakeOut batch={Id} lines={LineIds} /> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const WayTo = ({ way, batch }: { readonly way: Way | undefined; readonly batch: string }) =>
  way ? (
    <Link className="btn btn-line btn-sm" to={way.to(batch)}>
      {t.ways[way.label]}
    </Link>
  ) : null;

/** The doors that hold up the others go back to those that wait. */
function TakeOut({ batch, lines }: { readonly batch: string; readonly lines: readonly string[] }) {
  const takeOut = useMutation({
    meta: batchMutationMeta,
    mutationFn: async (): Promise<void> => {
      for (const LineId of lines) await officeClient.batch.removeItem.mutate({ Id: batch, LineId });
    },
  });
  return (
    <Button look="line" scale="row" busy={takeOut.isPending} onClick={() => !takeOut.isPending && takeOut.mutate()}>
      {t.takeOutDoors}
    </Button>
  );
}
