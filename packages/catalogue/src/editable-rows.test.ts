import { faultsOfContent } from '@door/domain/catalogue/edit/check-content';
import { faultsOfValue } from '@door/domain/catalogue/edit/check-value';
import { listKinds, recordKinds } from '@door/domain/catalogue/edit/row-kind';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { rowRecords } from '@door/domain/catalogue/edit/row-records';
import { describe, expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';

describe.each(demoSuppliers)('what $client.name sells can be edited', ({ rows, production, prices, gallery }) => {
  const content = { catalogue: rows, production, prices, gallery };

  test.each(listKinds)('each row of %s has the shape of its kind', (kind) => {
    const { shape, rows: read } = rowLists[kind];
    const listed = read(content);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.flatMap(({ row }) => faultsOfValue(shape, row))).toEqual([]);
  });

  test.each(listKinds)('the key of each row of %s is its own', (kind) => {
    const keys = rowLists[kind].rows(content).map(({ key }) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test.each(recordKinds)('%s has the shape of its kind', (kind) => {
    const { shape, row } = rowRecords[kind];
    expect(faultsOfValue(shape, row(content))).toEqual([]);
  });

  test('nothing in it is at fault', () => {
    expect(faultsOfContent(content)).toEqual([]);
  });

  test('there is no row that nobody can edit', () => {
    const numbers = Object.keys(rowRecords.production.row(content));
    const editable = new Set<string>([...listKinds, ...recordKinds, ...numbers]);
    // Weights follow from the rows of production.
    expect(Object.keys({ ...rows, ...production }).filter((name) => !editable.has(name))).toEqual(['weights']);
  });
});
