import { frameColourOf } from '../../door/colours/colour-of-part.ts';
import { frameColourName } from '../../door/colours/colours-as-ordered.ts';
import { glazedFrameParts, type GlazedFramePartKind } from '../../door/model/parts.ts';
import { type Size, sizeText } from '../../lib/mm.ts';
import type { EqualParts } from './price-line.ts';
import type { PriceByPlace } from './price-list.ts';
import type { PricedSet, PriceRule } from './priced-set.ts';
import { each, once, pieces, type PriceTerm, sumOfTerms } from './working.ts';

const placeOf: Readonly<Record<GlazedFramePartKind, 'side' | 'fan'>> = {
  'left-sidelight': 'side',
  'right-sidelight': 'side',
  fanlight: 'fan',
};

/** P5. Sidelights and fanlights with their glass. Equal ones are one line, rounded once. */
export const partPrices: PriceRule = (set) => {
  const { sidelight, fanlight } = set.prices;
  const groups = [
    { code: 'P5-sidelight', place: 'side', price: sidelight },
    { code: 'P5-fanlight', place: 'fan', price: fanlight },
  ] as const;
  return groups.flatMap(({ code, place, price }) =>
    equalParts(place, set).map(({ parts, panes }) => ({
      code,
      about: { parts, panes },
      working: {
        quantity: parts,
        least: null,
        terms: [once(price.base), { price: price.perM2, measure: { kind: 'area', mm2: areaOf(panes) } }],
      },
    })),
  );
};

/** Parts of one kind whose panes have the same sizes, in whatever order: a divided part and its mirror image are equal. */
function equalParts(place: 'side' | 'fan', { item, sheet }: PricedSet): readonly EqualParts[] {
  const groups = new Map<string, EqualParts>();
  const kinds = glazedFrameParts(item.frame.parts).filter((kind) => placeOf[kind] === place);
  for (const kind of kinds) {
    const panes = sheet.fixedGlass.filter((light) => light.partKind === kind).map(({ size }) => size);
    const key = panes.map(sizeText).toSorted().join();
    const known = groups.get(key) ?? { parts: 0, panes };
    groups.set(key, { ...known, parts: known.parts + 1 });
  }
  return [...groups.values()];
}

/** mm². Glass is cut to whole millimetres. */
export const areaOf = (panes: readonly Size[]): number =>
  panes.reduce((total, { width, height }) => total + Math.round(width) * Math.round(height), 0);

/** P6. Colours of the frame: the door's frame once, and each part around it. */
export const frameColourPrice: PriceRule = (set) => {
  const { item, catalogue, colours, prices } = set;
  const [outside, inside] = (['external', 'internal'] as const).map((side) =>
    frameColourName(frameColourOf(item, side, catalogue), catalogue.profile(item.frame.profile)),
  );
  const about = { group: colours?.priceGroup ?? null, outside: outside ?? '', inside: inside ?? '' };
  if (colours === null) return [{ code: 'P6-frame-colour', about, working: 'price.missing' }];
  const price = prices.frameColourGroups[colours.priceGroup];
  return [{ code: 'P6-frame-colour', about, working: sumOfTerms(once(price.door), ...aroundDoor(price, set)) }];
};

/** The price of a place for each sidelight and fanlight of the set. */
const aroundDoor = (price: PriceByPlace, { item }: Pick<PricedSet, 'item'>): readonly PriceTerm[] =>
  pricesOfParts(price, glazedFrameParts(item.frame.parts));

/** The price of a place for each of these parts. */
export const pricesOfParts = (price: PriceByPlace, kinds: readonly GlazedFramePartKind[]): readonly PriceTerm[] =>
  (['side', 'fan'] as const).flatMap((place) => {
    const count = kinds.filter((kind) => placeOf[kind] === place).length;
    return count === 0 ? [] : [each(price[place], count)];
  });

/** P7. Joints of a coupled set, and bars that divide a frame. */
export const jointPrices: PriceRule = ({ item, prices }) => {
  const { parts, construction } = item.frame;
  const joints = construction === 'coupled' ? glazedFrameParts(parts).length : 0;
  const bars = parts.reduce((total, { bars: own }) => total + own.mullions.length + own.transoms.length, 0);
  return [
    { code: 'P7-coupling', about: { joints }, working: pieces(prices.coupling, joints) },
    { code: 'P7-bar', about: { bars }, working: pieces(prices.bar, bars) },
  ];
};
