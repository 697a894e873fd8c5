import { coloursText } from '../bom/colours-text.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Item } from '../../door/model/item.ts';
import { colourPairOf } from '../../door/stock/colour-pair.ts';

/** The colours in which the frame of a door is bought. */
export interface FramePair {
  /** Appendix of the pair, `AGWH`, by which doors are put together; '' where the frame cannot be had in its colours. */
  readonly appendix: string;
  /** `Anthracite outside, White inside`. */
  readonly colours: string;
}

export function framePairOf(item: Pick<Item, 'colours'>, catalogue: Catalogue): FramePair {
  const pair = colourPairOf(item, catalogue);
  if (pair === null) return { appendix: '', colours: '' };
  const named = (id: typeof pair.external) => ({ id, name: catalogue.colour(id).name, ral: null });
  const colours = { outside: named(pair.external), inside: named(pair.inside) };
  return { appendix: pair.appendix, colours: coloursText({ colours }) };
}
