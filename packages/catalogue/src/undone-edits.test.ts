import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { afterRedo, afterUndo, noEdits, withoutStep, withStep } from '@door/domain/catalogue/edit/edit-history';
import type { RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import { newRow } from '@door/domain/catalogue/edit/new-row';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { makeEdits, outdatedEdit, type SeenEdit } from '@door/domain/catalogue/edit/undo-edits';
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

const made = (content: CatalogueContent, edits: readonly RowEdit[]) => {
  const outcome = makeEdits(content, edits, sold);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome;
};
const again = (content: CatalogueContent, steps: readonly SeenEdit[]) =>
  made(
    content,
    steps.map(({ edit }) => edit),
  ).content;
const rowOf = (kind: 'designs' | 'themes', key: string) => {
  const found = rowLists[kind].rows(sold).find((each) => each.key === key);
  if (!found) throw new Error(`There is no ${kind} ${key}.`);
  return found.row;
};

const raglan = rowOf('designs', '7');
const copy = { ...newRow(sold, 'designs', raglan) };
const idOfCopy = String(new Map(Object.entries(copy)).get('id'));
const [oneTheme = '', otherTheme = ''] = sold.catalogue.themes.map(({ id }) => String(id));
const noRetired = { ...sold, catalogue: { ...sold.catalogue, retired: undefined } };

test.each<[what: string, edits: readonly RowEdit[], undo: readonly RowEdit['edit'][]]>([
  ['a name', [{ edit: 'change', kind: 'designs', key: '7', row: { ...raglan, name: 'Harbour' } }], ['change']],
  ['a copy', [{ edit: 'add', kind: 'designs', row: copy, before: '7' }], ['retire']],
  ['what is retired', [{ edit: 'retire', kind: 'designs', key: '7' }], ['restore', 'move']],
  [
    'a new row that is removed',
    [
      { edit: 'add', kind: 'designs', row: copy, before: '7' },
      { edit: 'retire', kind: 'designs', key: idOfCopy },
    ],
    ['add', 'retire'],
  ],
  ['another place', [{ edit: 'move', kind: 'themes', key: oneTheme, before: null }], ['move']],
  ['the numbers of a table', [{ edit: 'set', kind: 'saw', row: { ...sold.production.saw, kerf: 4 } }], ['set']],
  ['the price of a product', [{ edit: 'price', code: 'piece.KN-NEW', value: 2500 }], ['price']],
  [
    'many rows at once',
    [
      { edit: 'change', kind: 'themes', key: oneTheme, row: { ...rowOf('themes', oneTheme), name: 'One' } },
      { edit: 'change', kind: 'themes', key: otherTheme, row: { ...rowOf('themes', otherTheme), name: 'Two' } },
    ],
    ['change', 'change'],
  ],
])('%s is undone, and made again', (_, edits, undo) => {
  const after = made(sold, edits);
  expect(after.undo.map(({ edit }) => edit.edit)).toEqual(undo);
  const undone = again(after.content, after.undo);
  expect({ ...undone, catalogue: { ...undone.catalogue, retired: undefined } }).toEqual(noRetired);
  expect(rowLists.designs.retired(undone)).toEqual([]);
  expect(again(undone, after.made)).toEqual(after.content);
});

test('an edit without an effect is nothing that could be undone', () => {
  const { made: steps, undo } = made(sold, [{ edit: 'change', kind: 'designs', key: '7', row: { ...raglan } }]);
  expect([...steps, ...undo]).toEqual([]);
});

test('of edits that are made together none is made where one cannot be', () => {
  const outcome = makeEdits(
    sold,
    [
      { edit: 'change', kind: 'designs', key: '7', row: { ...raglan, name: 'Harbour' } },
      { edit: 'change', kind: 'designs', key: '7', row: { ...raglan, name: '' } },
    ],
    sold,
  );
  expect(outcome).toMatchObject({ ok: false, edit: { row: { name: '' } }, faults: [{ code: 'missing' }] });
});

test('a row that somebody else has changed since is not overwritten by undoing', () => {
  const { content, undo } = made(sold, [
    { edit: 'change', kind: 'designs', key: '7', row: { ...raglan, name: 'Harbour' } },
  ]);
  expect(outdatedEdit(content, undo, sold)).toBeUndefined();
  const theirs = again(content, [
    { edit: { edit: 'change', kind: 'designs', key: '7', row: { ...raglan, name: 'Quay' } }, was: null },
  ]);
  expect(outdatedEdit(theirs, undo, sold)).toMatchObject({ edit: 'change', key: '7' });
});

test('a copy that somebody else has changed since is not taken away by undoing', () => {
  const { content, undo } = made(sold, [{ edit: 'add', kind: 'designs', row: copy, before: null }]);
  const theirs = again(content, [
    { edit: { edit: 'change', kind: 'designs', key: idOfCopy, row: { ...copy, name: 'Quay' } }, was: null },
  ]);
  expect(outdatedEdit(theirs, undo, sold)).toMatchObject({ edit: 'retire', key: idOfCopy });
});

test('a price that is taken back is the one that is sold, or none', () => {
  const [code = ''] = Object.keys(sold.prices.pieces);
  const changed = made(sold, [{ edit: 'price', code: `piece.${code}`, value: 1 }]);
  const without: SeenEdit = { edit: { edit: 'price', code: `piece.${code}`, value: null }, was: null };
  expect(again(changed.content, [without]).prices).toEqual(sold.prices);
});

test('steps are undone from the last one on and made again from the first; a new one forgets those that were undone', () => {
  const step = (id: string) => ({ id, version: 1, made: [], undo: [] });
  const two = withStep(withStep(noEdits, step('a')), step('b'));
  const undone = afterUndo(two);
  expect(undone).toEqual({ past: [step('a')], future: [step('b')] });
  expect(afterRedo(undone)).toEqual(two);
  expect(withStep(undone, step('c'))).toEqual({ past: [step('a'), step('c')], future: [] });
  expect(withoutStep(undone, 'b')).toEqual({ past: [step('a')], future: [] });
  const many = Array.from({ length: 60 }, (_, at) => step(String(at))).reduce(withStep, noEdits);
  expect([many.past.length, many.past[0]?.id]).toEqual([50, '10']);
});
