import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { itemToWire } from '@door/wire/item-to-wire';
import { loadedItem } from '@door/wire/loaded-item';
import type { WireItem } from '@door/wire/wire-item';
import { bringExtrasFor } from '../shell/extras.ts';
import { bringThemesFor } from '../shell/glass-themes.ts';
import type { Connection } from './connection.ts';
import type { ItemCalls, SavedItem, SavingCalls } from './door-api.ts';
import { failureOf } from './failure.ts';

/** The calls of a design in progress; items leave here in the domain's words. */
export function itemCalls(connection: Connection, catalogue: Catalogue): ItemCalls {
  const read = (wire: WireItem) => readItem(wire, catalogue);
  return {
    ...changingCalls(connection, catalogue),
    reread: async (wire) => rereadItem(wire, catalogue),
    create: async (templateId, currency) =>
      read(await connection.createItemFromTemplate.mutate({ ItemId: templateId, Currency: currency })),
    load: async (id) => {
      try {
        return await read(await connection.tryGetItemForPublic.query(id));
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'conflict') return 'sent';
        if (failure === 'gone') return 'none';
        throw error;
      }
    },
  };
}

/** The two ways in which an item changes, the same for visitors and for the trade. */
export const changingCalls = (
  connection: Pick<Connection, 'configureItem' | 'updateItem'>,
  catalogue: Catalogue,
): Pick<SavingCalls, 'configure' | 'restore'> => ({
  configure: async ({ item, version }, actions) =>
    readItem(
      await connection.configureItem.mutate({ ItemId: item.id, Actions: [...actions], LastUpdated: version }),
      catalogue,
    ),
  restore: async ({ version, wire }, item) => {
    const whole = itemToWire({ item, lastUpdated: version, bomUpdated: wire.BomUpdated }, catalogue);
    return readItem(
      await connection.updateItem.mutate({ ...whole, ItemSubAssembly: [...whole.ItemSubAssembly] }),
      catalogue,
    );
  },
});

export async function rereadItem(wire: WireItem, catalogue: Catalogue): Promise<SavedItem | undefined> {
  const item = loadedItem(wire, catalogue);
  if (!item.ok) return undefined;
  await Promise.all([bringExtrasFor(item.value), bringThemesFor(item.value)]);
  return { item: item.value, version: wire.LastUpdated, wire };
}

export async function readItem(wire: WireItem, catalogue: Catalogue): Promise<SavedItem> {
  const saved = await rereadItem(wire, catalogue);
  if (!saved) throw new Error('The server answered with an item that this page cannot read.');
  return saved;
}
