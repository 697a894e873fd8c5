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

test.each([0, 2, 12])(
  'a catalogue of version %i is of another release: refused with a sentence, and no bundle',
  (version) => {
    const other = JSON.parse(JSON.stringify({ version, catalogue: {} }));
    expect(() => contentOfDocument(other)).toThrow(`The stored catalogue has version ${String(version)}`);
    expect(contentOfBundle(other)).toBeUndefined();
  },
);
