import type { QuoteVersionStore } from '@door/api/quote/quote-version-store';
import { money } from '@door/domain/selling/pricing/money';
import { presentQuoteVersion } from '@door/domain/selling/quote/quote-version';
import { readFrozen } from '@door/domain/stored/frozen-document';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { quoteVersion } from './schema.ts';

export function quoteVersionStore(queries: Queries, client: number): QuoteVersionStore {
  const own = eq(quoteVersion.clientId, client);
  return {
    add: async ({ frozen, ...sent }) => {
      const { total } = frozen.totals;
      await queries.insert(quoteVersion).values({
        clientId: client,
        ...sent,
        version: frozen.quote.version,
        document: frozen,
        sentAt: new Date(frozen.sentAt),
        validUntil: frozen.validUntil,
        totalMinor: total.minor,
        currency: total.currency,
      });
    },
    find: async (quoteId, version) => {
      const [row] = await queries
        .select()
        .from(quoteVersion)
        .where(and(own, eq(quoteVersion.quoteId, quoteId), eq(quoteVersion.version, version)));
      if (!row) return undefined;
      const { document, hash, sentBy, idempotencyKey } = row;
      const frozen = presentQuoteVersion(readFrozen('version of a quote', document));
      return { quoteId, frozen, hash, sentBy, idempotencyKey };
    },
    of: async (quoteIds) => {
      if (quoteIds.length === 0) return [];
      const { quoteId, version, hash, sentAt, validUntil, totalMinor, currency } = quoteVersion;
      const rows = await queries
        .select({ quoteId, version, hash, sentAt, validUntil, totalMinor, currency })
        .from(quoteVersion)
        .where(and(own, inArray(quoteId, [...quoteIds])))
        .orderBy(asc(quoteId), asc(version));
      return rows.map(({ totalMinor: minor, currency: of, ...row }) => ({
        ...row,
        sentAt: row.sentAt.toISOString(),
        total: money(minor, of),
      }));
    },
  };
}
