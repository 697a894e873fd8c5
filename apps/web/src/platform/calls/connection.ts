import type { PublicRouter } from '@door/api/routers';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { batchLimits } from './batch-limits.ts';
import type { DoorApi, EnquiryCalls, SharingCalls } from './door-api.ts';
import { itemCalls, readItem } from './item-calls.ts';
import type { TabSession } from './tab-session.ts';
import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { failureOf } from './failure.ts';

const clientOf = ({ clientId }: TabSession) =>
  createTRPCClient<PublicRouter>({
    links: [httpBatchLink({ ...batchLimits, url: '/trpc/public', headers: { 'x-client-id': String(clientId) } })],
  });

export type Connection = ReturnType<typeof clientOf>;

/** Every call but those of the start, which go ahead of all code in `ask-start.ts`. */
export function connect(session: TabSession): Pick<DoorApi, 'items' | 'sharing' | 'enquiry'> {
  const connection = clientOf(session);
  return {
    items: (catalogue) => itemCalls(connection, catalogue),
    sharing: (catalogue) => sharingCalls(connection, catalogue),
    enquiry: enquiryCalls(connection),
  };
}

const enquiryCalls = (connection: Connection): EnquiryCalls => ({
  submitEnquiry: async ({ item, wire }, { name, email, phone, address, notes, consents }) => {
    await connection.submitEnquiry.mutate({
      ItemId: item.id,
      Name: name,
      Email: email,
      Phone: phone,
      Address: address,
      Notes: notes,
      ItemProps: wire.Props,
      Consents: consents.map(({ kind, text }) => ({ Kind: kind, Text: text, Given: true })),
    });
  },
  updateItem: async ({ wire }) => {
    await connection.updateItem.mutate({ ...wire, ItemSubAssembly: wire.ItemSubAssembly.map((part) => ({ ...part })) });
  },
  uploadTarget: (itemId, side) => connection.getImageUploadTarget.query({ itemId, side }),
  putPicture: async ({ url, method, headers }, picture) => {
    const answer = await fetch(url, { method, headers, body: picture });
    await answer.text();
    if (!answer.ok) throw new Error('A picture could not be stored.');
  },
  recordPicture: async (itemId, { side, url }) => {
    await connection.updateDoorImage.mutate({ itemId, side, imageUrl: url });
  },
  generateBom: async (id) =>
    (await connection.generateBom.mutate(id)).WorkInstructions.map(({ WinSysStockCode }) => WinSysStockCode),
});

const sharingCalls = (connection: Connection, catalogue: Catalogue): SharingCalls => ({
  share: async (id) => (await connection.shareDesign.mutate({ ItemId: id })).ShareId,
  open: async (shareId) => {
    try {
      return (await readItem(await connection.getSharedDesign.query(shareId), catalogue)).item;
    } catch (error) {
      if (failureOf(error) === 'try-again') throw error;
      return 'none';
    }
  },
  makeMine: async (shareId, currency) =>
    readItem(await connection.createItemFromShare.mutate({ ShareId: shareId, Currency: currency }), catalogue),
});
