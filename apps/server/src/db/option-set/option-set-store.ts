import type { OptionSetStore } from '@door/api/option-set/option-set-store';
import { optionSetDocument, readOptionSetDocument } from '@door/domain/stored/option-set-document';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { optionSet } from './schema.ts';

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name, 'en');

export function optionSetStore(queries: Queries, client: number): OptionSetStore {
  const own = eq(optionSet.clientId, client);
  return {
    all: async () => {
      // Locked by what never changes: two who lock by names wait for each other when a third has just changed one.
      const rows = await queries.select().from(optionSet).where(own).orderBy(asc(optionSet.id)).for('update');
      return rows
        .map(({ id, name, isDefault, state }) => ({ id, name, isDefault, choices: readOptionSetDocument(state) }))
        .toSorted(byName);
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
