import { batchMoves } from '@door/domain/making/batch/batch-cycle';
import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Link } from '../../../shared/router/link.tsx';
import { useRouter } from '../../../shared/router/use-router.ts';
import { officeClient } from '../../queries/office-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { useMe } from '../../queries/use-me.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { OpenedBatch } from '../batch-wire.ts';
import './batch-lines.css';

const { board, page: t } = batchesMessages;

/** The order lines of a batch; while it is planned, each can be taken out. */
export function LinesTab({ batch: { Id, State, Lines } }: { readonly batch: OpenedBatch }) {
  const { Role } = useMe();
  const takeOut = useMutation({
    meta: batchMutationMeta,
    mutationFn: (LineId: string) => officeClient.batch.removeItem.mutate({ Id, LineId }),
  });
  const isTakenOut = (line: string) => takeOut.isPending && takeOut.variables === line;
  const { go } = useRouter();
  const remove = useMutation({
    meta: batchMutationMeta,
    mutationFn: async (): Promise<void> => void (await officeClient.batch.remove.mutate({ Id })),
    onSuccess: () => go('/installer/batches'),
  });
  const isMovable = State === batchMoves.plan.to && may(Role, 'production.run');
  if (Lines.length === 0) {
    return (
      <div className="office-empty">
        <p>{t.noLines}</p>
        <Link className="btn btn-line" to="/installer/batches">
          {t.toBoard}
        </Link>
        {isMovable ? (
          <Button look="quiet" busy={remove.isPending} onClick={() => !remove.isPending && remove.mutate()}>
            {t.remove}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <ul className="batch-lines">
      {Lines.map((line) => {
        const { LineId, Door, Quantity, Reason } = line;
        return (
          <li key={LineId}>
            <div>
              <b>{Quantity === 1 ? Door : board.times(Quantity, Door)}</b>
              <small className="num">{board.whose(line)}</small>
              <small className="num">{board.what(line)}</small>
              <small>{board.reasons[Reason]}</small>
            </div>
            {isMovable ? (
              <Button
                scale="row"
                look="quiet"
                aria-label={t.takeOutNamed(board.lineName(line))}
                busy={isTakenOut(LineId)}
                onClick={() => !isTakenOut(LineId) && takeOut.mutate(LineId)}
              >
                {t.takeOut}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
