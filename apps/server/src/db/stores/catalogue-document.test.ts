import { readFileSync } from 'node:fs';
import { demoCatalogue, demoSuppliers } from '@door/catalogue/demo';
import type { CatalogueRows } from '@door/domain/catalogue/catalogue-rows';
import type { Design } from '@door/domain/catalogue/design-rows';
import { emptyGallery } from '@door/domain/catalogue/gallery-rows';
import type { Clearances } from '@door/domain/catalogue/limit-rows';
import type { HandleOption } from '@door/domain/catalogue/stock-rows';
import type { ProductionRows } from '@door/domain/catalogue/production-rows';
import type { PriceList } from '@door/domain/commerce/price-list';
import type { FiguresFit } from '@door/domain/extras/extra-places';
import { expect, test } from 'vitest';
import { catalogueDocument, contentOfDocument, type StoredCatalogue } from './catalogue-document.ts';
import type { PriceListV1 } from './price-list-document.ts';
import type { ProductionRowsV6 } from './production-document.ts';

const storedV1: StoredCatalogue = JSON.parse(
  readFileSync(new URL('fixtures/catalogue-v1.json', import.meta.url), 'utf8'),
);

/** The production rows as they were stored until version 6. */
const productionV6 = ({ saw: _saw, capacity: _capacity, articles, ...rows }: ProductionRows): ProductionRowsV6 => ({
  ...rows,
  articles: articles.map(({ stockLengths: [barLength = null], ...article }) => ({ ...article, barLength })),
});

test('a catalogue stored in version 1 has the words and rows of today', () => {
  const [demo] = demoSuppliers;
  const { catalogue, production, prices } = contentOfDocument(storedV1);
  expect(catalogue.masters[1]?.lock).toEqual({ operation: 'lift-lever', leafFrom: 1785, leafTo: 1980 });
  // A supplier's locks stay as they were stored, also where the demo supplier has others by now.
  expect(production.locks.map(({ code, operation, leafFrom }) => [code, operation, leafFrom])).toEqual([
    ['ML-A', 'lift-lever', 1785],
    ['ML-B', 'lift-lever', 1981],
    ['ML-S', 'slam', 1785],
    ['ML-K', 'key-wound', 1785],
    ['SB-SET', 'slave', 1785],
  ]);
  expect(catalogue.limits).toEqual(demo?.rows.limits);
  expect(production.glazing).toEqual(demo?.production.glazing);
  expect(prices).toEqual(demo?.prices);
});

test('a catalogue is read as it was stored', () => {
  const content = contentOfDocument(storedV1);
  const stored: StoredCatalogue = JSON.parse(JSON.stringify(catalogueDocument(content)));
  expect(contentOfDocument(stored)).toEqual(content);
});

test('a catalogue stored in version 2 can be sprayed in the RAL Classic list', () => {
  const { paints, ...catalogue } = rowsV9(catalogueDocument(contentOfDocument(storedV1)).catalogue);
  const { glazing, ...others } = productionV6(contentOfDocument(storedV1).production);
  const fixed = glazing.frame[44];
  const parts = { 'left-sidelight': fixed, 'right-sidelight': fixed, fanlight: fixed };
  const production = { ...others, glazing: { ...glazing.leaf, ...parts } };
  const storedV2: StoredCatalogue = {
    ...catalogueDocument(contentOfDocument(storedV1)),
    version: 2,
    catalogue,
    production,
  };
  expect(contentOfDocument(storedV2).catalogue.paints).toEqual(paints);
  expect(paints).toHaveLength(213);
});

test('a catalogue stored in version 3 has the numbers that stood in the code, and its foils', () => {
  const current = contentOfDocument(storedV1);
  const { checkLimits, specialOrderDays, glassStamp, backset, glazing, ...others } = productionV6(current.production);
  const fixed = glazing.frame[44];
  const parts = { 'left-sidelight': fixed, 'right-sidelight': fixed, fanlight: fixed };
  const production = { ...others, glazing: { ...glazing.leaf, ...parts } };
  const document = catalogueDocument(current);
  const older = rowsV9(document.catalogue);
  const { hingeFromEnd, ...clearances } = older.clearances;
  const colours = older.colours.map(({ foil: _foil, ...colour }) => colour);
  const profiles = older.profiles.map(({ singleLeafUpToKg: _kg, ...profile }) => profile);
  const storedV3: StoredCatalogue = {
    ...document,
    version: 3,
    catalogue: { ...older, clearances, colours, profiles },
    production,
  };
  expect(contentOfDocument(storedV3)).toEqual(current);
  expect([checkLimits.accessWidth, specialOrderDays, glassStamp, backset, hingeFromEnd]).toEqual([
    775,
    10,
    'inside',
    45,
    150,
  ]);
});

const listV1 = ({ white: _white, securedByDesign: { price }, terms, ...prices }: PriceList): PriceListV1 => ({
  ...prices,
  terms: termsV1(terms),
  securedByDesign: price,
  vat: {},
});
const termsV1 = ({ tier: _tier, ...terms }: PriceList['terms']): PriceListV1['terms'] => terms;

test('a catalogue stored in version 5 says what is white, what the pack holds, and its usual tier', () => {
  const current = contentOfDocument(storedV1);
  const production = productionV6(current.production);
  const storedV5: StoredCatalogue = {
    ...catalogueDocument(current),
    version: 5,
    catalogue: rowsV9(catalogueDocument(current).catalogue),
    production,
    prices: listV1(current.prices),
  };
  expect(contentOfDocument(storedV5)).toEqual(current);
});

test('a catalogue stored in version 6 has bars of one length, and is sawn as the demo supplier does', () => {
  const current = contentOfDocument(storedV1);
  const production = productionV6(current.production);
  const storedV6: StoredCatalogue = {
    ...catalogueDocument(current),
    version: 6,
    catalogue: rowsV9(catalogueDocument(current).catalogue),
    production,
  };
  const read = contentOfDocument(storedV6);
  expect(read).toEqual(current);
  expect(read.production.articles.find(({ code }) => code === 'OF72')?.stockLengths).toEqual([6000]);
  expect(read.production.saw).toEqual({ kerf: 5, trim: 30, keepFrom: 600 });
});

const clearancesV11 = ({ hingeFlag: _flag, extras: _extras, ...clearances }: Clearances): ClearancesV11 => clearances;
const clearancesV9 = ({ cassette: _cassette, hardware: _hardware, ...clearances }: ClearancesV11): ClearancesV9 =>
  clearances;
const clearancesV7 = ({ handle: _handle, ...clearances }: ClearancesV9): Omit<ClearancesV9, 'handle'> => clearances;
type ClearancesV11 = Omit<Clearances, 'hingeFlag' | 'extras'>;
type ClearancesV9 = Omit<ClearancesV11, 'cassette' | 'hardware'>;

const designV9 = ({ firstHardware: _firstHardware, ...design }: Design): Omit<Design, 'firstHardware'> => design;
const handleV9 = ({ covers: _covers, ...handle }: HandleOption): Omit<HandleOption, 'covers'> => handle;

/** The rows as they were stored until version 9. */
const rowsV9 = ({ handles, designs, clearances, retired: _retired, ...rows }: Omit<CatalogueRows, 'weights'>) => ({
  ...rows,
  handles: handles.map(handleV9),
  designs: designs.map(designV9),
  clearances: clearancesV9(clearancesV11(clearances)),
});

test('a catalogue stored in version 9 knows what its handles cover, and what hardware suits its designs', () => {
  const current = contentOfDocument(storedV1);
  const document = catalogueDocument(current);
  const [lever, panelled] = [current.catalogue.handles[0], current.catalogue.designs[0]];
  expect(lever?.covers.inside.map(({ reach }) => reach)).toEqual([65, 145]);
  expect(panelled?.firstHardware?.suite).toBe('gold');
  const older = rowsV9(document.catalogue);
  const retired = { handles: older.handles.slice(0, 1), designs: older.designs.slice(0, 1) };
  const storedV9: StoredCatalogue = { ...document, version: 9, catalogue: { ...older, retired } };
  const { handles, designs } = current.catalogue;
  expect(contentOfDocument(storedV9).catalogue).toEqual({
    ...current.catalogue,
    retired: { handles: handles.slice(0, 1), designs: designs.slice(0, 1) },
  });
});

test('a design does not begin with a handle that its supplier did not sell', () => {
  const document = catalogueDocument(contentOfDocument(storedV1));
  const older = rowsV9(document.catalogue);
  const fewer = older.handles.filter(({ handleType }) => handleType !== 'lever-short');
  const storedV9: StoredCatalogue = { ...document, version: 9, catalogue: { ...older, handles: fewer } };
  const named = contentOfDocument(storedV9).catalogue.designs.map(({ firstHardware }) => firstHardware?.handleType);
  expect(named.filter((handleType) => handleType !== undefined)).toEqual([]);
});

const figuresV7 = ({ within: _within, ...fit }: FiguresFit): Omit<FiguresFit, 'within'> => fit;

test('a catalogue stored in version 7 has the levers, house numbers and weeks that stood in the code', () => {
  const current = contentOfDocument(storedV1);
  const document = catalogueDocument(current);
  const extras = document.catalogue.extras.map((row) => ({
    ...row,
    fit: row.fit.at === 'figures' ? figuresV7(row.fit) : row.fit,
  }));
  const { capacity, ...production } = current.production;
  const storedV7: StoredCatalogue = {
    ...document,
    version: 7,
    catalogue: {
      ...rowsV9(document.catalogue),
      clearances: clearancesV7(clearancesV9(clearancesV11(document.catalogue.clearances))),
      extras,
    },
    production,
  };
  expect(contentOfDocument(storedV7)).toEqual(current);
  expect(capacity.week).toBe(1200);
  expect(current.catalogue.clearances.handle).toEqual({ besideEdge: 135, from: 834, to: 1078 });
});

test('a catalogue stored in version 8 has handles that are drawn as their type was', () => {
  const current = contentOfDocument(storedV1);
  const { catalogue, ...document } = catalogueDocument(current);
  const withoutDrawing = ({ drawnAs: _drawnAs, ...handle }: Omit<HandleOption, 'covers'>) => handle;
  const older = rowsV9(catalogue);
  const stored = older.handles.map(withoutDrawing);
  const handles = [...stored, ...stored.slice(0, 1).map((handle) => ({ ...handle, handleType: 'own' }))];
  const storedV8: StoredCatalogue = {
    ...document,
    version: 8,
    catalogue: { ...older, handles, retired: { handles } },
  };
  const drawn = [
    ...current.catalogue.handles,
    ...current.catalogue.handles.slice(0, 1).map((handle) => ({ ...handle, handleType: 'own' })),
  ];
  const read = contentOfDocument(storedV8).catalogue;
  expect(read).toEqual({ ...current.catalogue, handles: drawn, retired: { handles: drawn, designs: [] } });
});

test('a catalogue stored in version 10 has nothing to begin with but its frames', () => {
  const { gallery, ...document } = catalogueDocument(contentOfDocument(storedV1));
  const storedV10: StoredCatalogue = { ...document, version: 10 };
  expect(contentOfDocument(storedV10).gallery).toEqual(emptyGallery);
  expect(gallery).toEqual(emptyGallery);
});

test('a catalogue stored before names of the trade stood apart has both names', () => {
  const document = catalogueDocument(contentOfDocument(storedV1));
  const colours = demoCatalogue.colours.map(({ tradeName, ...row }) => ({ ...row, name: tradeName ?? row.name }));
  expect(colours.map(({ name }) => name)).toContain('Matt White (PVC)');
  const stored: StoredCatalogue = { ...document, catalogue: { ...document.catalogue, colours } };
  expect(contentOfDocument(stored).catalogue.colours).toEqual(demoCatalogue.colours);
});

test('a catalogue of a newer release is refused with a sentence', () => {
  const newer: StoredCatalogue = JSON.parse('{"version":13}');
  expect(() => contentOfDocument(newer)).toThrow('The stored catalogue has version 13');
});

test('a catalogue stored in version 11 keeps extras as far from hinges and edges as the code did', () => {
  const current = contentOfDocument(storedV1);
  const { catalogue, ...document } = catalogueDocument(current);
  const clearances = clearancesV11(catalogue.clearances);
  const storedV11: StoredCatalogue = { ...document, version: 11, catalogue: { ...catalogue, clearances } };
  expect(contentOfDocument(storedV11)).toEqual(current);
  const { hingeFlag, extras } = current.catalogue.clearances;
  expect([hingeFlag, extras]).toEqual([
    { width: 40, height: 108 },
    { toEdge: 30, toHouseNumber: 20 },
  ]);
});
