import type { CreditNoteStore, StoredCreditNote } from '@door/api/order/credit-note-store';
import { readFrozen } from '@door/domain/stored/frozen-document';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { creditNote } from './schema.ts';

export function creditNoteStore(queries: Queries, client: number): CreditNoteStore {
  const own = eq(creditNote.clientId, client);
  return {
    load: async (id) => {
      const [row] = await queries
        .select()
        .from(creditNote)
        .where(and(own, eq(creditNote.id, id)));
      return row && storedOf(row);
    },
    ofOrder: async (orderId) => {
      const rows = await queries
        .select()
        .from(creditNote)
        .where(and(own, eq(creditNote.orderId, orderId)))
        .orderBy(asc(creditNote.number));
      return rows.map(storedOf);
    },
    add: async ({ issuedAt, ...stored }) => {
      const rows = await queries
        .insert(creditNote)
        .values({ clientId: client, orderId: stored.note.order.id, ...stored, issuedAt: new Date(issuedAt) })
        .onConflictDoNothing({ target: [creditNote.clientId, creditNote.id] })
        .returning({ id: creditNote.id });
      return rows.length > 0;
    },
  };
}

const storedOf = ({ id, number, note, issuedBy, issuedAt }: typeof creditNote.$inferSelect): StoredCreditNote => ({
  id,
  number,
  note: readFrozen('credit note', note),
  issuedBy,
  issuedAt: issuedAt.toISOString(),
});
