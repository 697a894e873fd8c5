import { may } from '@door/domain/access/roles';
import { isInProduction } from '@door/domain/order/order';
import { isLocked } from '@door/domain/order/order-locks';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { useRouter } from '../../../platform/router/use-router.ts';
import { useDelayedSend } from '../../layout/use-delayed-send.ts';
import { waitForToast } from '../../layout/wait-for-toast.ts';
import { officeClient } from '../../queries/office-client.ts';
import { useMe } from '../../queries/use-me.ts';
import { AddItemsDialog } from '../../quotes/items/add-items.tsx';
import { officeWords } from '../../words/office.ts';
import { orderPageWords as says } from '../../words/order-page.ts';
import { RemakeDialog } from '../money/remake-dialog.tsx';
import { orderTabPath } from '../order-tabs.tsx';
import { type OpenedOrder, standingOf } from '../order-wire.ts';
import { changeOrder, useOrderChange } from '../order-changes.ts';
import { BomProgress } from './bom-progress.tsx';
import { OrderLineRow } from './order-line-row.tsx';
import { OrderSums } from './order-sums.tsx';
import type { OrderBoms } from './use-order-boms.ts';
import './order-items.css';

interface OrderItemsProps {
  readonly order: OpenedOrder;
  readonly boms: OrderBoms;
}

/** The doors of an order with the state of their bills, and what they come to. */
export function OrderItems({ order, boms }: OrderItemsProps) {
  const { Role } = useMe();
  const standing = standingOf(order);
  const { go } = useRouter();
  const change = useOrderChange(order);
  const [isAdding, setIsAdding] = useState(false);
  const [remade, setRemade] = useState<string | null>(null);
  const removal = useRemovedLines(order);
  const isDraft = !isLocked('lines', standing) && may(Role, 'orders.sell');
  const mayMakeBoms = !isLocked('bom', standing);
  const mayRemake = isInProduction(standing) && may(Role, 'production.run');
  const lines = order.Lines.filter(({ LineId }) => !removal.isScheduled(LineId));
  return (
    <>
      {lines.length === 0 ? <p className="order-empty">{says.noLines}</p> : null}
      <ul className="sale-lines" aria-label={says.list}>
        {lines.map((line) => (
          <OrderLineRow
            key={line.LineId}
            order={order}
            line={line}
            onRemove={isDraft ? () => removal.schedule(line.LineId) : null}
            onMakeAgain={mayRemake ? () => setRemade(line.LineId) : null}
          />
        ))}
      </ul>
      <div className="order-items-acts">
        {isDraft ? (
          <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
            {officeWords.quote.addItems}
          </Button>
        ) : null}
        {mayMakeBoms && lines.length > 0 && !boms.isMaking ? (
          <Button onClick={boms.make}>{says.updateBoms}</Button>
        ) : null}
        <BomProgress boms={boms} />
      </div>
      <OrderSums order={order} />
      {isAdding ? (
        <AddItemsDialog
          customerId={order.CustomerId}
          lines={order.Lines}
          busy={change.isPending}
          add={(added) =>
            change
              .mutateAsync(() =>
                changeOrder(order.Id, (at) => officeClient.order.addItems.mutate({ ...at, Lines: [...added] })),
              )
              .then(
                () => true,
                () => false,
              )
          }
          onClose={() => setIsAdding(false)}
        />
      ) : null}
      {remade === null ? null : (
        <RemakeDialog
          order={order}
          lineId={remade}
          onMade={(id) => void go(orderTabPath(id, 'items'))}
          onClose={() => setRemade(null)}
        />
      )}
    </>
  );
}

/** Takes lines out of a draft. The server hears of it when the toast is gone that offers to take them back. */
function useRemovedLines(order: OpenedOrder) {
  const change = useOrderChange(order);
  return useDelayedSend(
    (LineId) =>
      change
        .mutateAsync(() => changeOrder(order.Id, (at) => officeClient.order.removeLine.mutate({ ...at, LineId })))
        .catch(() => undefined),
    (lineId, over, undo) => {
      const { Position = 0, Door = '' } = order.Lines.find(({ LineId }) => LineId === lineId) ?? {};
      const { undo: label, undoThis } = officeWords.quote;
      const usesKeys = document.activeElement?.matches(':focus-visible') ?? false;
      const action = { label, description: undoThis(Door), takesFocus: usesKeys, run: undo };
      return waitForToast(says.removed(Position), action, over);
    },
  );
}
