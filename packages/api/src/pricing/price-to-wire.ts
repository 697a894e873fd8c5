import { may } from '@door/domain/access/roles';
import { exchangeTo, type ItemPrice } from '@door/domain/commerce/item-price';
import { lineText } from '@door/domain/commerce/line-text';
import { amountText } from '@door/domain/commerce/money';
import type { PriceList } from '@door/domain/commerce/price-list';
import { workingText } from '@door/domain/commerce/working-text';
import type { Caller } from '../ports/context.ts';
import { pricingWords } from '../words.ts';

/** A price as it travels: amounts are text with two decimals. What the supplier earns is left out for who may not see it. */
export function priceToWire(price: ItemPrice, prices: PriceList, { role }: Caller) {
  const exchange = exchangeTo(price.currency, prices);
  const costs = {
    Discount: amountText(price.discount),
    NetTrade: amountText(price.netTrade),
    Markup: amountText(price.markup),
  };
  return {
    Currency: price.currency,
    Lines: price.lines.map((line) => ({
      Code: line.code,
      Text: lineText(line, pricingWords),
      Working: workingText(line, exchange),
      Quantity: line.working?.quantity ?? 0,
      Amount: amountText(line.amount),
      Fault: line.fault,
    })),
    List: amountText(price.list),
    ...(may(role, 'prices.seeCost') ? costs : {}),
    Unit: amountText(price.unit),
  };
}
