import { isHardwood } from '../catalogue/frame-rows.ts';
import { frameColourOf } from '../colours/colour-of-part.ts';
import { tradeNameOf } from '../colours/colours-as-ordered.ts';
import type { ProductionRows } from '../catalogue/production-rows.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../model/item.ts';
import { colourPairOf } from '../stock/colour-pair.ts';
import type { FindingWords } from '../words/words.ts';

interface OrderedFrom {
  readonly catalogue: Catalogue;
  readonly production: Pick<ProductionRows, 'specialOrderDays'>;
  readonly words: Pick<FindingWords, 'specialOrder'>;
}

/** A pair of colours that is not kept in stock can be had, but later: the sentence that says so; null where it is stocked, and for hardwood. */
export function specialOrder(item: Item, { catalogue, production, words }: OrderedFrom): string | null {
  const pair = colourPairOf(item, catalogue);
  if (pair === null || pair.stocked || isHardwood(catalogue.profile(item.frame.profile))) return null;
  const [outside, inside] = [frameColourOf(item, 'external', catalogue), frameColourOf(item, 'internal', catalogue)];
  return words.specialOrder(tradeNameOf(outside), tradeNameOf(inside), production.specialOrderDays);
}
