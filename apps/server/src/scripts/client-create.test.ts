import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSuppliers } from '@door/catalogue/demo';
import { afterAll, expect, test } from 'vitest';
import { clientId } from '@door/domain/door/model/ids';
import { newClient } from '@door/domain/settings/new-client';
import { addSupplier } from '../db/seed-if-empty.ts';
import { catalogueDocument } from '../db/catalogue/catalogue-document.ts';
import { openTestServer } from '../testing/open-test-server.ts';
import { readBundle } from './client-create.ts';

const folder = mkdtempSync(join(tmpdir(), 'client-create-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [supplier] = demoSuppliers;
if (!supplier) throw new Error('The demo has no supplier.');
const { rows: catalogue, production, prices, gallery } = supplier;
const bundle = catalogueDocument({ catalogue, production, prices, gallery });

function written(file: unknown): string {
  const path = join(folder, 'bundle.json');
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return path;
}

test('a new supplier begins with an exported catalogue, once', async () => {
  await using server = await openTestServer('embedded');
  const { catalogue: rows, ...others } = await readBundle(written(bundle));
  const client = newClient({ id: -2001, name: 'Harbour Doors', email: '' });
  expect(await addSupplier(server.database, { client, rows, ...others })).toBe(true);
  expect(await addSupplier(server.database, { client, rows, ...others })).toBe(false);
  const found = await server.suppliers.find(clientId(-2001));
  expect(found?.client.name).toBe('Harbour Doors');
  expect(found?.catalogue.rows).toEqual(catalogue);
});

test.each<[what: string, file: unknown, t: string]>([
  ['no JSON', '{', 'is no exported catalogue'],
  ['another document', { version: 8, catalogue: {} }, 'is no exported catalogue'],
  [
    'a row that is at fault',
    { ...bundle, catalogue: { ...bundle.catalogue, paints: [{ ral: 'RAL 1000', name: 'Green beige', hex: 'green' }] } },
    'paints RAL 1000 is at fault in hex (no-colour)',
  ],
  [
    'nothing to sell in a list',
    catalogueDocument({ catalogue: { ...catalogue, hinges: [] }, production, prices, gallery }),
    'The catalogue cannot be sold: hinges is at fault (nothing-to-sell).',
  ],
])('a file with %s is refused', async (_, file, t) => {
  await expect(readBundle(written(file))).rejects.toThrow(t);
});

test('a file that is not there is named', async () => {
  await expect(readBundle(join(folder, 'none.json'))).rejects.toThrow('none.json cannot be read');
});
