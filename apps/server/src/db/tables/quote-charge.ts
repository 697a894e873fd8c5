import { chargeKinds } from '@door/domain/selling/pricing/quote-totals';
import type { ChargePart } from '@door/domain/selling/quote/quote';
import {
  bigint,
  boolean,
  char,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { quote } from './quote.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** Work and goods beside the doors of a quote, in the order of the paper. */
export const quoteCharge = pgTable(
  'quote_charge',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    quoteId: uuid('quote_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: chargeKinds }).notNull(),
    text: text('text').notNull(),
    quantity: integer('quantity').notNull(),
    unitMinor: bigint('unit_minor', { mode: 'number' }).notNull(),
    /** What one costs, if these are goods; null: work. */
    costMinor: bigint('cost_minor', { mode: 'number' }),
    currency: char('currency', { length: 3, enum: ['EUR', 'GBP'] }).notNull(),
    /** The kind of the proposal that it was, and the line that is about; null: written by hand. */
    proposedAs: text('proposed_as', { enum: ['survey', 'fitting', 'removal', 'delivery'] }),
    proposedFor: uuid('proposed_for'),
    isChanged: boolean('is_changed').notNull(),
    /** What of it a person changed; null: all of it, or nothing. */
    changed: jsonb('changed').$type<readonly ChargePart[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.quoteId, table.id] }),
    foreignKey({ columns: [table.clientId, table.quoteId], foreignColumns: [quote.clientId, quote.id] }).onDelete(
      'cascade',
    ),
    ownRowsOnly(),
  ],
).enableRLS();
