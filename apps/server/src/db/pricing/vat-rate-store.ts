import type { VatRateStore } from '@door/api/settings/vat-rate-store';
import type { VatRate } from '@door/domain/selling/pricing/vat-rates';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { vatRate } from './schema.ts';
import { lockName } from '../lock-name.ts';

export function vatRateStore(queries: Queries, client: number): VatRateStore {
  const own = eq(vatRate.clientId, client);
  const all = (): Promise<readonly VatRate[]> =>
    queries
      .select({ country: vatRate.country, kind: vatRate.kind, from: vatRate.from, rate: vatRate.rate })
      .from(vatRate)
      .where(own)
      .orderBy(asc(vatRate.country), asc(vatRate.kind), asc(vatRate.from));
  return {
    all,
    load: async () => {
      await lockName(queries, client, 'vat_rate');
      return all();
    },
    replace: async (rates) => {
      await queries.delete(vatRate).where(own);
      if (rates.length > 0) await queries.insert(vatRate).values(rates.map((rate) => ({ clientId: client, ...rate })));
    },
  };
}
