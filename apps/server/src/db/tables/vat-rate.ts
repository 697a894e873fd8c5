import type { BasisPoints } from '@door/domain/selling/pricing/money';
import { vatCountries, vatKinds } from '@door/domain/selling/pricing/vat-rates';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Rates of VAT that a supplier has settled beside those of law. */
export const vatRate = pgTable(
  'vat_rate',
  {
    clientId: clientId().references(() => client.clientId),
    country: text('country', { enum: vatCountries }).notNull(),
    kind: text('kind', { enum: vatKinds }).notNull(),
    from: date('from', { mode: 'string' }).notNull(),
    /** Hundredths of a per cent. */
    rate: integer('rate').$type<BasisPoints>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.country, table.kind, table.from] }), ownRowsOnly()],
).enableRLS();
