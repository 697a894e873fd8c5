import {
  char,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { client, clientId, ownRowsOnly } from '../settings/schema.ts';

/** Pages on which a family says which doors it likes. Whoever knows the id has made it; the token of its link is stored nowhere. */
export const familyPage = pgTable(
  'family_page',
  {
    clientId: clientId().references(() => client.clientId),
    id: uuid('id').notNull(),
    /** SHA-256 of the token. */
    tokenHash: char('token_hash', { length: 64 }).notNull(),
    /** When its maker last changed it; it is deleted some time later. */
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.id] }),
    uniqueIndex('family_page_token').on(table.clientId, table.tokenHash),
    index('family_page_age').on(table.clientId, table.changedAt),
    ownRowsOnly(),
  ],
).enableRLS();

/** The doors of a family's page, each a shared design; deleted with the page. */
export const familyDoor = pgTable(
  'family_door',
  {
    clientId: clientId(),
    pageId: uuid('page_id').notNull(),
    id: uuid('id').notNull(),
    shareId: uuid('share_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.pageId, table.id] }),
    foreignKey({
      name: 'family_door_of_page',
      columns: [table.clientId, table.pageId],
      foreignColumns: [familyPage.clientId, familyPage.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();

/** Hearts that devices have given to doors: one of a device to a door, without a name or a time. */
export const familyHeart = pgTable(
  'family_heart',
  {
    clientId: clientId(),
    pageId: uuid('page_id').notNull(),
    doorId: uuid('door_id').notNull(),
    /** SHA-256 of the page and an id that the device has made up. */
    device: char('device', { length: 64 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.pageId, table.doorId, table.device] }),
    foreignKey({
      name: 'family_heart_of_door',
      columns: [table.clientId, table.pageId, table.doorId],
      foreignColumns: [familyDoor.clientId, familyDoor.pageId, familyDoor.id],
    }).onDelete('cascade'),
    ownRowsOnly(),
  ],
).enableRLS();
