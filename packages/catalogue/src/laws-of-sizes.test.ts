import { designOfLeaf } from '@door/domain/door/design-fit/leaf-design';
import { lightsOf } from '@door/domain/door/weight/leaf-weight';
import { sizeSteps } from '@door/domain/making/explain/size-steps';
import { evaluate, type SizeStep } from '@door/domain/making/explain/size-formula';
import { glassUnitOf } from '@door/domain/door/formula/light-sights';
import type { Item } from '@door/domain/door/model/item';
import type { Size } from '@door/domain/lib/mm';
import { clearOpening } from '@door/domain/door/sizes/clear-opening';
import { leavesByGroup } from '@door/domain/door/sizes/leaf-sizes';
import { sizeSheet } from '@door/domain/door/sizes/size-sheet';
import { describe, expect, test } from 'vitest';
import { checkLaw, lawTimeout, seed, type TestSupplier, testSuppliers } from './testing/walks.ts';

const walks = 1_000;

/** Every size that is made, by the key of its explanation. */
function madeSizes(item: Item, { catalogue }: TestSupplier): ReadonlyMap<string, readonly number[]> {
  const sheet = sizeSheet(item, catalogue);
  const both = ({ width, height }: Size) => [width, height];
  const lights = leavesByGroup(sheet.leaves).flatMap(({ group, size }) =>
    lightsOf(size, designOfLeaf(item, group, catalogue)).flatMap(
      (sight, index): readonly (readonly [string, readonly number[]])[] => [
        [`lightSight-${group}-${String(index)}`, both(sight)],
        [`lightGlass-${group}-${String(index)}`, both(glassUnitOf(sight, catalogue.rows.clearances))],
      ],
    ),
  );
  const panes = sheet.fixedGlass.flatMap((light, place): readonly (readonly [string, readonly number[]])[] => {
    const index = sheet.fixedGlass.slice(0, place).filter(({ partId }) => partId === light.partId).length;
    return [
      [`fixedGlass-${light.partKind}-${String(index)}`, both(light.size)],
      [`fixedSight-${light.partKind}-${String(index)}`, both(light.sight)],
    ];
  });
  return new Map<string, readonly number[]>([
    ['composite', both(sheet.composite)],
    ['clearOpening', [clearOpening(item, catalogue)]],
    ...sheet.cells.map(({ kind, size }) => [kind.endsWith('door') ? 'door' : kind, both(size)] as const),
    ...leavesByGroup(sheet.leaves).map(({ group, size }) => [group === 'door' ? 'leaf' : group, both(size)] as const),
    ...lights,
    ...panes,
  ]);
}

const explained = ({ lines }: SizeStep) => lines.map(({ formula }) => evaluate(formula));

/** Blank and trim are not in the size sheet: blank minus trim must be the leaf, in width and height. */
function trimFaults(steps: readonly SizeStep[], item: Item, { catalogue }: TestSupplier): readonly string[] {
  return leavesByGroup(sizeSheet(item, catalogue).leaves).flatMap(({ group, size }) => {
    const of = (key: string) => steps.find((step) => step.key === `${key}-${group}`);
    const [blank, trim] = [of('blank'), of('trim')];
    if (!blank || !trim) return ['a leaf has no blank'];
    const [width = 0, height = 0] = explained(blank);
    const [left = 0, right = 0, top = 0, bottom = 0] = explained(trim);
    const made = [width - left - right, height - top - bottom].join();
    return made === [size.width, size.height].join() ? [] : [`${group}: ${made} is trimmed`];
  });
}

function faultsOf(item: Item, supplier: TestSupplier): readonly string[] {
  const steps = sizeSteps(item, supplier.catalogue);
  const made = madeSizes(item, supplier);
  const unexplained = [...made].filter(([key, sizes]) => {
    const step = steps.find((each) => each.key === key);
    return step === undefined || explained(step).join() !== sizes.join();
  });
  const unknown = steps.filter(({ key, size }) => !made.has(key) && size !== 'blank' && size !== 'trim');
  return [
    ...unexplained.map(([key, sizes]) => `${key} of ${sizes.join(' × ')} is not explained`),
    ...unknown.map(({ key }) => `${key} explains nothing that is made`),
    ...trimFaults(steps, item, supplier),
  ].map((fault) => `${fault}\n${JSON.stringify(item)}`);
}

describe.each(testSuppliers)(`at $name (seed ${String(seed)})`, (supplier) => {
  test(
    'on every walk each explanation comes to the size that is made, and no size goes without one',
    () => {
      expect(() => {
        checkLaw(({ start, end }) => [start, end].flatMap((item) => faultsOf(item, supplier)), walks, supplier);
      }).not.toThrow();
    },
    lawTimeout,
  );
});
