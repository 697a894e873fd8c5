import { itemToWire } from '@door/wire/item-to-wire';
import { itemFromOlderWire } from '@door/wire/item-from-older-wire';
import type { WireItem } from '@door/wire/wire-item';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { PublicClient } from './public-client.ts';
import type { ItemCalls, SavedItem, SavingCalls } from './door-api.ts';
import { failureOf } from './failure.ts';

/** The calls of a design in progress; items come back as the domain's type. */
export function itemCalls(client: PublicClient, catalogue: Catalogue): ItemCalls {
  const read = (wire: WireItem) => readItem(wire, catalogue);
  return {
    ...savingCalls(client, catalogue),
    tryRead: async (wire) => tryReadItem(wire, catalogue),
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
  catalogue: Catalogue,
): Pick<SavingCalls, 'configure' | 'restore'> => ({
  configure: async ({ item, version }, actions) =>
    readItem(
      await client.configureItem.mutate({ ItemId: item.id, Actions: [...actions], LastUpdated: version }),
      catalogue,
    ),
  restore: async ({ currency, version, wire }, { item, job }) => {
    const whole = itemToWire({ item, currency, job, lastUpdated: version, bomUpdated: wire.BomUpdated }, catalogue);
    return readItem(
      await client.updateItem.mutate({ ...whole, ItemSubAssembly: [...whole.ItemSubAssembly] }),
      catalogue,
    );
  },
});

export async function tryReadItem(wire: WireItem, catalogue: Catalogue): Promise<SavedItem | undefined> {
  const read = itemFromOlderWire(wire, catalogue);
  if (!read.ok) return undefined;
  return { ...read.value, version: wire.LastUpdated, wire };
}

export async function readItem(wire: WireItem, catalogue: Catalogue): Promise<SavedItem> {
  const saved = await tryReadItem(wire, catalogue);
  if (!saved) throw new Error('The server answered with an item that this page cannot read.');
  return saved;
}
