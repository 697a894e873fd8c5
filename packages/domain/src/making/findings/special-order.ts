import { isHardwood } from '../../catalogue/rows/frame-rows.ts';
import { frameColourOf } from '../../door/colours/colour-of-part.ts';
import { tradeNameOf } from '../../door/colours/colours-as-ordered.ts';
import type { ProductionRows } from '../../catalogue/rows/production-rows.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Item } from '../../door/model/item.ts';
import { colourPairOf } from '../../door/stock/colour-pair.ts';
import type { FindingMessages } from '../../messages/messages.ts';

interface OrderedFrom {
  readonly catalogue: Catalogue;
  readonly production: Pick<ProductionRows, 'specialOrderDays'>;
  readonly messages: Pick<FindingMessages, 'specialOrder'>;
}

/** A pair of colours that is not kept in stock can be had, but later: the sentence that says so; null where it is stocked, and for hardwood. */
export function specialOrder(item: Item, { catalogue, production, messages }: OrderedFrom): string | null {
  const pair = colourPairOf(item, catalogue);
  if (pair === null || pair.stocked || isHardwood(catalogue.profile(item.frame.profile))) return null;
  const [outside, inside] = [frameColourOf(item, 'external', catalogue), frameColourOf(item, 'internal', catalogue)];
  return messages.specialOrder(tradeNameOf(outside), tradeNameOf(inside), production.specialOrderDays);
}
