import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import type { LockOperation } from '@door/domain/catalogue/rows/production-rows';
import { configure } from '@door/domain/door/configure/configure';
import type { Action } from '@door/domain/door/model/action';
import { designId, stockCode, systemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { size } from '@door/domain/lib/mm';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoProduction, demoSuppliers } from './demo.ts';
import { catalogue, context, doorOf } from './testing/demo-doors.ts';

const [single] = demoCatalogue.templates;
const double = demoCatalogue.templates.find(({ id }) => id === 'double-door');
if (!single || !double) throw new Error('The demo catalogue lost its first frame styles.');

const after = (item: Item, ...actions: readonly Action[]): Item =>
  actions.reduce((now, action) => {
    const outcome = configure(now, action, context);
    return outcome.ok ? outcome.value.item : expect.fail(`${JSON.stringify(action)}: ${outcome.refusal.message}`);
  }, item);

const noSill: Action = { type: 'size.chooseSill', stock: null };
const flush: Action = { type: 'design.choose', designId: designId(15) };
const pullBar: readonly Action[] = [
  flush,
  { type: 'hardware.chooseSuite', suite: 'black' },
  { type: 'hardware.chooseHandleType', handleType: 'pull-bar-600' },
];
const wound: Action = { type: 'build.chooseStock', place: 'lockOptions', stock: stockCode('ML-K') };
const lowDoor: Action = { type: 'size.changeOverall', overall: size(1000, 2000) };

/** A solid door of each way of working its lock, beside the code of its lowest lock. */
const doors: readonly (readonly [LockOperation, Item])[] = [
  ['lift-lever', after(doorOf(single), noSill, flush)],
  ['slam', after(doorOf(single), noSill, ...pullBar)],
  ['key-wound', after(doorOf(single), noSill, lowDoor, ...pullBar, wound)],
  ['lift-lever', after(doorOf(double), noSill, flush)],
  ['lift-lever', after(doorOf(single), noSill, flush, { type: 'build.chooseSystem', systemId: systemId(2) })],
];

const locksOf = (item: Item) =>
  bomOf(item, { catalogue, production: demoProduction }).flatMap((record) =>
    record.kind === 'fitting' && record.fitting.role === 'lock' && record.leaf !== 'slave'
      ? [{ code: String(record.article.code), faceplate: Number(record.length) }]
      : [],
  );

const leafHeight = (item: Item): number =>
  Math.max(
    ...bomOf(item, { catalogue, production: demoProduction }).flatMap((record) =>
      record.kind === 'slab' ? [record.height.value] : [],
    ),
  );

describe('no faceplate is longer than the leaf that it is let into', () => {
  test('each lock begins with a leaf that is as long as it', () => {
    const rows = demoSuppliers.flatMap(({ production }) => production.locks);
    expect(rows.filter(({ faceplate, leafFrom }) => faceplate !== null && faceplate > leafFrom)).toEqual([]);
  });

  test.each(doors)('%s: at every height that its door can have', (operation, door) => {
    const heights = Array.from({ length: 2415 - 1900 + 1 }, (_, step) => 1900 + step);
    const made = heights.flatMap((height) => {
      const outcome = configure(
        door,
        { type: 'size.changeOverall', overall: size(door.frame.overall.width, height) },
        context,
      );
      return outcome.ok ? [outcome.value.item] : [];
    });
    expect(made.length).toBeGreaterThan(300);
    for (const item of made) {
      const [lock, ...others] = locksOf(item);
      expect(others).toEqual([]);
      expect(lock?.faceplate).toBeLessThanOrEqual(leafHeight(item));
      const row = demoProduction.locks.find(({ code }) => code === lock?.code);
      expect(row?.operation).toBe(operation);
    }
  });

  test('a product says the faceplate of its lock', () => {
    for (const { code, faceplate } of demoProduction.locks) {
      const { name } = catalogue.rows.masters.find((master) => master.code === code) ?? {};
      if (faceplate !== null) expect(name).toContain(`${String(faceplate)} faceplate`);
    }
  });
});

test.each([
  [1785, 'ML-A', 'ML-S', 'ML-K'],
  [1980, 'ML-A', 'ML-S', 'ML-K'],
  [1981, 'ML-M', 'ML-SM', 'ML-KM'],
  [2139, 'ML-M', 'ML-SM', 'ML-KM'],
  [2140, 'ML-B', 'ML-SB', 'ML-KB'],
  [2300, 'ML-B', 'ML-SB', 'ML-KB'],
])('a leaf %i high takes %s, %s or %s', (leaf, ...codes) => {
  // A door without a sill is 115 higher than its leaf.
  const heightened = doors
    .slice(0, 3)
    .map(([, door]) => after(door, { type: 'size.changeOverall', overall: size(1000, leaf + 115) }));
  expect(heightened.map(leafHeight)).toEqual([leaf, leaf, leaf]);
  expect(heightened.flatMap(locksOf).map(({ code }) => code)).toEqual(codes);
});

test('a lock that was chosen stays of its kind in a higher leaf, and goes where the handle cannot work it', () => {
  const chosen = after(doorOf(single), noSill, lowDoor, ...pullBar, wound);
  const high = after(chosen, { type: 'size.changeOverall', overall: size(1000, 2300) });
  expect([chosen.build.lock, high.build.lock]).toEqual(['ML-K', 'ML-KB']);
  const lever = after(high, { type: 'hardware.chooseHandleType', handleType: 'lever-lever' });
  expect(lever.build.lock).toBeNull();
});
