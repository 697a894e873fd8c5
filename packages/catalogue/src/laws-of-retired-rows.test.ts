import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { listPriceOf } from '@door/domain/selling/pricing/item-price';
import { describeItem } from '@door/domain/door/configure/describe-item';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { unknownRows } from '@door/domain/door/configure/unknown-rows';
import { validateItem } from '@door/domain/door/configure/validate-item';
import type { Item } from '@door/domain/door/model/item';
import { isEqual } from '@door/domain/lib/is-equal';
import { contextOf } from '@door/domain/testing/a-context';
import { clearBacking } from '@door/domain/door/glass/backing';
import { seededRandom } from '@door/domain/catalogue/dry-run/seeded-random';
import { replayRolls } from '@door/domain/testing/random-walk';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { describe, test } from 'vitest';
import { prices } from './rows/prices.ts';
import { retiring, supplierWith } from './testing/retired-rows.ts';
import { checkLaw, lawTimeout, seed, type TestSupplier, testSuppliers, type Walk } from './testing/walks.ts';

const walks = 200;

describe.each(testSuppliers)(`at $name (seed ${String(seed)})`, (supplier) => {
  const { sold } = supplier.catalogue;

  test(
    'a door of which every row is retired is drawn, described, priced and made as before, and stays valid',
    () => {
      const after = supplierWith(
        retiring(sold, () => true),
        supplier,
      );
      checkLaw(({ end }) => changesOf(end, supplier, after), walks, supplier);
    },
    lawTimeout,
  );

  test(
    'a row that is retired stays with a door that has it, and no choice brings one to another door',
    () => {
      const law = (walk: Walk) => {
        const random = seededRandom(walk.end.frame.overall.width);
        const some = supplierWith(
          retiring(sold, () => random(4) === 0),
          supplier,
        );
        const named = valuesIn([walk.end, sold.templates, sold.systems, clearBacking]);
        const others = supplierWith(
          retiring(sold, (row) => !isNamed(row, named) && random(4) === 0),
          supplier,
        );
        return [...changesOf(walk.end, supplier, some), ...acquiredOn(walk, others)];
      };
      checkLaw(law, walks, supplier);
    },
    lawTimeout,
  );
});

/** What a door is for everybody who reads it: its picture, its words, its bill and its price. */
const readings: Readonly<Record<string, (item: Item, supplier: TestSupplier) => unknown>> = {
  'looks different': (item, { catalogue }) => drawScene(factsOf({ item, catalogue, side: 'external' })),
  'reads differently': (item, { context }) => describeItem(item, context),
  'is made differently': (item, supplier) => bomOf(item, supplier),
  'costs something else': (item, supplier) => listPriceOf({ item, added: [] }, { prices, currency: 'EUR' }, supplier),
};

const changesOf = (item: Item, before: TestSupplier, after: TestSupplier): readonly string[] => [
  ...validateItem(item, after.context).map(({ message }) => `${message}\n${JSON.stringify(item)}`),
  ...Object.entries(readings)
    .filter(([, read]) => !isEqual(read(item, before), read(item, after)))
    .map(([fault]) => `The door ${fault}.\n${JSON.stringify(item)}`),
];

/** Choices that bring a retired row to a door which has none. */
function acquiredOn({ end }: Walk, supplier: TestSupplier): readonly string[] {
  const random = seededRandom(end.frame.overall.height);
  const rolls = Array.from({ length: 40 }, () => 1 + random(1_000_000));
  return replayRolls(end, rolls, supplier.context).flatMap(({ before, action, outcome }) => {
    if (!outcome.ok || notSoldIn(before, supplier).length > 0) return [];
    return notSoldIn(outcome.value.item, supplier).map(
      (what) => `${JSON.stringify(action)} brings ${what} to\n${JSON.stringify(before)}`,
    );
  });
}

function notSoldIn(item: Item, supplier: TestSupplier): readonly string[] {
  const { sold } = supplier.catalogue;
  const { glass, hardware } = item;
  const backings = [glass.doorBacking, ...Object.values(glass.partBacking)];
  return [
    ...unknownRows(item, contextOf(catalogueOf({ ...sold, retired: {} }))).map(({ message }) => message),
    ...(sold.hinges.some(({ name }) => name === hardware.hingeColour) ? [] : [hardware.hingeColour]),
    ...backings.filter((each) => each !== 'Unglazed' && !sold.backings.some(({ name }) => name === each)),
  ];
}

/** Every text and number in an item: a row that it names has its key among them. */
const valuesIn = (value: unknown): ReadonlySet<unknown> =>
  new Set(
    typeof value === 'object' && value !== null ? Object.values(value).flatMap((each) => [...valuesIn(each)]) : [value],
  );

const keys = ['id', 'code', 'name', 'profile', 'handleType', 'ral'];

const isNamed = (row: object, named: ReadonlySet<unknown>): boolean =>
  Object.entries(row).some(([field, value]) => keys.includes(field) && named.has(value));
