import type { LinePictures } from '@door/api/document/document-store';
import { documentKinds, documentStates } from '@door/domain/lib/document';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { client } from './client.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

/** The PDF of each version that was sent. The bytes lie in the blob store, and stay what they are. */
export const document = pgTable(
  'document',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    aboutId: uuid('about_id').notNull(),
    version: integer('version').notNull(),
    /** The time of the version. */
    at: timestamp('at', { withTimezone: true, mode: 'string', precision: 3 }).notNull(),
    state: text('state', { enum: documentStates }).notNull(),
    /** How often it could not be made. */
    failures: integer('failures').notNull(),
    /** Name of the PDF in the blob store, its hash and its bytes; null until it is ready. */
    blob: uuid('blob'),
    sha256: text('sha256'),
    size: integer('size'),
    /** Names of the pictures in the blob store, by line. */
    pictures: jsonb('pictures').$type<readonly LinePictures[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('document_of_version').on(table.clientId, table.kind, table.aboutId, table.version),
    ownRowsOnly(),
  ],
).enableRLS();
