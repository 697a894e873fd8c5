import type { AccountStore, PaymentAccount } from '@door/api/payment/account-store';
import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { paymentAccount } from './schema.ts';

export function accountStore(queries: Queries, client: number): AccountStore {
  const own = eq(paymentAccount.clientId, client);
  const select = () => queries.select().from(paymentAccount);
  return {
    all: async () => (await select().where(own).orderBy(paymentAccount.driver)).map(accountOf),
    of: async (driver) => {
      const [row] = await select().where(and(own, eq(paymentAccount.driver, driver)));
      return row && accountOf(row);
    },
    active: async () => {
      const [row] = await select().where(and(own, eq(paymentAccount.isActive, true)));
      return row && accountOf(row);
    },
    save: async ({ methods, changedAt, ...account }) => {
      const isOther = and(own, ne(paymentAccount.driver, account.driver));
      if (account.isActive) await queries.update(paymentAccount).set({ isActive: false }).where(isOther);
      const row = { ...account, methods: [...methods], changedAt: new Date(changedAt) };
      await queries
        .insert(paymentAccount)
        .values({ clientId: client, currencies: [], ...row })
        .onConflictDoUpdate({ target: [paymentAccount.clientId, paymentAccount.driver], set: row });
    },
  };
}

const accountOf = ({
  clientId: _,
  currencies: __,
  changedAt,
  ...row
}: typeof paymentAccount.$inferSelect): PaymentAccount => ({
  ...row,
  changedAt: changedAt.toISOString(),
});
