import { numberText } from '@door/domain/lib/running-number';
import type { StoredOrder } from './order-store.ts';
import type { CallScope } from '../procedure.ts';

/** The order whose doors this one makes again, and those that make its doors again. */
export async function remakesToWire({ stores }: CallScope, { id, order: { remake } }: StoredOrder) {
  const original = remake && (await stores.orders.load(remake.of));
  const remakes = await stores.orders.remakesOf(id);
  return {
    RemakeOf:
      remake && original
        ? {
            Id: original.id,
            Number: numberText('order', original.number),
            Reason: remake.reason,
            /** Empty: the whole doors. */
            Parts: remake.parts,
            Charged: remake.isCharged,
            Note: remake.note,
          }
        : null,
    Remakes: remakes.map(({ id: remakeId, number, order }) => ({
      Id: remakeId,
      Number: numberText('order', number),
      State: order.state,
      Reason: order.remake?.reason ?? null,
    })),
  };
}
