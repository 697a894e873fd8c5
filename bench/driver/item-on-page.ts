import { type Catalogue, catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import type { Item } from '@door/domain/door/model/item';
import { itemFromWire } from '@door/wire/item-from-wire';
import type { Page } from '@playwright/test';

const clientId = -1022;

/** What the page has in local storage: the item's id, and how many actions are not saved on the server yet. */
export interface StoredDesign {
  readonly itemId: string | null;
  readonly unsent: number;
}

export const storedDesign = (page: Page): Promise<StoredDesign> =>
  page.evaluate(async (client) => {
    // The page writes after the frame of a choice.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((begun) => requestAnimationFrame(begun));
    const stored = JSON.parse(localStorage.getItem(`doorwright.item.${client}`) ?? '{}');
    return { itemId: stored.itemId ?? null, unsent: stored.unsent?.length ?? 0 };
  }, clientId);

/**
 * The item that the page shows, read from React's fiber tree: the first context value with an item and a catalogue. The
 * page itself has no interface for tests.
 */
export const itemOnPage = (page: Page): Promise<Item> =>
  page.evaluate(() => {
    interface Fiber {
      readonly memoizedProps?: { readonly value?: unknown } | null;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const root = document.getElementById('page');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const container: { readonly stateNode: { readonly current: Fiber } } | undefined =
      root && key ? Reflect.get(root, key) : undefined;
    const waiting = container ? [container.stateNode.current] : [];
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      const value = fiber.memoizedProps?.value;
      if (typeof value === 'object' && value && 'item' in value && 'catalogue' in value)
        return JSON.parse(JSON.stringify(value.item));
      if (fiber.sibling) waiting.push(fiber.sibling);
      if (fiber.child) waiting.push(fiber.child);
    }
    throw new Error('The page holds no item.');
  });

export interface ServerItems {
  load(id: string): Promise<Item>;
}

/** Loads items from the server by the calls that the page makes. */
export async function openServerItems(url: string): Promise<ServerItems> {
  const rows: CatalogueRows = await ask(url, 'getCatalogue');
  const catalogue: Catalogue = catalogueOf(rows);
  return {
    load: async (id) => {
      const record = itemFromWire(
        await ask(url, `tryGetItemForPublic?input=${encodeURIComponent(`"${id}"`)}`),
        catalogue,
      );
      if (!record.ok) throw new Error(record.refusal.message);
      return record.value.item;
    },
  };
}

async function ask<Answer>(url: string, call: string): Promise<Answer> {
  const answer = await fetch(`${url}/trpc/public/${call}`, { headers: { 'x-client-id': String(clientId) } });
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
  const { result } = await answer.json();
  return result.data;
}
