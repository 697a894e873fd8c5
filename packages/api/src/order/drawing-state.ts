import type { CallScope } from '../procedure.ts';
import type { StoredOrder } from './order-store.ts';

/** The version of an order whose drawing its customer confirms. */
export interface DrawingState {
  readonly version: number;
  readonly hash: string;
  /** ISO 8601; null: nobody has confirmed exactly this one. */
  readonly confirmedAt: string | null;
}

/** undefined: none is to be confirmed, as the order is a draft or cancelled, or makes again what was confirmed before. */
export async function drawingState(
  { stores }: Pick<CallScope, 'stores'>,
  { id, order: { state, remake } }: Pick<StoredOrder, 'id' | 'order'>,
): Promise<DrawingState | undefined> {
  if (state === 'Draft' || state === 'Cancelled' || remake !== null) return undefined;
  const latest = (await stores.orderVersions.of(id)).at(-1);
  if (!latest) return undefined;
  const said = await stores.offers.confirmations(id);
  const confirmedAt = said.find(({ hash }) => hash === latest.hash)?.at ?? null;
  return { version: latest.version, hash: latest.hash, confirmedAt };
}
