import { char, foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { familyDoor } from './family-door.ts';
import { clientId, ownRowsOnly } from './tenant.ts';

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
