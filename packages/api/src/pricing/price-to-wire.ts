import { may } from '@door/domain/people/roles';
import type { ExplainedPrice } from '@door/domain/selling/pricing/explained-price';
import { amountText } from '@door/domain/selling/pricing/money';
import type { Caller } from '../ports/context.ts';

/** A price as it travels: amounts are text with two decimals. What the supplier earns is left out for who may not see it. */
export function priceToWire(price: ExplainedPrice, { role }: Pick<Caller, 'role'>) {
  const costs = {
    Discount: amountText(price.discount),
    NetTrade: amountText(price.netTrade),
    Markup: amountText(price.markup),
  };
  return {
    Currency: price.currency,
    Lines: price.lines.map(({ code, text, working, quantity, amount, fault }) => ({
      Code: code,
      Text: text,
      Working: working,
      Quantity: quantity,
      Amount: amountText(amount),
      Fault: fault,
    })),
    List: amountText(price.list),
    ...(may(role, 'prices.seeCost') ? costs : {}),
    Unit: amountText(price.unit),
  };
}
