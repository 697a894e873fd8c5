import { clientId } from '@door/domain/door/model/ids';
import type { OrderState } from '@door/domain/selling/order/order-states';
import { describe, expect, test } from 'vitest';
import { anOrder, aQuotedCustomer } from './testing/an-order.ts';
import { callByPath, callsOf } from './testing/call-by-path.ts';
import { aWorld, type World } from './testing/payload-cases.ts';
import { publicPayloads } from './testing/payloads-public.ts';
import { tradePayloads } from './testing/payloads-trade.ts';
import { referentsIn } from './testing/sample-input.ts';
import { installerId } from './testing/people.ts';

// Law 9: an item that its order has locked refuses every mutation of it, from everywhere. The mutations come from the routers:
// a new one that takes an item has no row here, and fails.

const aPhoto = async ({ api, item: { Id } }: World) => {
  const { blobUrl } = await api.installer().item.getPhotoUploadTarget(Id);
  const name = api.blobs.nameIn(blobUrl);
  if (name) await api.blobs.put(name, new Uint8Array([1]));
  return { ItemId: Id, PhotoUrl: blobUrl };
};
const photoId = '5a1f4c1e-0000-4000-8000-0000000000a1';
const half = { Widths: [1900, null, null], Heights: [null, null, null], Diagonals: [null, null] } as const;
const Survey = { ...half, Reveals: { Left: null, Right: null, Top: null }, Notes: '', Final: false };

type Payload = (world: World) => unknown;
const own: Readonly<Record<string, Payload>> = {
  // A bill that is up to date is made again as it is.
  generateBom: async ({ api, item: { Id } }) => {
    const stored = await api.item(Id);
    if (stored) await api.transactions.run(clientId(-1022), ({ items }) => items.save({ ...stored, bomUpdated: null }));
    return Id;
  },
  configureItem: ({ item: { Id: ItemId, LastUpdated } }) => ({
    ItemId,
    LastUpdated,
    Actions: [{ type: 'design.choose', designId: 15 }],
  }),
  'item.addPhoto': aPhoto,
  'item.removePhoto': ({ item }) => ({ ItemId: item.Id, PhotoId: photoId }),
  'item.saveSurvey': ({ item }) => ({ ItemId: item.Id, Survey, Version: 0 }),
};

/** The states on both sides of each lock. */
const lastUnlocked = { design: 'Draft', bom: 'Accepted', survey: 'Accepted' } as const;
const firstLocked = {
  design: 'Confirmed From Installer',
  bom: 'Ready For Production',
  survey: 'Ready For Production',
} as const;

/** What each mutation that takes an item changes of it. */
const changes: Readonly<Record<string, keyof typeof lastUnlocked>> = {
  configureItem: 'design',
  generateBom: 'bom',
  selectDesign: 'design',
  submitEnquiry: 'design',
  toggleDefaultHardware: 'design',
  toggleHardware: 'design',
  updateItem: 'design',
  updateItemFromTemplate: 'design',
  updateSubAssembly: 'design',
  'item.addPhoto': 'survey',
  'item.recalcAssemblySizes': 'design',
  'item.removePhoto': 'survey',
  'item.saveSurvey': 'survey',
  'item.setDoorWithTransomMullion': 'design',
  'item.updateItem': 'design',
  'workInstructions.addBlankWorkInstruction': 'bom',
  'workInstructions.createFromStockSelection': 'bom',
  'workInstructions.deleteWorkInstruction': 'bom',
  'workInstructions.pickStockForManualInstruction': 'bom',
  'workInstructions.removeStockForDropdown': 'bom',
  'workInstructions.updateManualWorkInstruction': 'bom',
  'workInstructions.updateWorkinstruction': 'bom',
};

/** Those that take an item and change nothing of it, each with what they do. */
const harmless: Readonly<Record<string, string>> = {
  askAboutOrder: 'a question, with photos',
  reportFault: 'a fault of a door that was delivered, with photos',
  shareDesign: 'a link to a copy of the design',
  updateDoorImage: 'a picture of the door as it is',
  'item.copy': 'another item',
  'item.removeById': 'refused for every item that stands in an order',
  'optionSet.save': 'its options as a set',
  'order.addItems': 'a copy in an order',
  'order.create': 'copies in an order',
  'purchase.addClaimPhoto': 'a photo of goods',
  'purchase.removeClaimPhoto': 'a photo of goods',
  'quote.addItems': 'a copy in a quote',
  'quote.create': 'copies in a quote',
  'task.add': 'a task about it',
};

const takesItem = /item|part|manual line|photo|picture/;
const mutations = callsOf('installer').filter(
  ({ kind, input }) => kind === 'mutation' && referentsIn(input).some((referent) => takesItem.test(referent)),
);

test('every mutation that takes an item has a row', () => {
  expect([...Object.keys(changes), ...Object.keys(harmless)].toSorted()).toEqual(
    mutations.map(({ path }) => path).toSorted(),
  );
});

const payloads = { ...publicPayloads, ...tradePayloads };
const payloadsOf = (path: string): readonly Payload[] => {
  const cases = Object.entries(payloads).filter(([name]) => name.split(' ')[0] === path);
  return own[path] ? [own[path]] : cases.flatMap(([, each]) => [each.payload, ...Object.values(each.changes)]);
};

/** A world whose door stands in an order of that state, with a survey photo. */
async function aWorldIn(state: OrderState): Promise<World> {
  const world = await aWorld();
  const { api, item } = world;
  const id = await anOrder(api, -1022, { ...(await aQuotedCustomer(api)), door: item.Id });
  await api.transactions.run(clientId(-1022), async ({ orders, surveys }) => {
    const stored = await orders.load(id);
    if (stored) await orders.save({ ...stored, order: { ...stored.order, state } });
    const addedAt = '2026-11-21T08:00:00.000Z';
    await surveys.addPhoto({ of: item.Id, id: photoId, addedBy: installerId, addedAt });
  });
  return world;
}

/** All that is kept of the item. */
async function keptOf({ api, item: { Id } }: World): Promise<string> {
  const rows = [await api.rows('workInstruction'), await api.rows('survey'), await api.rows('surveyPhoto')].flat();
  return JSON.stringify([await api.item(Id), rows.filter(({ itemId: of }) => of === Id)]);
}

async function effectOf(path: string, payload: Payload, state: OrderState) {
  const world = await aWorldIn(state);
  const sent = await payload(world);
  const before = await keptOf(world);
  const said = await callByPath(world.api.installer(), path, sent).then(
    () => 'accepted',
    (error: unknown) => String(error),
  );
  return { said, changed: (await keptOf(world)) !== before };
}

describe('law 9', () => {
  test.each(Object.entries(changes))(
    '%s: a locked item refuses it (%s), an unlocked one takes it',
    async (path, what) => {
      for (const payload of payloadsOf(path)) {
        if (!(await effectOf(path, payload, lastUnlocked[what])).changed) continue;
        for (const state of [firstLocked[what], 'In Batch', 'Closed', 'Cancelled'] as const) {
          const { said, changed } = await effectOf(path, payload, state);
          expect(changed).toBe(false);
          expect(said).toContain(`This door stands in order 10001, which is ${state}.`);
        }
        return;
      }
      throw new Error('No payload of this call changes an item.');
    },
  );

  test('an item of an order is not removed', async () => {
    const { said, changed } = await effectOf('item.removeById', ({ item }) => item.Id, 'Draft');
    expect([said, changed]).toEqual([expect.stringContaining('a line of an order'), false]);
  });
});
