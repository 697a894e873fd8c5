import { contrast } from '@door/domain/settings/tenant-colours';
import { describe, expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';

describe('who the demo suppliers are', () => {
  test('two, each with its own money, name, logo and look', () => {
    const shown = demoSuppliers.map(({ client }) => [
      client.id,
      client.name,
      client.currency,
      client.logoUrl,
      client.ui.dataTheme,
    ]);
    expect(shown).toEqual([
      [-1022, 'Alder & Lane', 'EUR', '/logos/alder-and-lane.svg', 'doorwright'],
      [-1023, 'Quarry Street Doors', 'GBP', '/logos/quarry-street-doors.svg', 'tenant'],
    ]);
  });

  test('the second sells a part of what the first sells', () => {
    const [first, second] = demoSuppliers;
    for (const table of ['templates', 'designs', 'colours', 'themes'] as const) {
      const sold = new Set(first?.rows[table].map((row) => row.id));
      const smaller = second?.rows[table].map((row) => row.id) ?? [];
      expect(smaller.length, table).toBeGreaterThan(5);
      expect(smaller.length, table).toBeLessThan(sold.size);
      expect(
        smaller.filter((id) => !sold.has(id)),
        table,
      ).toEqual([]);
    }
  });

  test.each(demoSuppliers)('$client.name asks for consent in the words of the specification', ({ client }) => {
    expect([client.ui.consentYesText, client.ui.consentNoText]).toEqual([
      'I am happy for my details to be forwarded to a local supplier to provide me with a quotation.',
      'I DO NOT want my details to be forwarded to a local supplier to provide me with a quotation.',
    ]);
  });
});

describe('the colours of a supplier have enough contrast', () => {
  const tenants = demoSuppliers.filter(({ client }) => client.ui.dataTheme === 'tenant');

  test.each([
    ['--tenant-primary-content', '--tenant-primary', 4.5],
    ['--tenant-ink', '--tenant-paper', 4.5],
    ['--tenant-accent', '--tenant-paper', 4.5],
    ['--tenant-mark', '--tenant-paper', 3],
  ])('%s on %s', (text, ground, least) => {
    expect(tenants.length).toBe(1);
    for (const { client } of tenants) {
      expect(contrast(client.ui.tenant[text] ?? '', client.ui.tenant[ground] ?? '')).toBeGreaterThanOrEqual(least);
    }
  });
});
