import { type ExplainedPrice, explainedPrice } from '@door/domain/selling/pricing/explained-price';
import { itemPriceOf } from '@door/domain/selling/pricing/item-price';
import { amountText, percent } from '@door/domain/selling/pricing/money';
import { canonicalJson } from '@door/domain/lib/canonical-json';
import type { Item } from '@door/domain/door/model/item';
import type { Currency } from '@door/domain/door/model/item-record';
import { contextOf } from '@door/domain/testing/a-context';
import { aDoorOf } from '@door/domain/testing/a-door';
import { seededRandom } from '@door/domain/catalogue/dry-run/seeded-random';
import { randomWalk } from '@door/domain/testing/random-walk';
import { coupledSurround, doubleDoor, singleDoor } from '@door/domain/testing/worked-example-items';
import { pricing } from '@door/domain/messages/english/pricing';
import { prices } from '../rows/prices.ts';
import { catalogue, priced } from './priced-doors.ts';
import { workedSurround } from './worked-surround.ts';

export const hashedCurrencies = ['EUR', 'GBP'] as const satisfies readonly Currency[];

/** The terms under which prices are hashed; `percent` takes what a call takes. */
export const hashedTerms = { tier: 'B', markup: 40 } as const;

const context = contextOf(catalogue);

const walked = (seed: number): Item => {
  const random = seededRandom(seed);
  const templates = catalogue.rows.templates;
  const template = templates[random(templates.length)];
  if (!template) throw new Error('The demo catalogue has no templates.');
  return randomWalk(aDoorOf(template.id, catalogue), { context, random, steps: 60 }, () => undefined);
};

/** The handbook's worked doors, and ten that people may have chosen. */
export const hashedItems: Readonly<Record<string, Item>> = {
  '(a) a single door': singleDoor,
  '(b) a coupled surround': coupledSurround,
  '16. (b) with glass of group B in laminated units': workedSurround,
  '(c) a double door': doubleDoor,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed): [string, Item] => [`walk ${String(seed)}`, walked(seed)]),
  ),
};

/** A price as calls answer it, as far as every caller may see it who sees costs. */
export interface PriceToHash {
  readonly Currency: Currency;
  readonly Lines: readonly object[];
  readonly List: string;
  readonly Discount?: string;
  readonly NetTrade?: string;
  readonly Markup?: string;
  readonly Unit: string;
}

/** The one spelling of a price: line by line, with every sum. */
export const priceBytes = ({ Currency: currency, Lines, List, Discount, NetTrade, Markup, Unit }: PriceToHash) =>
  canonicalJson([currency, Lines, List, Discount, NetTrade, Markup, Unit]);

/** The price of an item by the rules alone: no store, no call. */
export const bytesByRules = (item: Item, currency: Currency): string =>
  priceBytes(
    asAnswered(
      explainedPrice(
        itemPriceOf(priced(item, { currency }), { ...hashedTerms, markup: percent(hashedTerms.markup) }, prices),
        prices,
        pricing,
      ),
    ),
  );

const asAnswered = ({ currency, lines, list, discount, netTrade, markup, unit }: ExplainedPrice): PriceToHash => ({
  Currency: currency,
  Lines: lines.map(({ code, text, working, quantity, amount, fault }) => ({
    Code: code,
    Text: text,
    Working: working,
    Quantity: quantity,
    Amount: amountText(amount),
    Fault: fault,
  })),
  List: amountText(list),
  Discount: amountText(discount),
  NetTrade: amountText(netTrade),
  Markup: amountText(markup),
  Unit: amountText(unit),
});
