import { type Sale, saleIds, saleOfIds } from '@door/api/customer-page/link-store';
import type { MessageStore, StoredText } from '@door/api/message/message-store';
import type { SmsGateway } from '@door/api/message/sms-port';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { isOfSale } from '../customer-page/link-store.ts';
import type { Queries } from '../database.ts';
import { contactChoice, messageSent, messageText, smsGateway } from './schema.ts';

export function messageStore(queries: Queries, client: number): MessageStore {
  const ownText = eq(messageText.clientId, client);
  const ownChoice = (customerId: string) =>
    and(eq(contactChoice.clientId, client), eq(contactChoice.customerId, customerId));
  return {
    texts: async () => {
      const rows = await queries
        .selectDistinctOn([messageText.code, messageText.language])
        .from(messageText)
        .where(ownText)
        .orderBy(asc(messageText.code), asc(messageText.language), desc(messageText.version));
      return rows.map(textOf);
    },
    text: async (id) => {
      const [row] = await queries
        .select()
        .from(messageText)
        .where(and(ownText, eq(messageText.id, id)));
      return row && textOf(row);
    },
    addText: async ({ writtenAt, ...text }) => {
      const rows = await queries
        .insert(messageText)
        .values({ clientId: client, ...text, writtenAt: new Date(writtenAt) })
        .onConflictDoNothing()
        .returning({ id: messageText.id });
      return rows.length > 0;
    },
    sent: async (sale: Sale) => {
      const rows = await queries
        .select()
        .from(messageSent)
        .where(and(eq(messageSent.clientId, client), isOfSale(messageSent, sale)))
        .orderBy(asc(messageSent.at), asc(messageSent.code));
      return rows.map(({ clientId: _, quoteId, orderId, at, ...message }) => ({
        ...message,
        sale: saleOfIds({ quoteId, orderId }),
        at: at.toISOString(),
      }));
    },
    addSent: async ({ sale, at, code, channel, about, nth, language, refusal }) => {
      await queries
        .insert(messageSent)
        .values({ clientId: client, ...saleIds(sale), code, channel, about, nth, language, refusal, at: new Date(at) })
        .onConflictDoNothing();
    },
    unwanted: async (customerId) => {
      const rows = await queries
        .select({ topic: contactChoice.topic })
        .from(contactChoice)
        .where(and(ownChoice(customerId), eq(contactChoice.isWanted, false)));
      return rows.map(({ topic }) => topic);
    },
    choose: async (customerId, topic, { isWanted, at }) => {
      const said = { isWanted, at: new Date(at) };
      await queries
        .insert(contactChoice)
        .values({ clientId: client, customerId, topic, ...said })
        .onConflictDoUpdate({
          target: [contactChoice.clientId, contactChoice.customerId, contactChoice.topic],
          set: said,
          // Said again it was said when it was said first.
          setWhere: ne(contactChoice.isWanted, isWanted),
        });
    },
    removeChoices: async (customerId) => {
      await queries.delete(contactChoice).where(ownChoice(customerId));
    },
    gateway: async () => {
      const [row] = await queries.select().from(smsGateway).where(eq(smsGateway.clientId, client));
      return row && gatewayOf(row);
    },
    saveGateway: async ({ changedAt, ...gateway }) => {
      const row = { ...gateway, changedAt: new Date(changedAt) };
      await queries
        .insert(smsGateway)
        .values({ clientId: client, ...row })
        .onConflictDoUpdate({ target: smsGateway.clientId, set: row });
    },
  };
}

const textOf = ({ clientId: _, writtenAt, ...row }: typeof messageText.$inferSelect): StoredText => ({
  ...row,
  writtenAt: writtenAt.toISOString(),
});

const gatewayOf = ({ clientId: _, changedAt, ...gateway }: typeof smsGateway.$inferSelect): SmsGateway => ({
  ...gateway,
  changedAt: changedAt.toISOString(),
});
