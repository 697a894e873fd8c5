import type { PeopleStore } from '@door/api/ports/people-store';
import { personName } from '@door/domain/access/person-name';
import { basisPoints } from '@door/domain/commerce/money';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { account } from '../tables/account.ts';

export const peopleStore = (queries: Queries, client: number): PeopleStore => ({
  all: async () => {
    const rows = await queries
      .select({
        userId: account.id,
        name: account.name,
        email: account.email,
        role: account.role,
        maxDiscount: account.maxDiscount,
      })
      .from(account)
      .where(eq(account.clientId, client));
    return rows
      .map((row) => ({
        ...row,
        name: personName(row),
        maxDiscount: row.maxDiscount === null ? null : basisPoints(row.maxDiscount),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  },
});
