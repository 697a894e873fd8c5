import { accepted, refused } from '@door/domain/model/outcome';
import type { ConfirmedVersion } from '../ports/order-version-store.ts';
import type { CallScope } from '../procedure.ts';
import type { Outcome } from '../refusals.ts';
import { words } from '../words.ts';

/** An order as it was confirmed, for whoever asks for it by its number. */
export async function confirmedVersionOf(
  { stores }: Pick<CallScope, 'stores'>,
  orderId: string,
  version: number,
): Promise<Outcome<ConfirmedVersion>> {
  const confirmed = await stores.orderVersions.find(orderId, version);
  return confirmed ? accepted(confirmed) : refused('order.no-version', words.order.noVersion);
}
