import { StatusPill, type StatusPillProps } from '@door/ui/status-pill';
import { moneyText } from '../../../platform/words/money-text.ts';
import { type MenuEntry, MoreMenu } from '../../layout/more-menu.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { LineDoor, linePath } from '../../quotes/items/line-door.tsx';
import { QuantityField } from '../../quotes/items/quantity-field.tsx';
import { useLineItem } from '../../quotes/items/use-line-item.ts';
import { orderPageWords as says } from '../../words/order-page.ts';
import type { OpenedOrder, OpenedOrderLine } from '../order-wire.ts';
import { changeOrder, useOrderChange } from '../order-changes.ts';

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
export function OrderLineRow({ order, line, onRemove, onMakeAgain }: OrderLineRowProps) {
  const { LineId, ItemId, Position, Quantity, Door, Unit, Amount, Bom, MeasuredAt } = line;
  const change = useOrderChange(order);
  const item = useLineItem(ItemId);
  const path = linePath(ItemId, item);
  const entries: readonly MenuEntry[] = [
    { label: says.openItem, action: path },
    { label: says.openSurvey, action: `/installer/survey/${ItemId}` },
    { label: says.openSheet, action: `/installer/work-sheet/${ItemId}` },
    ...(onMakeAgain ? [{ label: says.makeAgain, action: onMakeAgain }] : []),
    ...(onRemove ? [{ label: says.removeLine, action: onRemove }] : []),
  ];
  return (
    <li className="sale-line order-line">
      <LineDoor item={item} path={path} name={Door} />
      <div className="order-line-pills">
        <StatusPill tone={bomTones[Bom]}>{says.boms[Bom]}</StatusPill>
        <StatusPill tone={MeasuredAt === null ? 'quiet' : 'success'}>
          {MeasuredAt === null ? says.notMeasured : says.measured}
        </StatusPill>
      </div>
      <div className="sale-line-quantity">
        {onRemove ? (
          <QuantityField
            label={says.quantityOf(Position)}
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
      <MoreMenu label={says.lineMenu(Position)} entries={entries} />
    </li>
  );
}
