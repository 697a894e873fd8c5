import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { extraOptions } from '@door/domain/door/extras/extra-options';
import { configure } from '@door/domain/door/configure/configure';
import { stockCode } from '@door/domain/door/model/ids';
import { extraKinds, type ExtraKind } from '@door/domain/door/model/extra-kinds';
import { suites } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { size } from '@door/domain/lib/mm';
import { factsOf } from '@door/drawing/facts-of';
import type { LeafFacts } from '@door/drawing/facts';
import type { Side } from '@door/drawing/scene';
import { describe, expect, test } from 'vitest';
import { withChoices } from '@door/domain/testing/a-door';
import { demoCatalogue, demoProduction } from './demo.ts';
import { context, catalogue, doorOf, doorWith, withEveryExtra } from './testing/demo-doors.ts';

const supplier = { catalogue, production: demoProduction };
const { designs, templates } = demoCatalogue;
const chosen = (item: Item, ...actions: readonly Parameters<typeof configure>[1][]): Item =>
  actions.reduce((now, action) => {
    const outcome = configure(now, action, context);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    return outcome.value.item;
  }, item);
const extra = (kind: ExtraKind, code: string) => ({ type: 'extra.choose', kind, stock: stockCode(code) }) as const;
const chrome = { type: 'hardware.chooseSuite', suite: 'chrome' } as const;
const designNamed = (name: string) => {
  const design = designs.find((row) => row.name === name);
  if (!design) throw new Error(`There is no design ${name}.`);
  return design;
};
const numbered = (item: Item): Item => withChoices(item, { houseNumber: '28a' }, context);
const panelled = numbered(doorWith(designNamed('Four Panel Two Light')));
const [double] = templates
  .filter(({ doors }) => doors === 'double')
  .map((template) => numbered(chosen(doorOf(template), chrome)));

describe('what the trade adds', () => {
  test.each(suites)('comes in %s, with an article', (suite) => {
    const door = chosen(panelled, { type: 'hardware.chooseSuite', suite });
    const articles = demoProduction.articles.map(({ code }) => code);
    for (const kind of extraKinds) {
      const made = extraOptions(door, kind, context).flatMap(({ value }) => value ?? []);
      expect(made, kind).not.toEqual([]);
      for (const { code } of made) expect(articles).toContain(code);
    }
  });

  test('is in no set until it is chosen', () => {
    for (const template of templates)
      expect(Object.values(doorOf(template).extras.chosen)).toEqual(extraKinds.map(() => null));
  });
});

describe('lines of the bill', () => {
  const linesOf = (item: Item) =>
    workInstructionsOf(bomOf(item, supplier))
      .filter(({ dropdown }) => extraKinds.some((kind) => kind === dropdown))
      .map(({ group, code, quantity, length, calculation }) => [group, code, quantity, length, calculation]);

  test('of a single door', () => {
    const door = chosen(
      chosen(panelled, chrome),
      extra('doorChain', 'CH-STD-CH'),
      extra('doorCloser', 'CL-3-CH'),
      extra('kickPlateOutside', 'KP-150-CH'),
      extra('kickPlateInside', 'KP-150-CH'),
      extra('pushPlate', 'PP-300-CH'),
      extra('numerals', 'NU-75-CH'),
      extra('vent1', 'VT2500'),
      extra('vent2', 'VT4000'),
      extra('headDrip', 'HD'),
    );
    expect(linesOf(door)).toEqual([
      ['door', 'CH-STD-CH', 1, null, 'centre 1150 from leaf bottom'],
      ['door', 'CL-3-CH', 1, null, 'EN 1154 size 3: leaf 885 wide, 48 kg, on the leaf'],
      ['door', 'KP-150-CH', 1, 845, 'leaf width - 40, centre 115 from leaf bottom'],
      ['door', 'KP-150-CH', 1, 845, 'leaf width - 40, centre 115 from leaf bottom, notched for the hinge'],
      ['door', 'PP-300-CH', 1, null, 'centre 1325 from leaf bottom'],
      ['door', 'NU-75-CH', 3, null, expect.stringMatching(/^centre \d{4} from leaf bottom$/)],
      ['frame', 'VT2500', 1, null, 'through the head'],
      ['frame', 'VT4000', 1, null, 'through the head'],
      ['frame', 'HD', 1, 1000, 'W'],
    ]);
  });

  test('of a second spyhole and signs, each at its height [3.24]', () => {
    const flush = chosen(numbered(doorWith(designNamed('Flush'))), chrome);
    const signed = chosen(
      flush,
      extra('spyhole2', 'SP-2-CH'),
      extra('signageOutside', 'SG-160-CH'),
      extra('signageInside', 'SG-160-CH'),
    );
    expect(linesOf(signed)).toEqual([
      ['door', 'SP-2-CH', 1, null, 'centre 1200 from leaf bottom'],
      ['door', 'SG-160-CH', 1, null, 'centre 1720 from leaf bottom'],
      ['door', 'SG-160-CH', 1, null, 'centre 1400 from leaf bottom'],
    ]);
  });

  test('of a double door: a kick plate for each leaf, all else on the master', () => {
    if (!double) throw new Error('There is no double door.');
    const door = chosen(double, extra('kickPlateOutside', 'KP-150-CH'), extra('doorChain', 'CH-STD-CH'));
    expect(linesOf(door).map(([group, code]) => [group, code])).toEqual([
      ['master', 'CH-STD-CH'],
      ['master', 'KP-150-CH'],
      ['slave', 'KP-150-CH'],
    ]);
  });

  test('of a closer on the frame of a door that opens out', () => {
    const closed = chosen(withChoices(panelled, { opens: 'Out' }, context), chrome, extra('doorCloser', 'CL-3-CH'));
    const onFrame = chosen(closed, { type: 'extra.placeCloser', position: 'frame' });
    expect(linesOf(onFrame)[0]?.[4]).toBe('EN 1154 size 3: leaf 885 wide, 48 kg, on the frame');
  });
});

describe('hinges', () => {
  const leafOf = (item: Item): LeafFacts => {
    const [leaf] = factsOf({ item, catalogue, side: 'internal' }).cells.flatMap((cell) =>
      cell.kind === 'door' ? cell.leaves : [],
    );
    if (!leaf) throw new Error('There is no leaf.');
    return leaf;
  };
  const counted = (item: Item) =>
    workInstructionsOf(bomOf(item, supplier)).find(({ dropdown }) => dropdown === 'hinge')?.quantity ?? 0;
  const flush = doorWith(designNamed('Flush'));
  const large = chosen(flush, { type: 'size.changeOverall', overall: size(1060, 2310) });
  const inSlab = (item: Item, slab: 44 | 48 | 70): Item => ({ ...item, build: { ...item.build, slab } });

  test.each([
    ['light and low', flush, 3],
    ['light and high', large, 4],
    ['low and of a heavy slab', inSlab(flush, 48), 3],
    [
      'wide, below 2150, and of a heavy slab',
      inSlab(chosen(flush, { type: 'size.changeOverall', overall: size(1060, 2290) }), 48),
      3,
    ],
  ])('%s', (_, item, count) => {
    expect(counted(item)).toBe(count);
    expect(leafOf(item).hardware.hinges.heights).toHaveLength(count);
  });

  test('the weight alone can require a fourth hinge', () => {
    const weights = { ...demoCatalogue.weights, slabs: { '44': 45 } };
    const heavy = { ...catalogue, rows: { ...demoCatalogue, weights } };
    const leaf = factsOf({ item: flush, catalogue: heavy, side: 'internal' }).cells.flatMap((cell) =>
      cell.kind === 'door' ? cell.leaves : [],
    )[0];
    expect(leaf?.hardware.hinges.heights).toHaveLength(4);
    expect(
      workInstructionsOf(bomOf(flush, { ...supplier, catalogue: heavy })).find(({ dropdown }) => dropdown === 'hinge')
        ?.quantity,
    ).toBe(4);
  });

  test('a kick plate on the hinge face is notched around the lowest hinge', () => {
    for (const hand of ['left', 'right'] as const) {
      const { hardware, width, height } = leafOf(
        chosen(
          withChoices(flush, { hand }, context),
          extra('kickPlateInside', `KP-150-${flush.hardware.suite === 'gold' ? 'GD' : 'CH'}`),
        ),
      );
      const notch = hardware.extras[0]?.notch;
      const lowest = hardware.hinges.heights[0] ?? 0;
      if (!notch) throw new Error('The plate is whole.');
      expect(notch.y).toBeLessThan(height - lowest - 44);
      expect(notch.y + notch.height).toBeGreaterThan(height - lowest + 44);
      expect(hand === 'left' ? notch.x : width - notch.x - notch.width).toBe(0);
    }
  });
});

describe('a side shows what is on it', () => {
  const shown = (side: Side) =>
    factsOf({ item: withEveryExtra(panelled), catalogue, side })
      .cells.flatMap((cell) => (cell.kind === 'door' ? cell.leaves : []))
      .flatMap(({ hardware }) => hardware.extras.map(({ kind }) => kind));
  test('outside', () => expect(shown('external')).toEqual(['kickPlateOutside', 'pushPlate', 'numerals', 'spyhole2']));
  test('inside', () => expect(shown('internal')).toEqual(['doorChain', 'doorCloser', 'kickPlateInside']));
});
