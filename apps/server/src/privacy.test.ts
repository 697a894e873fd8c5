import { readFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keptDays } from './jobs/kept-days.ts';
import { sharedTables, tenantTables } from './db/schema.ts';

const page = readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');
const [ofWhom = '', howLong = ''] = page.split(/^## /m).slice(1);

test('docs/privacy.md says of each table whose data it holds', () => {
  const tables: readonly string[] = Object.values({ ...sharedTables, ...tenantTables }).map((table) =>
    getTableName(table),
  );
  const named = [...ofWhom.matchAll(/`([a-z]+_?(?:_[a-z]+)*)`/g)].map(([, name = '']) => name);
  expect(tables.filter((table) => !named.includes(table))).toEqual([]);
  const periods = Object.keys(keptDays);
  expect(named.filter((name) => !tables.includes(name) && !periods.includes(name))).toEqual([]);
});

test('docs/privacy.md has each period as it is kept', () => {
  const rows = [...howLong.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, name = '', days]) => [name, Number(days)]);
  expect(Object.fromEntries(rows)).toEqual(keptDays);
});
