import type { PublicRouter } from '@door/api/routers';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { batches } from './batches.ts';
import type { DoorApi, EnquiryCalls } from './door-api.ts';
import { itemCalls } from './item-calls.ts';
import type { Session } from './session.ts';
import { sharingCalls } from './sharing-calls.ts';

const clientOf = ({ clientId }: Session) =>
  createTRPCClient<PublicRouter>({
    links: [httpBatchLink({ ...batches, url: '/trpc/public', headers: { 'x-client-id': String(clientId) } })],
  });

export type Connection = ReturnType<typeof clientOf>;

/** Every call that follows the start. */
export function connect(session: Session): Pick<DoorApi, 'items' | 'sharing' | 'enquiry'> {
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
