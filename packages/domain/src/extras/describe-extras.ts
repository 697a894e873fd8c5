import type { Catalogue } from '../catalogue/catalogue.ts';
import { type ExtraKind, extraKinds, type Item } from '../model/item.ts';
import { extras as words } from '../words/english/extras.ts';
import type { Described } from '../configure/describe-item.ts';
import { figuresOf } from './extra-places.ts';
import { offeredCloserPositions } from './offer-extras.ts';

/** Lists only the extras that were added. */
export const describeExtras = (item: Item, catalogue: Catalogue): readonly Omit<Described, 'step'>[] =>
  extraKinds.flatMap((kind) => {
    const code = item.extras.chosen[kind];
    if (code === null) return [];
    const { name } = catalogue.master(catalogue.stock(code).masterId);
    return [{ about: kind, term: words.kinds[kind], value: valueOf(kind, name, { item, catalogue }) }];
  });

function valueOf(
  kind: ExtraKind,
  name: string,
  { item, catalogue }: { readonly item: Item; readonly catalogue: Catalogue },
): string {
  const figures = kind === 'numerals' ? figuresOf(item.houseNumber) : '';
  if (figures !== '') return words.numeralsOf(figures, name);
  const isPlaced = kind === 'doorCloser' && offeredCloserPositions(item, catalogue).length > 0;
  return isPlaced ? words.closerOn(name, item.extras.closerPosition) : name;
}
