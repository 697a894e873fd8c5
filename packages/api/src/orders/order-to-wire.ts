import { may } from '@door/domain/access/roles';
import { amountText } from '@door/domain/commerce/money';
import { amountOfLine } from '@door/domain/commerce/quote-totals';
import { numberText } from '@door/domain/model/running-number';
import type { OrderCharge, OrderLine } from '@door/domain/order/order';
import { findCustomer } from '../office/customers.ts';
import type { StoredOrder } from '../ports/order-store.ts';
import type { CallScope } from '../procedure.ts';
import { discountToWire, totalsToWire } from '../quotes/quote-to-wire.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** What lists show of an order. */
export const orderHeadToWire = ({ id, number, order }: StoredOrder) => ({
  Id: id,
  /** `10001`. */
  Number: numberText('order', number),
  State: order.state,
  QuoteId: order.quote.id,
  Currency: order.currency,
  Total: amountText(order.agreed.total),
});

/** An order at the prices that were agreed. Costs are left out for who may not see them. */
export async function orderToWire(ctx: CallScope, { order, ...stored }: StoredOrder) {
  const seesCost = may(ctx.caller.role, 'prices.seeCost');
  const { id, details } = unwrapOrThrow(await findCustomer(ctx, order.customerId));
  return {
    Id: stored.id,
    /** `10001`. */
    Number: numberText('order', stored.number),
    State: order.state,
    QuoteId: order.quote.id,
    QuoteVersion: order.quote.version,
    Currency: order.currency,
    /** Who was merged is answered as the customer that they are part of now. */
    CustomerId: id,
    Customer: { Id: id, Name: details.name },
    VatTreatment: order.treatment,
    Terms: order.terms,
    Note: order.note,
    Lines: order.lines.map(lineToWire),
    Charges: order.charges.map((charge) => chargeToWire(charge, seesCost)),
    Discount: discountToWire(order.discount),
    Totals: totalsToWire(order.agreed, seesCost),
    CreatedAt: stored.createdAt,
    LastUpdated: stored.lastUpdated,
  };
}

const lineToWire = ({ id, itemId, quantity, unit }: OrderLine, at: number) => ({
  LineId: id,
  ItemId: itemId,
  Position: at + 1,
  Quantity: quantity,
  Unit: amountText(unit),
  Amount: amountText(amountOfLine({ unit, quantity })),
});

const chargeToWire = ({ id, kind, text, quantity, unit, costOfGoods }: OrderCharge, seesCost: boolean) => ({
  ChargeId: id,
  Kind: kind,
  Text: text,
  Quantity: quantity,
  Unit: amountText(unit),
  Amount: amountText(amountOfLine({ unit, quantity })),
  IsGoods: costOfGoods !== null,
  ...(seesCost ? { Cost: costOfGoods === null ? null : amountText(costOfGoods) } : {}),
});
