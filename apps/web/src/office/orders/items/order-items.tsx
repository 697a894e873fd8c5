import { may } from '@door/domain/people/roles';
import { isInProduction } from '@door/domain/selling/order/order';
import { isLocked } from '@door/domain/selling/order/order-locks';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';
import { useState } from 'react';
import { useRouter } from '../../../shared/router/use-router.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import { type MenuEntry, MoreMenu } from '../../layout/more-menu.tsx';
import { useDelayedSend } from '../../layout/use-delayed-send.ts';
import { waitForToast } from '../../layout/wait-for-toast.ts';
import { officeClient } from '../../queries/office-client.ts';
import { useMe } from '../../queries/use-me.ts';
import { AddItemsDialog } from '../../quotes/items/add-items.tsx';
import { LineDoor, linePath } from '../../quotes/items/line-door.tsx';
import { QuantityField } from '../../quotes/items/quantity-field.tsx';
import { useLineItem } from '../../quotes/items/use-line-item.ts';
import { officeMessages } from '../../messages/office.ts';
import { orderPageMessages as t } from '../../messages/orders.ts';
import { RemakeDialog } from '../money/remake-dialog.tsx';
import { changeOrder, useOrderChange } from '../order-changes.ts';
import { orderTabPath } from '../order-tabs.tsx';
import { type OpenedOrder, type OpenedOrderLine, standingOf } from '../order-wire.ts';
import { BomProgress } from './bom-progress.tsx';
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
      {lines.length === 0 ? <p className="order-empty">{t.noLines}</p> : null}
      <ul className="sale-lines" aria-label={t.list}>
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
      <div className="row order-items-acts">
        {isDraft ? (
          <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
            {officeMessages.quote.addItems}
          </Button>
        ) : null}
        {mayMakeBoms && lines.length > 0 && !boms.isMaking ? <Button onClick={boms.make}>{t.updateBoms}</Button> : null}
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
      const { undo: label, undoThis } = officeMessages.quote;
      const usesKeys = document.activeElement?.matches(':focus-visible') ?? false;
      const action = { label, description: undoThis(Door), takesFocus: usesKeys, run: undo };
      return waitForToast(t.removed(Position), action, over);
    },
  );
}

const bomTones: Readonly<Record<OpenedOrderLine['Bom'], StatusPillProps['tone']>> = {
  missing: 'quiet',
  stale: 'warning',
  fresh: 'success',
};

interface OrderLineRowProps {
  readonly order: OpenedOrder;
  readonly line: OpenedOrderLine;
  /** Null: the lines of the order are fixed. */
  readonly onRemove: (() => void) | null;
  /** Null: it cannot be made again, because it is not made yet. */
  readonly onMakeAgain: (() => void) | null;
}

/** A line of an order: picture, door and size, how far its bill and its survey are, quantity and amounts. */
function OrderLineRow({ order, line, onRemove, onMakeAgain }: OrderLineRowProps) {
  const { LineId, ItemId, Position, Quantity, Door, Unit, Amount, Bom, MeasuredAt } = line;
  const change = useOrderChange(order);
  const item = useLineItem(ItemId);
  const path = linePath(ItemId, item);
  const entries: readonly MenuEntry[] = [
    { label: t.openItem, action: path },
    { label: t.openSurvey, action: `/installer/survey/${ItemId}` },
    { label: t.openSheet, action: `/installer/work-sheet/${ItemId}` },
    ...(onMakeAgain ? [{ label: t.makeAgain, action: onMakeAgain }] : []),
    ...(onRemove ? [{ label: t.removeLine, action: onRemove }] : []),
  ];
  return (
    <li className="sale-line order-line">
      <LineDoor item={item} path={path} name={Door} />
      <div className="order-line-pills">
        <StatusPill tone={bomTones[Bom]}>{t.boms[Bom]}</StatusPill>
        <StatusPill tone={MeasuredAt === null ? 'quiet' : 'success'}>
          {MeasuredAt === null ? t.notMeasured : t.measured}
        </StatusPill>
      </div>
      <div className="sale-line-quantity">
        {onRemove ? (
          <QuantityField
            label={t.quantityOf(Position)}
            value={Quantity}
            onChange={(quantity) =>
              change.mutate(() =>
                changeOrder(order.Id, (at) =>
                  officeClient.order.updateLine.mutate({ ...at, LineId, Quantity: quantity }),
                ),
              )
            }
          />
        ) : (
          <span className="num">{Quantity}</span>
        )}
      </div>
      <span className="num sale-line-unit">{moneyText(Unit, order.Currency)}</span>
      <span className="num order-line-amount">{moneyText(Amount, order.Currency)}</span>
      <MoreMenu label={t.lineMenu(Position)} entries={entries} />
    </li>
  );
}
