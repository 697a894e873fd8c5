import { readFileSync } from 'node:fs';
import { demoSuppliers } from '@door/catalogue/demo';
import { expect, test } from 'vitest';
import { catalogueDocument, contentOfDocument, type StoredCatalogue } from './catalogue-document.ts';

const storedV1: StoredCatalogue = JSON.parse(
  readFileSync(new URL('fixtures/catalogue-v1.json', import.meta.url), 'utf8'),
);

test('a catalogue stored in version 1 has the words and rows of today', () => {
  const [demo] = demoSuppliers;
  const { catalogue, production, prices } = contentOfDocument(storedV1);
  expect(catalogue.masters[1]?.lock).toEqual({ operation: 'lift-lever', leafFrom: 1785, leafTo: 1980 });
  expect(production.locks).toEqual(demo?.production.locks);
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
  const { paints, ...catalogue } = catalogueDocument(contentOfDocument(storedV1)).catalogue;
  const storedV2: StoredCatalogue = { ...catalogueDocument(contentOfDocument(storedV1)), version: 2, catalogue };
  expect(contentOfDocument(storedV2).catalogue.paints).toEqual(paints);
  expect(paints).toHaveLength(213);
});

test('a catalogue of a newer release is refused with a sentence', () => {
  const newer: StoredCatalogue = JSON.parse('{"version":4}');
  expect(() => contentOfDocument(newer)).toThrow('The stored catalogue has version 4');
});
