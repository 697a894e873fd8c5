import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { changedRows } from '@door/domain/catalogue/edit/content-difference';
import { editRow, type RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import { lostRows, soldAgain } from '@door/domain/catalogue/edit/earlier-version';
import { newRow } from '@door/domain/catalogue/edit/new-row';
import { rowsNeededBy } from '@door/domain/catalogue/edit/needed-rows';
import { pasteRows } from '@door/domain/catalogue/edit/paste-rows';
import { type ListKind, listKinds } from '@door/domain/catalogue/edit/row-kind';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { withNewProducts, withPriceOfRow } from '@door/domain/catalogue/edit/row-price';
import { readRowsCsv, rowsToCsv, withImportedRows } from '@door/domain/catalogue/edit/rows-csv';
import { expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';

const [first] = demoSuppliers;
if (!first) throw new Error('The demo has no supplier.');
const sold: CatalogueContent = {
  catalogue: first.rows,
  production: first.production,
  prices: first.prices,
  gallery: first.gallery,
};

const after = (content: CatalogueContent, ...edits: readonly RowEdit[]): CatalogueContent =>
  edits.reduce((now, edit) => {
    const outcome = editRow(now, edit, sold);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
    return outcome.content;
  }, content);

const faultsOf = (content: CatalogueContent, edit: RowEdit) => {
  const outcome = editRow(content, edit, sold);
  return outcome.ok ? [] : outcome.faults.map(({ path, code }) => `${path.join('.')} ${code}`);
};

const rowOf = (kind: ListKind, key: string) => {
  const found = rowLists[kind].rows(sold).find((each) => each.key === key);
  if (!found) throw new Error(`There is no ${kind} ${key}.`);
  return found.row;
};

const raglan = rowOf('designs', '7');
const copyOfRaglan = newRow(sold, 'designs', raglan);
const idOfCopy = new Map(Object.entries(copyOfRaglan)).get('id');

test.each(listKinds)('a copy of any row of %s is added under a key of its own', (kind) => {
  const [row] = rowLists[kind].rows(sold);
  const copy = newRow(sold, kind, row?.row);
  const faults = faultsOf(sold, { edit: 'add', kind, row: copy, before: null });
  // Where the key is made of choices and references, a person chooses others.
  expect(faults.filter((fault) => !fault.endsWith('key-taken'))).toEqual([]);
});

test('a copy of a design is a design of its own, in front of which it is put', () => {
  expect(copyOfRaglan).toMatchObject({ name: 'Raglan 2', family: 'half-glazed' });
  const added = after(sold, { edit: 'add', kind: 'designs', row: copyOfRaglan, before: '7' });
  const names = added.catalogue.designs.map(({ name }) => name);
  expect(names.indexOf('Raglan 2')).toBe(names.indexOf('Raglan') - 1);
  expect(changedRows(sold, added)).toEqual([{ kind: 'designs', key: String(idOfCopy), change: 'added' }]);
});

test('what is sold is retired and can be sold again; what is new and named by nobody goes', () => {
  const retired = after(sold, { edit: 'retire', kind: 'designs', key: '7' });
  expect(retired.catalogue.designs.map(({ name }) => name)).not.toContain('Raglan');
  expect(retired.catalogue.retired?.designs?.map(({ name }) => name)).toEqual(['Raglan']);
  expect(changedRows(sold, retired)).toEqual([{ kind: 'designs', key: '7', change: 'retired' }]);
  expect(after(retired, { edit: 'retire', kind: 'designs', key: '7' })).toEqual(retired);
  const again = after(retired, { edit: 'restore', kind: 'designs', key: '7' });
  expect(again.catalogue.designs.map(({ name }) => name)).toContain('Raglan');
  const added = after(sold, { edit: 'add', kind: 'designs', row: copyOfRaglan, before: null });
  expect(after(added, { edit: 'retire', kind: 'designs', key: String(idOfCopy) })).toEqual(sold);
});

test('a row moves in front of another, or to the end', () => {
  const [first, second] = sold.catalogue.themes.map(({ id }) => String(id));
  if (!first || !second) throw new Error('There are too few themes.');
  const moved = after(sold, { edit: 'move', kind: 'themes', key: second, before: first });
  expect(moved.catalogue.themes.map(({ id }) => String(id)).slice(0, 2)).toEqual([second, first]);
  expect(changedRows(sold, moved)).toEqual([{ kind: 'themes', key: '', change: 'moved' }]);
  expect(after(moved, { edit: 'move', kind: 'themes', key: second, before: first })).toEqual(moved);
});

const withFields = (row: object, fields: object) => ({ ...row, ...fields });

test.each<[what: string, kind: ListKind, row: object, needed: readonly object[]]>([
  [
    'new stock',
    'stock',
    newRow(sold, 'stock', rowOf('stock', 'KN-URN-CH')),
    [{ kind: 'articles', row: { code: 'KN-URN-CH-2', unit: 'piece', stockLengths: [], categoryId: 1003 } }],
  ],
  [
    'a new pair of frame colours',
    'colourPairs',
    withFields(sold.catalogue.colourPairs[0] ?? {}, {
      appendix: 'ZZWH',
      wideCode: 'OF72-ZZWH',
      narrowCode: 'OF56-WHWH',
    }),
    [{ kind: 'articles', row: { code: 'OF72-ZZWH', description: 'Outer frame 72, wide, ZZWH', stockLengths: [6000] } }],
  ],
  [
    'a new threshold',
    'thresholds',
    withFields(rowOf('thresholds', 'TH-AL15'), { code: 'TH-NEW', name: 'Bronze threshold' }),
    [
      { kind: 'stock', row: { code: 'TH-NEW', description: 'Bronze threshold', criteria: {} } },
      { kind: 'articles', row: { code: 'TH-NEW', description: 'Bronze threshold' } },
    ],
  ],
  ['what is there already', 'stock', rowOf('stock', 'KN-URN-CH'), []],
  ['a colour', 'colours', { ...sold.catalogue.colours[0] }, []],
])('%s needs rows of other kinds, each like that of the most similar row', (_, kind, row, needed) => {
  const found = rowsNeededBy(sold, kind, row);
  expect(found).toMatchObject(needed);
  expect(found).toHaveLength(needed.length);
  const all: readonly RowEdit[] = found.map((each) => ({ edit: 'add', kind: each.kind, row: each.row, before: null }));
  expect(rowsNeededBy(after(sold, ...all), kind, row)).toEqual([]);
});

test('pasted cells change their rows; what cannot be is left out and says why', () => {
  const keys = sold.catalogue.colours.slice(0, 2).map(({ id }) => String(id));
  const [one = '', other = ''] = keys;
  const fields = ['name', 'hex'];
  const lines = [
    ['Harbour', 'blue', 'x'],
    ['', '#1f3a5f'],
    ['Too far', ''],
  ];
  const paste = pasteRows(sold, { kind: 'colours', keys, fields, lines }, sold);
  expect(paste.changed).toEqual([
    { key: one, field: 'name' },
    { key: other, field: 'hex' },
  ]);
  expect(paste.refused.map(({ key, field, fault }) => [key, field, fault.code])).toEqual([
    [one, 'hex', 'no-colour'],
    [other, 'name', 'missing'],
  ]);
  expect([paste.linesTooMany, paste.columnsTooMany]).toEqual([1, 1]);
  const pasted = after(sold, ...paste.edits);
  expect(pasted.catalogue.colours.slice(0, 2)).toMatchObject([{ name: 'Harbour' }, { hex: '#1f3a5f' }]);
});

test('a pasted key that doors name is refused for its row, and a cell that says the same changes nothing', () => {
  const pasted = (text: string) =>
    pasteRows(sold, { kind: 'designs', keys: ['7'], fields: ['id', 'name'], lines: [[text, 'Raglan']] }, sold);
  expect(pasted('7')).toMatchObject({ edits: [], changed: [], refused: [] });
  expect(pasted('5000')).toMatchObject({ edits: [], changed: [], refused: [{ fault: { code: 'key-fixed' } }] });
});

test('weights of leaves follow the rows of production', () => {
  const slab = { ...rowOf('slabs', '44'), kgPerM2: 30 };
  const heavier = after(sold, { edit: 'change', kind: 'slabs', key: '44', row: slab });
  expect(heavier.catalogue.weights.slabs['44']).toBe(30);
});

test.each<[what: string, edit: RowEdit, faults: readonly string[]]>([
  [
    'a key that doors name',
    { edit: 'change', kind: 'designs', key: '7', row: { ...raglan, id: 5000 } },
    ['id key-fixed'],
  ],
  ['a key of another row', { edit: 'add', kind: 'designs', row: raglan, before: null }, ['id key-taken']],
  [
    'a row that is not there',
    {
      edit: 'change',
      kind: 'templates',
      key: 'single-door',
      row: { ...rowOf('templates', 'single-door'), designId: 9999 },
    },
    ['designId unknown-row'],
  ],
  [
    'no formula',
    { edit: 'change', kind: 'designs', key: '7', row: { ...raglan, lights: [{ x: 'alert(1)' }] } },
    [
      'lights.0.x no-formula',
      'lights.0.y missing',
      'lights.0.width missing',
      'lights.0.height missing',
      'lights.0.shape missing',
      'lights.0.turn missing',
      'lights.0.head missing',
    ],
  ],
  [
    'a field that no row has',
    { edit: 'change', kind: 'designs', key: '7', row: { ...raglan, wings: 2 } },
    ['wings unknown-field'],
  ],
  ['a row that is gone', { edit: 'change', kind: 'designs', key: '5000', row: raglan }, [' unknown-row']],
  [
    'a saw that takes more than there is',
    { edit: 'set', kind: 'saw', row: { kerf: -1, trim: 30.25, keepFrom: Number.NaN } },
    ['kerf out-of-range', 'trim too-many-decimals', 'keepFrom not-a-number'],
  ],
])('%s is refused at its field', (_, edit, faults) => {
  expect(faultsOf(sold, edit)).toEqual(faults);
});

test.each(listKinds)('%s go to a spreadsheet and come back without a change', (kind) => {
  const { lines, unknownColumns } = readRowsCsv(rowsToCsv(sold, kind), sold, kind);
  expect(unknownColumns).toEqual([]);
  const read = [...lines()];
  expect(read.filter(({ effect }) => effect !== 'same')).toEqual([]);
  expect(read).toHaveLength(rowLists[kind].rows(sold).length);
});

test('a file changes the columns that it has, adds rows that are new, and says which line is at fault', () => {
  const csv = 'name,id,privateNote\r\nRaglan Royal,7,x\r\nNameless,5000,x\r\nTwice,7,x\r\n';
  const { lines, unknownColumns } = readRowsCsv(csv, sold, 'designs');
  expect(unknownColumns).toEqual(['privateNote']);
  const read = [...lines()];
  expect(read.map(({ line, key, effect, faults }) => [line, key, effect, faults[0]?.code])).toEqual([
    [2, '7', 'change', undefined],
    [3, '5000', 'none', 'missing'],
    [4, '7', 'none', 'twice'],
  ]);
  const changed = withImportedRows(sold, 'designs', read);
  expect(changedRows(sold, changed)).toEqual([{ kind: 'designs', key: '7', change: 'changed' }]);
});

test('a version that is sold again keeps what came after it as retired', () => {
  const later = after(sold, { edit: 'add', kind: 'designs', row: copyOfRaglan, before: null });
  expect(lostRows(later, sold)).toEqual([`designs ${String(idOfCopy)}`]);
  const again = soldAgain(sold, later);
  expect(lostRows(later, again)).toEqual([]);
  expect(again.catalogue.designs).toEqual(sold.catalogue.designs);
});

test('a product that a price list does not name has the price that came with it', () => {
  const priced = withPriceOfRow(sold, 'piece.KN-NEW', 2500);
  expect(priced && withNewProducts(sold.prices, priced.prices).pieces['KN-NEW']).toBe(2500);
  expect(withPriceOfRow(sold, 'family.T1', 2500)).toBeUndefined();
});
