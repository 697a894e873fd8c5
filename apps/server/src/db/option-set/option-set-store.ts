import type { OptionSet } from '@door/domain/door/model/option-choices';
import type { OptionSetStore } from '@door/api/option-set/option-set-store';
import { optionSetDocument, readOptionSetDocument } from '@door/domain/stored/option-set-document';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { lockName } from '../lock-name.ts';
import { optionSet } from './schema.ts';

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name, 'en');

export function optionSetStore(queries: Queries, client: number): OptionSetStore {
  const own = eq(optionSet.clientId, client);
  const all = async (): Promise<readonly OptionSet[]> => {
    const rows = await queries.select().from(optionSet).where(own);
    return rows
      .map(({ id, name, isDefault, state }) => ({ id, name, isDefault, choices: readOptionSetDocument(state) }))
      .toSorted(byName);
  };
  return {
    all,
    lock: async () => {
      await lockName(queries, client, 'option_set');
      return all();
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
