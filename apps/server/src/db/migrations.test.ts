import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Kit from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from './migrations.ts';
import { sharedTables, tenantTables } from './schema.ts';

// Its ES module build calls require(), which Node refuses; the other build works.
const { generateDrizzleJson, generateMigration }: typeof Kit = createRequire(import.meta.url)('drizzle-kit/api');

test('the migrations create exactly the tables of the code; otherwise run `npm run db:change`', async () => {
  const snapshots = readdirSync(`${migrationsFolder}/meta`).filter((file) => file.endsWith('_snapshot.json'));
  const last = JSON.parse(readFileSync(`${migrationsFolder}/meta/${snapshots.sort().at(-1)}`, 'utf8'));
  const now = generateDrizzleJson({ ...sharedTables, ...tenantTables });
  expect(await generateMigration(last, now)).toEqual([]);
});
