import { demoCatalogue, demoProduction } from '@door/catalogue/demo';
import { prices } from '@door/catalogue/rows/prices';
import { expect, test } from 'vitest';
import { type CatalogueDocument, catalogueOfDocument, rowsOfCatalogue } from './catalogue-document.ts';

const demo = { catalogue: demoCatalogue, production: demoProduction, prices };

/** Kind → bodies, as the database gives them: everything has passed through JSON. */
function documentOf(upgraded: Readonly<Record<string, (row: object) => object>> = {}): Partial<CatalogueDocument> {
  const lists: Record<string, unknown[]> = {};
  for (const { kind, body } of rowsOfCatalogue(demo))
    (lists[kind] ??= []).push(upgraded[kind] ? upgraded[kind](Object(body)) : body);
  return JSON.parse(JSON.stringify(lists));
}

const without =
  (...keys: readonly string[]) =>
  (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));

test('a catalogue is read as it was stored', () => {
  expect(catalogueOfDocument(documentOf())).toEqual(demo);
});

test('a number that an administrator changed is read as changed', () => {
  const document = documentOf({ 'works.thermal': (row) => ({ ...row, aluminiumThresholdU: 2.4 }) });
  expect(catalogueOfDocument(document).production.thermal.aluminiumThresholdU).toBe(2.4);
});

test('a catalogue of the first version lacks the numbers that stood in code, and has older names', () => {
  const oldLock = ({ operation, ...row }: { operation?: string }) => ({ ...row, works: operation });
  const document: Record<string, unknown> = documentOf({
    limits: without('maxHeightOnThreeHinges'),
    clearances: without('openLeafBehindFrame'),
    'works.locks': oldLock,
    masters: (row) => ('lock' in row ? { ...row, lock: oldLock(Object(row.lock)) } : row),
  });
  for (const kind of Object.keys(document)) if (isNew(kind)) delete document[kind];
  expect(Object.keys(document)).toHaveLength(25);
  expect(catalogueOfDocument(document)).toEqual(demo);
});

const firstKinds = ['works.slabs', 'works.glassUnits', 'works.locks', 'works.rules', 'works.articles'];
const isNew = (kind: string) => kind === 'prices' || (kind.startsWith('works.') && !firstKinds.includes(kind));
