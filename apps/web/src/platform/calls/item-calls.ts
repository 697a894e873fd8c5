import { itemToWire } from '@door/wire/item-to-wire';
import { itemFromOlderWire } from '@door/wire/item-from-older-wire';
import type { WireItem } from '@door/wire/wire-item';
import type { PageRules } from '../on-demand/load-on-demand.ts';
import type { PublicClient } from './public-client.ts';
import type { ItemCalls, SavedItem, SavingCalls } from './door-api.ts';
import { failureOf } from './failure.ts';

/** The calls of a design in progress; items come back as the domain's type. */
export function itemCalls(client: PublicClient, rules: PageRules): ItemCalls {
  const read = (wire: WireItem) => readItem(wire, rules);
  return {
    ...savingCalls(client, rules),
    tryRead: async (wire) => tryReadItem(wire, rules),
    create: async (templateId, { currency, attempt }) =>
      read(await client.createItemFromTemplate.mutate({ ItemId: templateId, Currency: currency, Attempt: attempt })),
    load: async (id) => {
      try {
        return await read(await client.tryGetItemForPublic.query(id));
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'conflict') return 'sent';
        if (failure === 'gone') return 'none';
        throw error;
      }
    },
  };
}

/** The two calls that change an item, the same for visitors and for the trade. */
export const savingCalls = (
  client: Pick<PublicClient, 'configureItem' | 'updateItem'>,
  rules: PageRules,
): Pick<SavingCalls, 'configure' | 'restore'> => ({
  configure: async ({ item, version }, actions) =>
    readItem(
      await client.configureItem.mutate({ ItemId: item.id, Actions: [...actions], LastUpdated: version }),
      rules,
    ),
  restore: async ({ currency, version, wire }, { item, job }) => {
    const whole = itemToWire(
      { item, currency, job, lastUpdated: version, bomUpdated: wire.BomUpdated },
      rules.catalogue,
    );
    return readItem(await client.updateItem.mutate({ ...whole, ItemSubAssembly: [...whole.ItemSubAssembly] }), rules);
  },
});

export async function tryReadItem(wire: WireItem, rules: PageRules): Promise<SavedItem | undefined> {
  const read = itemFromOlderWire(wire, rules.catalogue);
  if (!read.ok) return undefined;
  await rules.loadFor(read.value.item);
  return { ...read.value, version: wire.LastUpdated, wire };
}

export async function readItem(wire: WireItem, rules: PageRules): Promise<SavedItem> {
  const saved = await tryReadItem(wire, rules);
  if (!saved) throw new Error('The server answered with an item that this page cannot read.');
  return saved;
}
