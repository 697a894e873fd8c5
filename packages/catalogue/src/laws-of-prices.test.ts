import { itemPriceOf, listPriceOf, faultyLines, type PriceTerms } from '@door/domain/selling/pricing/item-price';
import { percent, sumMoney, subtractMoney, addMoney } from '@door/domain/selling/pricing/money';
import { priceTiers } from '@door/domain/selling/pricing/price-list';
import { configure } from '@door/domain/door/configure/configure';
import { extraOptions } from '@door/domain/door/extras/extra-options';
import type { Action } from '@door/domain/door/model/action';
import { extraKinds } from '@door/domain/door/model/extra-kinds';
import { itemId } from '@door/domain/door/model/ids';
import { isEqual } from '@door/domain/lib/is-equal';
import type { Item } from '@door/domain/door/model/item';
import type { Currency } from '@door/domain/door/model/item-record';
import { mirrored } from '@door/domain/testing/mirrored';
import { describe, expect, test } from 'vitest';
import { prices } from './rows/prices.ts';
import { occurredOf } from '@door/domain/testing/law-share';
import { checkLaw, lawTimeout, seed, type TestSupplier, testSuppliers, type Walk } from './testing/walks.ts';

/** Both ends of each walk, at both suppliers: a thousand doors by `npm run laws`. */
const walks = 250;
const currencies: readonly Currency[] = ['EUR', 'GBP'];

const listPrice = (item: Item, currency: Currency, supplier: TestSupplier) =>
  listPriceOf({ item, added: [] }, { prices, currency }, supplier);

const inEuros = (item: Item, supplier: TestSupplier) => listPrice(item, 'EUR', supplier).list.minor;

const everyTerms: readonly PriceTerms[] = [...priceTiers, 'none' as const].map((tier) => ({
  tier,
  markup: percent(37.25),
}));

/** Law 1. What is shown adds up, to the cent. */
const sumFaults = (item: Item, supplier: TestSupplier): readonly string[] =>
  currencies.flatMap((currency) => {
    const listed = listPrice(item, currency, supplier);
    const shown = sumMoney(
      listed.lines.map(({ amount }) => amount),
      currency,
    );
    const faults = isEqual(shown, listed.list) ? [] : [`The lines add up to ${String(shown.minor)}`];
    return [
      ...faults,
      ...faultyLines(listed).map(({ code }) => `${code} has no price`),
      ...everyTerms.flatMap((terms) => {
        const { list, discount, netTrade, markup, unit } = itemPriceOf(listed, terms, prices);
        const isSum = isEqual(subtractMoney(list, discount), netTrade) && isEqual(addMoney(netTrade, markup), unit);
        return isSum ? [] : [`Tier ${terms.tier} in ${currency} does not add up`];
      }),
    ];
  });

/** Law 2. Nothing but the design and the rows goes into a price: another item of the same design costs the same, byte by byte. */
function otherFactsFaults(item: Item, supplier: TestSupplier): readonly string[] {
  const copy = { ...structuredClone(item), id: itemId('another'), choices: { templateId: item.templateId } };
  return currencies.flatMap((currency) => {
    const [one, other] = [item, copy].map((each) => JSON.stringify(listPrice(each, currency, supplier)));
    return one === other ? [] : [`${currency}: ${one ?? ''}\n${other ?? ''}`];
  });
}

const compared = new Set<string>();

/** Law 3. Whatever a person adds never makes the door cheaper, and taken off again it leaves the price as it was. */
function extraFaults(item: Item, supplier: TestSupplier): readonly string[] {
  const { context } = supplier;
  const apply = (now: Item, action: Action): Item | null => {
    const outcome = configure(now, action, context);
    return outcome.ok ? outcome.value.item : null;
  };
  const before = inEuros(item, supplier);
  return extraKinds.flatMap((kind) => {
    if (item.extras.chosen[kind] !== null) return [];
    const stock = extraOptions(item, kind, context).find(
      ({ value, disabledReason }) => value !== null && disabledReason === null,
    );
    const withIt = stock?.value ? apply(item, { type: 'extra.choose', kind, stock: stock.value.code }) : null;
    if (withIt === null) return [];
    const without = apply(withIt, { type: 'extra.choose', kind, stock: null });
    const more = inEuros(withIt, supplier);
    compared.add(kind);
    return [
      ...(more < before ? [`${kind} lowers the price from ${String(before)} to ${String(more)}`] : []),
      ...(without !== null && inEuros(without, supplier) !== before ? [`${kind} taken off leaves another price`] : []),
    ];
  });
}

/** Law 4. A door hung the other way round costs the same. */
function mirrorFaults(item: Item, supplier: TestSupplier): readonly string[] {
  const [one, other] = [item, mirrored(item, supplier.catalogue)].map((each) => inEuros(each, supplier));
  return one === other ? [] : [`${String(one)}, its mirror image ${String(other)}`];
}

const laws = {
  'the lines add up, each has a price, discount and markup are what they say': sumFaults,
  'a price depends on the design and the rows alone': otherFactsFaults,
  'an extra never lowers the price, and leaves it as it was when it is taken off': extraFaults,
  'a mirror image costs the same': mirrorFaults,
};

/** All laws over the same walks: to walk takes longer than to price. */
const lawFaults = (item: Item, supplier: TestSupplier): readonly string[] =>
  Object.entries(laws).flatMap(([law, faultsOf]) =>
    faultsOf(item, supplier).map((fault) => `Broken: ${law}. ${fault}\n${JSON.stringify(item)}`),
  );

describe('prices of random doors', () => {
  test.each(testSuppliers)(
    `of $name: they add up, depend on the design alone, never fall with an extra, and are those of the mirror image (seed ${String(seed)})`,
    (supplier) => {
      const law = ({ start, end }: Walk) => [start, end].flatMap((item) => lawFaults(item, supplier));
      expect(() => {
        checkLaw(law, walks, supplier);
      }).not.toThrow();
    },
    lawTimeout,
  );

  test('every kind of extra was added to some door', () => {
    expect(occurredOf(compared, extraKinds)).toEqual(extraKinds.toSorted());
  });
});
