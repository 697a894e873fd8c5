import { expect, test } from 'vitest';
import type { BackupLine } from './backup.ts';
import { withCatalogueVersions } from './older-backup.ts';

const catalogueRow = (clientId: number, position: number, name: string): BackupLine => ({
  kind: 'row',
  clientId,
  table: 'catalogue_row',
  row: { client_id: clientId, kind: 'hinges', id: name, position, body: { name } },
});
const item: BackupLine = { kind: 'row', clientId: -1, table: 'item', row: { id: 'item' } };

const versionOf = (clientId: number, ...names: readonly string[]) => ({
  kind: 'row',
  clientId,
  table: 'catalogue_version',
  row: {
    client_id: clientId,
    number: 1,
    created_at: '1970-01-01T00:00:00.000Z',
    document: { version: 1, lists: { hinges: names.map((name) => ({ name })) } },
  },
});

test('the rows of catalogues in an older backup become version 1 of each supplier, before the items', () => {
  const lines = [catalogueRow(-1, 1, 'b'), catalogueRow(-1, 0, 'a'), item, catalogueRow(-2, 0, 'c')];
  expect(withCatalogueVersions(lines)).toEqual([versionOf(-1, 'a', 'b'), versionOf(-2, 'c'), item]);
});

test('a backup of today is taken as it is', () => {
  expect(withCatalogueVersions([item])).toEqual([item]);
});
