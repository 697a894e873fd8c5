import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import { catalogueOf } from '@door/domain/catalogue/catalogue';
import { type ListPrice, listPriceOf } from '@door/domain/commerce/item-price';
import { amountText } from '@door/domain/commerce/money';
import type { PriceList } from '@door/domain/commerce/price-list';
import { configureAll } from '@door/domain/configure/configure';
import type { Action } from '@door/domain/model/action';
import type { Item } from '@door/domain/model/item';
import type { Currency } from '@door/domain/model/item-record';
import { contextOf } from '@door/domain/testing/a-context';
import { demoCatalogue, demoProduction } from '../demo.ts';
import { prices } from '../rows/prices.ts';

export const catalogue = catalogueOf(demoCatalogue);
const context = contextOf(catalogue);

/** The door after what a person chose; a refusal fails the test. */
export function chosen(item: Item, ...actions: readonly Action[]): Item {
  const outcome = configureAll(item, actions, context);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value.item;
}

interface Asked {
  readonly currency?: Currency;
  readonly added?: readonly WorkInstruction[];
  readonly list?: PriceList;
}

/** The price at the demo supplier. */
export const priced = (item: Item, { currency = 'EUR', added = [], list = prices }: Asked = {}): ListPrice =>
  listPriceOf({ item, added }, { prices: list, currency }, { catalogue, production: demoProduction });

/** The amounts of the lines of one rule: those of `P1` have codes that begin with `P1-`. */
export const ofRule = (rule: string, ...asked: Parameters<typeof priced>): readonly string[] =>
  priced(...asked)
    .lines.filter(({ code }) => code.startsWith(`${rule}-`))
    .map(({ amount }) => amountText(amount));
