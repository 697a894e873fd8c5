import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { type ListPrice, listPriceOf } from '@door/domain/selling/pricing/item-price';
import { amountText } from '@door/domain/selling/pricing/money';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { configureAll } from '@door/domain/door/configure/configure';
import { agreedChoices } from '@door/domain/door/configure/choices-towards';
import { effective } from '@door/domain/door/effective/effective';
import { templateId } from '@door/domain/door/model/ids';
import {
  coupledSurround as workedCoupledSurround,
  doubleDoor as workedDoubleDoor,
  singleDoor as workedSingleDoor,
} from '@door/domain/testing/worked-example-items';
import type { Action } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import type { Currency } from '@door/domain/door/model/item-record';
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

/** A worked example in that frame style, as somebody may have chosen it. */
const madeIn = (template: string, item: Item): Item =>
  effective({ id: item.id, choices: agreedChoices({ ...item, templateId: templateId(template) }, context) }, context);

export const singleDoor = madeIn('single-door', workedSingleDoor);
export const doubleDoor = madeIn('double-door', workedDoubleDoor);
export const coupledSurround = madeIn('single-door-full-surround', workedCoupledSurround);

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
