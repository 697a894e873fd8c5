import { describe, expect, test } from 'vitest';
import { workInstructionsOf } from '../bom/work-instructions-of.ts';
import { colourId, stockCode } from '../../door/model/ids.ts';
import type { Item } from '../../door/model/item.ts';
import { aBatchLine, aBatchNumber } from '../../testing/a-batch.ts';
import { coupledSurround, doubleDoor, singleDoor } from '../../testing/worked-example-items.ts';
import { batching } from '../../messages/english/batching.ts';
import { piecesOf } from './batch-piece.ts';
import { cutColumns, cutLists, steelColumns } from './cut-list.ts';
import { glassColumns, glassRows } from './glass-order.ts';
import type { BomLine } from './bom-lines.ts';
import { type Column, listToCsv, tableOf, withoutTold } from './list-table.ts';
import { pickColumns, pickRows, pickTotals } from './pick-list.ts';
import { sheetColumns, sheetRows, sheetTitle } from './sheet-list.ts';
import { slabColumns, slabRows } from './slab-list.ts';

const twoSingles = aBatchLine(singleDoor, { quantity: 2 });
const piecesFor = (...items: readonly Item[]) =>
  piecesOf(
    aBatchNumber,
    items.map((item, index) => aBatchLine(item, { position: index + 1 })),
  );

/** Some columns of a list, by name. */
const cellsOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], ...names: readonly string[]) =>
  tableOf(
    columns.filter(({ name }) => names.includes(name)),
    rows,
    batching,
  ).rows;

describe('cut lists', () => {
  const keysOf = (...items: readonly Item[]) => cutLists(piecesFor(...items).bars, []).map(({ group }) => group.key);

  test('one for each profile and pair of colours', () => {
    expect(keysOf(singleDoor, doubleDoor)).toEqual([
      'AS12-White',
      'DRIP',
      'OF72-WHWH',
      'SC150-Matt White (PVC)',
      'TH-AL15',
    ]);
  });

  test('without a plan the longest stands first', () => {
    const [list] = cutLists(piecesFor(singleDoor).bars, []);
    expect(cellsOf(cutColumns, list?.cuts ?? [], 'bar', 'cut', 'length', 'ends', 'part')).toEqual([
      ['', '', 2076, '45/45', 'jamb left'],
      ['', '', 2076, '45/45', 'jamb right'],
      ['', '', 1006, '45/45', 'bottom'],
      ['', '', 1006, '45/45', 'head'],
    ]);
  });

  test('a plan gives each piece its bar and its place there', () => {
    const { bars } = piecesFor(singleDoor);
    const at = (part: string) => `2647-B012-10234-1-${part}`;
    const plan = [
      { number: 1, pieces: [at('JL'), at('HD')] },
      { number: 2, pieces: [at('BT'), at('JR')] },
    ];
    const [list] = cutLists(bars, plan);
    expect(cellsOf(cutColumns, list?.cuts ?? [], 'bar', 'cut', 'length', 'part')).toEqual([
      [1, 1, 2076, 'jamb left'],
      [1, 2, 1006, 'head'],
      [2, 1, 1006, 'bottom'],
      [2, 2, 2076, 'jamb right'],
    ]);
  });

  test('steels are sawn by profile alone, beads by profile and their colour inside', () => {
    const { steels, beads } = piecesFor(coupledSurround);
    const [steel, bead] = [cutLists(steels, []), cutLists(beads, [])];
    expect([steel, bead].map((lists) => lists.map(({ group, cuts }) => [group.key, cuts.length]))).toEqual([
      [['ST72', 16]],
      [['BD28-Matt White (PVC)', 12]],
    ]);
    expect(cellsOf(steelColumns, steel[0]?.cuts ?? [], 'length', 'part')[0]).toEqual([
      1890,
      'left sidelight, steel in jamb left',
    ]);
    expect(cellsOf(cutColumns, bead[0]?.cuts ?? [], 'length', 'ends', 'part')[0]).toEqual([
      1946,
      '45/45',
      'left sidelight, light 1 bead left',
    ]);
  });

  test('a white and a grey bead of one profile are never cut from the same bar', () => {
    const { beads } = piecesFor(coupledSurround);
    const grey = { id: colourId(7), name: 'Agate Grey', ral: 'RAL 7038' };
    const mixed = beads.map((bead, index) =>
      index < 4 ? { ...bead, record: { ...bead.record, colours: { outside: null, inside: grey } } } : bead,
    );
    expect(cutLists(mixed, []).map(({ group, cuts }) => [group.key, cuts.length])).toEqual([
      ['BD28-Agate Grey RAL 7038', 4],
      ['BD28-Matt White (PVC)', 8],
    ]);
  });
});

describe('slab list', () => {
  test('says blank, trims, cut-outs of unit + 6, hand, and where the hardware goes', () => {
    const { slabs } = piecesFor(singleDoor);
    const names = ['blank', 'trimLeft', 'trimRight', 'trimTop', 'trimBottom', 'hand', 'opens', 'cutOuts', 'positions'];
    expect(cellsOf(slabColumns, slabRows(slabs), ...names)).toEqual([
      [
        '900 × 1980',
        ...[8, 7, 6, 19],
        ...['Left', 'Inwards'],
        '137, 177: 234 × 651; 515, 177: 234 × 651',
        'hinge 3 0, 1805; spyhole 443, 1500; knocker 443, 1350; handle 840, 1000; hinge 2 0, 978; letter plate 443, 920; hinge 1 0, 150',
      ],
    ]);
  });

  test('each leaf has its own hinge side and hardware', () => {
    const [master, slave] = slabRows(piecesFor(doubleDoor).slabs);
    expect([master?.record.hand, slave?.record.hand]).toEqual(['left', 'right']);
    expect([master, slave].map((row) => row?.fittings.some(({ name }) => name === 'letter plate'))).toEqual([
      true,
      false,
    ]);
  });
});

describe('glass order', () => {
  test('units that are made alike are one line, with the codes of their pieces', () => {
    const { glass } = piecesOf(aBatchNumber, [twoSingles]);
    expect(cellsOf(glassColumns, glassRows(glass), 'quantity', 'width', 'height', 'article', 'stamp')).toEqual([
      [4, 228, 645, 'GU-D24L', 'Inside'],
    ]);
    expect(glassRows(glass)[0]?.codes).toEqual(
      ['2.1-G1', '2.1-G2', '2.2-G1', '2.2-G2'].map((end) => `2647-B012-10234-${end}`),
    );
  });

  test('another backing is another line', () => {
    const minster: Item = { ...singleDoor, glass: { ...singleDoor.glass, doorBacking: 'Minster' } };
    expect(cellsOf(glassColumns, glassRows(piecesFor(singleDoor, minster).glass), 'quantity', 'backing')).toEqual([
      [2, 'Clear'],
      [2, 'Minster'],
    ]);
  });
});

describe('pick list', () => {
  test('goes from shelf to shelf, and there from door to door', () => {
    const rows = pickRows(piecesFor(singleDoor, doubleDoor));
    expect(cellsOf(pickColumns, rows, 'article', 'quantity', 'item').filter(([code]) => code === 'HG-F3')).toEqual([
      ['HG-F3', 3, '1'],
      ['HG-F3', 3, '2'],
      ['HG-F3', 3, '2'],
    ]);
    const codes = rows.map(({ line }) => line.code);
    expect(codes).toEqual(codes.toSorted());
  });

  test('says what is taken of each article in all', () => {
    const pieces = piecesFor(singleDoor, doubleDoor);
    const [rows, totals] = [pickRows(pieces), pickTotals(pieces)];
    expect(totals.filter(({ line }) => line.code === 'HG-F3').map(({ line }) => line.quantity)).toEqual([9]);
    const sumOf = (lines: readonly { readonly line: { readonly quantity: number } }[]) =>
      lines.reduce((sum, { line }) => sum + line.quantity, 0);
    expect(sumOf(totals)).toBeCloseTo(sumOf(rows), 6);
    expect(totals.length).toBeLessThan(rows.length);
  });
});

test('what the title of a table says is not said in each of its rows', () => {
  const title = 'OF72-WHWH: Outer frame 72, wide, White both sides';
  const head = ['Profile', 'Length', 'Colours', 'Part', 'Slot', 'Note'];
  const rows = [
    ['OF72-WHWH', 2076, 'White both sides', 'jamb', 'F72', ''],
    ['OF72-WHWH', 2076, 'White both sides', 'head', 'F72', ''],
  ];
  expect(withoutTold(title, { head, rows })).toEqual({
    head: ['Length', 'Part', 'Slot'],
    rows: [
      [2076, 'jamb', 'F72'],
      [2076, 'head', 'F72'],
    ],
  });
  expect(withoutTold('', { head, rows })).toEqual({ head, rows });
});

test('what people added is counted in the unit of its article, on every list', () => {
  const sealant = { instruction: { ...letterPlate(), code: stockCode('SIL-2'), dropdown: null, quantity: 6.2 } };
  const line = aBatchLine(singleDoor, {
    added: [
      { ...sealant, unit: 'metre' },
      { instruction: { ...sealant.instruction, code: stockCode('KEY') }, unit: 'piece' },
    ],
  });
  const pieces = piecesOf(aBatchNumber, [line]);
  const unitsIn = (rows: readonly BomLine[]) =>
    rows
      .filter(({ line: { code } }) => code === 'SIL-2' || code === 'KEY')
      .map(({ line: { code }, unit }) => [code, unit]);
  for (const rows of [sheetRows(line), pickRows(pieces), pickTotals(pieces)])
    expect(Object.fromEntries(unitsIn(rows))).toEqual({ 'SIL-2': 'metre', KEY: 'piece' });
});

describe('a work sheet', () => {
  test('of a line names its doors and has every line of the bill of one of them', () => {
    expect(sheetTitle(twoSingles, batching)).toBe('10234-2: Four Panel Two Light, 2 doors');
    const rows = sheetRows(twoSingles);
    expect(rows.map(({ line }) => line)).toEqual(workInstructionsOf(twoSingles.bill));
    expect(tableOf(sheetColumns, rows.slice(0, 1), batching)).toEqual({
      head: ['Order', 'Item', 'Article', 'Description', 'Quantity', 'Unit', 'Length', 'Width', 'Remark'],
      rows: [['10234', 2, 'OF72', expect.stringContaining('door jamb L/R'), 2, 'piece', 2076, '', 'H + 6, 45/45']],
    });
    expect(cellsOf(sheetColumns, rows, 'article', 'quantity')).toContainEqual(['EDGE-22', 5.96]);
  });

  test('says what people added instead of what it replaces', () => {
    const added = [{ instruction: { ...letterPlate(), code: stockCode('LP-OWN') }, unit: 'piece' as const }];
    const codes = sheetRows(aBatchLine(singleDoor, { added })).map(({ line }) => line.code);
    expect([codes.includes(letterPlate().code), codes.at(-1)]).toEqual([false, 'LP-OWN']);
  });
});

/** The line that the door has for its letter plate. */
function letterPlate() {
  const line = workInstructionsOf(twoSingles.bill).find(({ dropdown }) => dropdown === 'letterPlate');
  if (!line) throw new Error('The door has no letter plate.');
  return line;
}

test('a list for a spreadsheet has the columns of its page', () => {
  const table = tableOf(glassColumns.slice(0, 4), glassRows(piecesFor(singleDoor).glass), batching);
  expect(listToCsv(table)).toBe('\uFEFFQuantity,Width,Height,Article\r\n2,228,645,GU-D24L\r\n');
});
