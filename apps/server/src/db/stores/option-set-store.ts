import type { OptionSetStore } from '@door/api/ports/option-set-store';
import { optionSetDocument, readOptionSetDocument } from '@door/domain/stored/option-set-document';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { optionSet } from '../tables/option-set.ts';

export function optionSetStore(queries: Queries, client: number): OptionSetStore {
  const own = eq(optionSet.clientId, client);
  return {
    all: async () => {
      const rows = await queries
        .select()
        .from(optionSet)
        .where(own)
        .orderBy(asc(sql`lower(name)`), asc(optionSet.id))
        .for('update');
      return rows.map(({ id, name, isDefault, state }) => ({
        id,
        name,
        isDefault,
        choices: readOptionSetDocument(state),
      }));
    },
    save: async ({ id, name, isDefault, choices }) => {
      const set = { name, isDefault, state: optionSetDocument(choices) };
      await queries
        .insert(optionSet)
        .values({ clientId: client, id, ...set })
        .onConflictDoUpdate({ target: [optionSet.clientId, optionSet.id], set });
    },
    remove: async (id) => {
      await queries.delete(optionSet).where(and(own, eq(optionSet.id, id)));
    },
  };
}
