import { isOrderMoveFrom } from '@door/domain/selling/order/order-cycle';
import { BatchPill } from '../../batches/batch-pill.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { orderPageMessages } from '../../messages/orders.ts';
import type { OpenedOrder } from '../order-wire.ts';
import './order-batches.css';

const { batches: t } = orderPageMessages;

/** In which batch each door of an order is made, and how far that is. */
export function OrderBatches({ order: { Lines, State } }: { readonly order: OpenedOrder }) {
  const isReady =
    isOrderMoveFrom('batch', State) ||
    Lines.some(({ Batch, Parts }) => Batch !== null || Parts.some((part) => part.Batch !== null));
  return (
    <>
      {isReady ? null : <p className="order-empty">{t.notYet}</p>}
      <ul className="order-batches" aria-label={t.list}>
        {Lines.flatMap(({ LineId, Position, Door, Batch, Parts }) =>
          Parts.length === 0
            ? [{ key: LineId, name: t.item(Position, Door), Batch }]
            : Parts.map((part) => ({
                key: `${LineId} ${String(part.First)}`,
                name: `${t.item(Position, Door)}, ${t.part(part.First, part.Doors)}`,
                Batch: part.Batch,
              })),
        ).map(({ key, name, Batch }) => (
          <li key={key}>
            <span>{name}</span>
            {Batch ? (
              <>
                <Link className="num" to={`/installer/batches/${Batch.Id}`}>
                  {Batch.Number}
                </Link>
                <BatchPill state={Batch.State} />
              </>
            ) : isReady ? (
              <small>{t.waits}</small>
            ) : null}
          </li>
        ))}
      </ul>
      <Link className="btn btn-line" to="/installer/batches">
        {t.toBatches}
      </Link>
    </>
  );
}
