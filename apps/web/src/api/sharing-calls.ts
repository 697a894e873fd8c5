import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Connection } from './connection.ts';
import type { SharingCalls } from './door-api.ts';
import { failureOf } from './failure.ts';
import { readItem } from './item-calls.ts';

/** The calls about designs that go from hand to hand. */
export const sharingCalls = (connection: Connection, catalogue: Catalogue): SharingCalls => ({
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
