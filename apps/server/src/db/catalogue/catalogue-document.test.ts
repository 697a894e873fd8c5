import { demoSuppliers } from '@door/catalogue/demo';
import { expect, test } from 'vitest';
import { catalogueDocument, contentOfBundle, contentOfDocument } from './catalogue-document.ts';

test.each(demoSuppliers)(
  'the catalogue of a demo supplier is read as it was stored',
  ({ rows, production, prices, gallery }) => {
    const document = JSON.parse(JSON.stringify(catalogueDocument({ catalogue: rows, production, prices, gallery })));
    const content = contentOfDocument(document);
    expect(catalogueDocument(content)).toEqual(document);
    expect(contentOfBundle(document)).toEqual(content);
  },
);

test.each(demoSuppliers)(
  'a catalogue of before leaves were prepared for their hardware is read without such rows, and stored with them',
  ({ rows, production, prices, gallery }) => {
    const { preparations, ...before } = production;
    const document = catalogueDocument({ catalogue: rows, production, prices, gallery });
    const first = JSON.parse(JSON.stringify({ ...document, version: 1, production: before }));
    const content = contentOfDocument(first);
    expect(preparations.length).toBeGreaterThan(0);
    expect(content.production).toEqual(JSON.parse(JSON.stringify({ ...production, preparations: [] })));
    expect(contentOfBundle(first)).toEqual(content);
    expect(catalogueDocument(content).version).toBe(2);
  },
);

test.each([0, 3, 12])(
  'a catalogue of version %i is of another release: refused with a sentence, and no bundle',
  (version) => {
    const other = JSON.parse(JSON.stringify({ version, catalogue: {} }));
    expect(() => contentOfDocument(other)).toThrow(`The stored catalogue has version ${String(version)}`);
    expect(contentOfBundle(other)).toBeUndefined();
  },
);
