import type { DoorApi, EnquiryCalls, SharingCalls } from './door-api.ts';
import { itemCalls, readItem } from './item-calls.ts';
import { createPublicClient, type PublicClient } from './public-client.ts';
import type { TabSession } from './tab-session.ts';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { failureOf } from './failure.ts';

/** Every call but those of the start, which go ahead of all code in `ask-start.ts`. */
export function connect(session: TabSession): Pick<DoorApi, 'items' | 'sharing' | 'enquiry'> {
  const client = createPublicClient(session);
  return {
    items: (catalogue) => itemCalls(client, catalogue),
    sharing: (catalogue) => sharingCalls(client, catalogue),
    enquiry: enquiryCalls(client),
  };
}

const enquiryCalls = (client: PublicClient): EnquiryCalls => ({
  submitEnquiry: async ({ item, wire }, { name, email, phone, address, notes, consents, settingsVersion }) => {
    await client.submitEnquiry.mutate({
      ItemId: item.id,
      Name: name,
      Email: email,
      Phone: phone,
      Address: address,
      Notes: notes,
      ItemProps: wire.Props,
      SettingsVersion: settingsVersion,
      Consents: consents.map(({ kind, text }) => ({ Kind: kind, Text: text, Given: true })),
    });
  },
  updateItem: async ({ wire }) => {
    await client.updateItem.mutate({ ...wire, ItemSubAssembly: wire.ItemSubAssembly.map((part) => ({ ...part })) });
  },
  uploadTarget: (itemId, side) => client.getImageUploadTarget.query({ itemId, side }),
  putPicture: async ({ url, method, headers }, picture) => {
    const answer = await fetch(url, { method, headers, body: picture });
    await answer.text();
    if (!answer.ok) throw new Error('A picture could not be stored.');
  },
  recordPicture: async (itemId, { side, url }) => {
    await client.updateDoorImage.mutate({ itemId, side, imageUrl: url });
  },
  generateBom: async (id) =>
    (await client.generateBom.mutate(id)).WorkInstructions.map(({ WinSysStockCode }) => WinSysStockCode),
});

const sharingCalls = (client: PublicClient, catalogue: Catalogue): SharingCalls => ({
  share: async (id) => (await client.shareDesign.mutate({ ItemId: id })).ShareId,
  open: async (shareId) => {
    try {
      return (await readItem(await client.getSharedDesign.query(shareId), catalogue)).item;
    } catch (error) {
      if (failureOf(error) === 'try-again') throw error;
      return 'none';
    }
  },
  makeMine: async (shareId, { currency, attempt }) =>
    readItem(
      await client.createItemFromShare.mutate({ ShareId: shareId, Currency: currency, Attempt: attempt }),
      catalogue,
    ),
});
