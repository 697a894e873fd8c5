import { describe, expect, test } from 'vitest';
import { type ColourId, colourId, stockCode } from '../../door/model/ids.ts';
import { aBatchLine } from '../../testing/a-batch.ts';
import { coupledSurround, singleDoor } from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows as production } from '../../testing/worked-example-production-rows.ts';
import { mm } from '../../lib/mm.ts';
import type { AddedLine, BatchLine } from '../batch/batch-door.ts';
import { blankLine } from '../bom/manual-line.ts';
import type { SlabRecord } from '../bom/leaf-piece-record.ts';
import { askedFor, type DemandRow, demandOf } from './demand.ts';

const [anthracite, white, custom] = [colourId(7), colourId(4), colourId(29)];
const colours = [
  { id: anthracite, colourCode: 'AG', finish: 'paint', ral: 'RAL 7016' },
  { id: white, colourCode: 'WH', finish: 'paint', ral: 'RAL 9016' },
  { id: custom, colourCode: 'RAL', finish: 'custom', ral: null },
] as const;
const sealByTheMetre = production.articles.map((article) =>
  article.code === 'GSK-DR' ? ({ ...article, unit: 'metre' } as const) : article,
);
const rules = { saw: production.saw, articles: sealByTheMetre, colours, paint: undefined, said: new Map() };

/** The seal of the worked example, as it is bought in every catalogue that is sold. */
const withMetres = (line: BatchLine): BatchLine => ({
  ...line,
  bill: line.bill.map((record) =>
    record.kind === 'run' && record.article.code === 'GSK-DR'
      ? { ...record, article: { ...record.article, unit: 'metre' } }
      : record,
  ),
});
const told = (rows: readonly DemandRow[]) =>
  rows.map(({ key, quantity, stage, range: { first, doors } }) => [
    key,
    quantity,
    stage,
    `${String(first)}+${String(doors)}`,
  ]);
const rowOf = (rows: readonly DemandRow[], key: string) => told(rows).find(([each]) => each === key);

describe('PROMISE 4.1: what the doors of a line take', () => {
  const two = demandOf(withMetres(aBatchLine(singleDoor, { quantity: 2 })), rules);

  test.each([
    // 2 × 6184 mm with the cuts (example 18).
    ['OF72-WHWH@6000', 12_368, 'cutting', '1+2'],
    ['ST72@6000', 11_040, 'cutting', '1+2'],
    ['SC150-Matt White (PVC)@6000', 2210, 'cutting', '1+2'],
    ['HA-LL-CH', 2, 'assembly', '1+2'],
    ['HG-F3', 6, 'assembly', '1+2'],
    ['SCR-HG', 48, 'assembly', '1+2'],
    // 5.85 m of each door.
    ['GSK-DR', 11_700, 'assembly', '1+2'],
    // Each unit and each pair of cassettes is of one door.
    ['10234-2.1-G1', 1, 'glazing', '1+1'],
    ['10234-2.2-G2', 1, 'glazing', '2+1'],
    ['10234-2.2-C1', 1, 'glazing', '2+1'],
  ])('%s: %i at %s for the doors %s', (key, quantity, stage, doors) =>
    expect(rowOf(two, key)).toEqual([key, quantity, stage, doors]),
  );

  test('each key is there once, those that are kept in the order of their signs', () => {
    const keys = two.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const kept = keys.filter((key) => !key.startsWith('10234'));
    expect(kept).toEqual(kept.toSorted());
  });

  test('of one door pieces are named without its number, also those beside the door', () => {
    const keys = demandOf(aBatchLine(coupledSurround), rules).map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith('10234')).toSorted()).toEqual(
      ['C1', 'C2', 'FL-G1', 'G1', 'G2', 'LS-G1', 'RS-G1'].map((part) => `10234-2-${part}`),
    );
  });

  test('a part of a line takes what its own doors take', () => {
    const line = aBatchLine(singleDoor, { quantity: 5, range: { first: 3, doors: 2 } });
    const rows = demandOf(line, rules);
    expect(rowOf(rows, 'HG-F3')).toEqual(['HG-F3', 6, 'assembly', '3+2']);
    expect(rows.filter(({ key }) => key.endsWith('-G1')).map(({ key }) => key)).toEqual([
      '10234-2.3-G1',
      '10234-2.4-G1',
    ]);
  });
});

describe('slabs are kept by their colours', () => {
  const painted = (id: ColourId, ral: string | null = null) => ({ id, name: 'A colour', ral });
  const keyOf = (of: SlabRecord['colours']) => {
    const line = aBatchLine(singleDoor);
    const bill = line.bill.map((record) => (record.kind === 'slab' ? { ...record, colours: of } : record));
    return demandOf({ ...line, bill }, rules).find(({ key }) => key.startsWith('SLAB'))?.key;
  };

  test.each([
    [anthracite, 'RAL 7016', white, 'RAL 9016', 'SLAB-900x1980-AGWH'],
    [white, null, white, null, 'SLAB-900x1980-WHWH'],
    [custom, 'RAL 3003', custom, 'RAL 3003', 'SLAB-900x1980-RAL 3003'],
    [custom, 'RAL 3003', white, 'RAL 9016', 'SLAB-900x1980-RAL 3003-WH'],
    // Its number is asked for before it is made.
    [custom, null, white, null, 'SLAB-900x1980-RALWH'],
    [colourId(99), 'RAL 5000', white, null, 'SLAB-900x1980-RAL 5000WH'],
  ])('outside %i %s, inside %i %s: %s', (outside, outsideRal, inside, insideRal, key) =>
    expect(keyOf({ outside: painted(outside, outsideRal), inside: painted(inside, insideRal) })).toBe(key),
  );
});

describe('what a person added to a bill is taken, too', () => {
  const added = (changes: Partial<AddedLine['instruction']>, unit: AddedLine['unit'] = 'piece'): AddedLine => ({
    instruction: { ...blankLine.instruction, ...changes },
    unit,
  });
  const taken = (line: AddedLine) =>
    told(demandOf({ ...aBatchLine(singleDoor, { quantity: 2 }), bill: [], added: [line] }, rules));

  test.each([
    ['pieces', added({ code: stockCode('BOX'), quantity: 3 }), [['BOX', 6, 'assembly', '1+2']]],
    ['metres', added({ code: stockCode('BRUSH'), quantity: 1.25 }, 'metre'), [['BRUSH', 2500, 'assembly', '1+2']]],
    [
      'lengths of what is sold by the metre',
      added({ code: stockCode('BRUSH'), quantity: 2, length: mm(910) }, 'metre'),
      [['BRUSH', 3640, 'assembly', '1+2']],
    ],
    [
      'lengths of what is cut from bars',
      added({ code: stockCode('DRIP'), quantity: 1, length: mm(1000) }),
      [['DRIP@6000', 2010, 'cutting', '1+2']],
    ],
    ['a note', added({ description: 'Wrap it well', quantity: 1 }), []],
    ['nothing', added({ code: stockCode('BOX'), quantity: 0 }), []],
    ['what is not there', added({ code: stockCode('error-stock'), quantity: 1, missing: 'stock' }), []],
  ])('%s', (_, line, rows) => expect(taken(line)).toEqual(rows));

  test('in place of what it replaces', () => {
    const line = aBatchLine(singleDoor);
    const handle = line.bill.find((record) => record.kind === 'fitting' && record.article.code === 'HA-LL-CH');
    const dropdown = handle && 'dropdown' in handle ? handle.dropdown : null;
    expect(dropdown).not.toBeNull();
    const rows = demandOf({ ...line, added: [added({ code: stockCode('HA-OTHER'), quantity: 1, dropdown })] }, rules);
    expect(rows.map(({ key }) => key).filter((key) => key.startsWith('HA-'))).toEqual(['HA-OTHER']);
  });
});

test('before doors are ordered, what is made for one of them is asked for by its article', () => {
  const line = aBatchLine(singleDoor, { quantity: 2 });
  const asked = askedFor(line, rules);
  const made = asked.filter(({ isMade }) => isMade);
  const pieces = demandOf(line, rules).filter(({ stage }) => stage === 'glazing');
  expect(made.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces.length);
  expect(made.map(({ key }) => key)).toEqual(
    line.bill.flatMap((record) => (record.kind === 'glass' || record.kind === 'cassette' ? [record.article.code] : [])),
  );
  expect(asked.find(({ key }) => key === 'HA-LL-CH')?.quantity).toBe(2);
});
