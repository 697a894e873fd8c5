import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { blankLine, linesForChosenStock } from '@door/domain/making/bom/manual-line';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { isInError } from '@door/domain/making/bom/work-instruction';
import { stockOptions } from '@door/domain/door/build/stock-options';
import type { Action } from '@door/domain/door/model/action';
import { configure } from '@door/domain/door/configure/configure';
import { stockCode, systemId } from '@door/domain/door/model/ids';
import { type BuildPlace, buildPlaces, trimPlaces } from '@door/domain/door/model/build-choices';
import type { Item } from '@door/domain/door/model/item';
import { size } from '@door/domain/lib/mm';
import { setWeight } from '@door/domain/making/bom/set-weight';
import { thermalRatingOf } from '@door/domain/making/thermal/thermal-rating';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';
import { context, catalogue, doorOf } from './testing/demo-doors.ts';

const templateNamed = (name: string) => {
  const template = demoCatalogue.templates.find(({ id }) => id === name);
  if (!template) throw new Error(`There is no frame style ${name}.`);
  return template;
};
const chosen = (item: Item, ...actions: readonly Action[]): Item =>
  actions.reduce((now, action) => {
    const outcome = configure(now, action, context);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    return outcome.value.item;
  }, item);
const design = (name: string): Action => {
  const row = demoCatalogue.designs.find((each) => each.name === name);
  if (!row) throw new Error(`There is no design ${name}.`);
  return { type: 'design.choose', designId: row.id };
};
const put = (place: BuildPlace, code: string): Action => ({ type: 'build.chooseStock', place, stock: stockCode(code) });
const door = doorOf(templateNamed('single-door'));
const linesOf = (item: Item) => workInstructionsOf(bomOf(item, { catalogue, production: demoProduction }));
const linesAt = (item: Item, ...dropdowns: readonly string[]) =>
  linesOf(item)
    .filter(({ dropdown }) => dropdown !== null && dropdowns.includes(dropdown))
    .map(({ code, length, calculation }) => [code, length, calculation]);

/** What a slave leaf may carry depends on its design. */
const doubleDoors = demoCatalogue.designs.flatMap(({ id }) => {
  const outcome = configure(doorOf(templateNamed('double-door')), { type: 'design.choose', designId: id }, context);
  return outcome.ok ? [outcome.value.item] : [];
});

test.each(buildPlaces)('%s: whatever is offered there has an article', (place) => {
  const made = doubleDoors.flatMap((set) => stockOptions(set, place, context).flatMap(({ value }) => value ?? []));
  expect(made).not.toEqual([]);
  const articles = demoProduction.articles.map(({ code }) => code);
  for (const { code } of made) expect(articles).toContain(code);
});

describe('lines of the bill', () => {
  test('boards are as long as the ordered set; architraves are longer, for their mitres [3.26]', () => {
    const trimmed = chosen(
      door,
      put('leftLining', 'LN150'),
      put('topLining', 'LN150'),
      put('rightArchitrave', 'AR70'),
      put('topArchitrave', 'AR70'),
      put('leftGtWalling', 'GT25'),
    );
    expect(linesAt(trimmed, ...trimPlaces)).toEqual([
      ['LN150', 2100, 'overall H, 90/90'],
      ['LN150', 1000, 'overall W, 90/90'],
      ['AR70', 2200, 'overall H + 100, mitred on site'],
      ['AR70', 1200, 'overall W + 200, mitred on site'],
      ['GT25', 2100, 'overall H, 90/90'],
    ]);
  });

  test('a chosen escutcheon takes the place of the one that a pull bar brings', () => {
    const barred = chosen(
      door,
      design('Flush'),
      { type: 'hardware.chooseSuite', suite: 'black' },
      { type: 'hardware.chooseHandleType', handleType: 'pull-bar-600' },
    );
    expect(linesAt(barred, 'escutcheon')).toEqual([['ES-STD', null, 'comes with HA-PB600-BK']]);
    const secured = chosen(barred, put('escutcheon', 'ES-2S'), put('lockOptions', 'ML-K'));
    expect(linesAt(secured, 'escutcheon', 'lockOptions')).toEqual([
      ['ML-K', 1770, 'leaf 1785-1980'],
      ['ES-2S', null, 'over the cylinder'],
    ]);
  });

  test('a black pull bar picked for a door with gold levers brings its escutcheon [4.31]', () => {
    expect(door.hardware).toMatchObject({ suite: 'gold', handleType: 'lever-lever' });
    const place = { dropdown: 'handle', group: 'door', partId: null } as const;
    const amounts = { quantity: 1, length: 0, width: 0 };
    const { own, related } = linesForChosenStock(
      { ...blankLine, stock: catalogue.stock(stockCode('HA-PB600-BK')), place, amounts },
      door,
      catalogue,
    );
    expect([own.instruction.code, own.reference]).toEqual(['HA-PB600-BK', 'Manual Addon']);
    expect(related.map(({ instruction, reference }) => [instruction.code, reference])).toEqual([
      ['ES-STD', 'Related Stock Item'],
    ]);
  });

  test('Secured by Design brings the security letter plate', () => {
    const secured = chosen(door, { type: 'build.secure', on: true });
    expect([door, secured].map((item) => linesAt(item, 'letterPlate')[0]?.[0])).toEqual(['LP-310-GD', 'LP-SEC-GD']);
  });

  test('a fire door: hardwood without steel, strips, seals, steel hinges, fire viewer and letter plate, no knocker', () => {
    const fire = chosen(door, design('Six Panel'), { type: 'build.chooseSystem', systemId: systemId(2) });
    const bill = linesOf(fire);
    expect(bill.filter(isInError)).toEqual([]);
    const codes = bill.map(({ code }) => String(code));
    expect(codes).toEqual(
      expect.arrayContaining(['HF72', 'HG-FD', 'INT-15', 'SMK-10', 'LP-FD-GD', 'SP-FD-GD', 'CL-3-GD', 'TH-AL15']),
    );
    for (const gone of ['OF72', 'ST72', 'SCR-ST', 'HG-F3', 'KN-URN-GD', 'LP-310-GD']) expect(codes).not.toContain(gone);
    expect(bill.find(({ code }) => code === 'INT-15')?.quantity).toBe(5.75);
  });

  test('a fire door has a solid slab of its own: code, words, weight and U-value; others have the slab of their thickness', () => {
    const plain = chosen(door, design('Six Panel'));
    const fire = chosen(plain, { type: 'build.chooseSystem', systemId: systemId(2) });
    const thick = chosen(plain, { type: 'build.chooseSlab', slab: 70 });
    const slabs = [plain, fire, thick].map((item) => linesOf(item).find(({ piece }) => piece === 'slab'));
    expect(slabs.map((line) => [line?.code, line?.description.split(', leaf')[0]])).toEqual([
      ['SLAB-900x1980', 'Slab 900 x 1980'],
      ['SLAB-FD-900x2080', 'Solid-core fire slab 900 x 2080'],
      ['SLAB-70-900x1980', 'Slab 70 mm, 900 x 1980'],
    ]);
    const supplier = { catalogue, production: demoProduction };
    const slabU = thermalRatingOf(fire, supplier).areas.find(({ what }) => what === 'slab')?.u;
    const [kg] = setWeight(fire, supplier).leavesKg;
    // 885 × 1992 mm of 30 kg/m², and 6 kg of hardware.
    expect([slabU, kg?.toFixed(1)]).toEqual([1.8, '58.9']);
  });

  test('the largest fire door that is made shuts by a closer of the next size', () => {
    const large = chosen(
      door,
      design('Flush'),
      { type: 'build.chooseSystem', systemId: systemId(2) },
      { type: 'size.chooseSill', stock: null },
      { type: 'size.changeOverall', overall: size(1065, 2378) },
    );
    expect(linesOf(large).filter(isInError)).toEqual([]);
    expect(linesAt(large, 'doorCloser').map(([code]) => code)).toEqual(['CL-4-CH']);
  });

  test('a threshold that runs through: one bar, and sidelights without a bottom member [3.24]', () => {
    const low = chosen(doorOf(templateNamed('single-door-both-sidelights')), {
      type: 'size.chooseThreshold',
      stock: stockCode('TH-AL15'),
    });
    const glazed = chosen(low, { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } });
    const through = chosen(glazed, { type: 'build.chooseThresholdLayout', layout: 'full' });
    const barOf = (item: Item) => linesAt(item, 'threshold')[0]?.[1];
    expect([barOf(low), barOf(through)]).toEqual([980, 1900]);
    const frameOf = (item: Item) =>
      linesOf(item)
        .filter(({ group, code }) => group === 'left-sidelight' && (code === 'OF72' || code === 'DRN-CAP'))
        .map(({ code, quantity, length }) => [code, quantity, length]);
    expect(frameOf(low)).toEqual([
      ['OF72', 2, 2076],
      ['OF72', 2, 466],
      ['DRN-CAP', 2, null],
    ]);
    expect(frameOf(through)).toEqual([
      ['OF72', 2, 2058],
      ['OF72', 1, 466],
    ]);
    expect(linesOf(through).filter(isInError)).toEqual([]);
  });
});
