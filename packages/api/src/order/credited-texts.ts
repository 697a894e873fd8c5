import type { ChargedPart } from '@door/domain/selling/credit/charged-lines';
import { designLabel } from '@door/domain/door/design/design-label';
import type { Order } from '@door/domain/selling/order/order';
import type { CallScope } from '../procedure.ts';

/** How the papers of an order name its lines and charges: 'Single Door, Minster, Ruby Red'. */
export async function creditedTexts(
  { stores, supplier }: CallScope,
  { lines, charges }: Pick<Order, 'lines' | 'charges'>,
): Promise<(part: ChargedPart) => string> {
  const items = await stores.items.find(lines.map(({ itemId }) => itemId));
  return ({ kind, id }) => {
    if (kind === 'charge') return charges.find((charge) => charge.id === id)?.text ?? '';
    const itemId = lines.find((line) => line.id === id)?.itemId;
    const stored = items.find(({ item }) => item.id === itemId);
    return stored ? designLabel(stored.item, supplier.catalogue) : '';
  };
}
