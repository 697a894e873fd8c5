import type { Colour } from '../../catalogue/rows/colour-rows.ts';
import { internalDoorColour, isSameColour } from '../../door/colours/colour-of-part.ts';
import { paintedAs } from '../../door/colours/colours-as-ordered.ts';
import { size } from '../../lib/mm.ts';
import type { DoorColourPrice, PriceList } from './price-list.ts';
import type { PriceRule } from './priced-set.ts';
import { once, pieces, sumOfTerms } from './working.ts';

/** P1. The door set by its design's family; two leaves share a frame and bring a meeting set. */
export const familyPrice: PriceRule = ({ leaves, prices }) => {
  const [{ design }] = leaves;
  const family = prices.families[design.priceFamily];
  const { percent, meetingSet } = prices.double;
  const working =
    leaves.length === 1
      ? sumOfTerms(once(family))
      : sumOfTerms({ price: family, measure: { kind: 'percent', percent } }, once(meetingSet));
  return [{ code: 'P1-family', about: { design: design.name, leaves: leaves.length }, working }];
};

/** P2. The first band that holds the door's cell; of a double door, half of it. */
export const sizePrice: PriceRule = ({ door, leaves, prices }) => {
  const { width, height } = door.size;
  const band = prices.sizeBands.find(
    ({ maxWidth, maxHeight }) => width <= maxWidth * leaves.length && height <= maxHeight,
  );
  const about = { band: band?.band ?? null, size: size(width / leaves.length, height) };
  return [{ code: 'P2-size', about, working: band ? sumOfTerms(once(band.add)) : 'price.no-band' }];
};

/** P3. Every leaf is painted. */
export const doorColourPrice: PriceRule = ({ item, catalogue, leaves, prices }) => {
  const outside = catalogue.colour(item.colours.doorExternal);
  const inside = internalDoorColour(item, catalogue);
  const price = doorColourOf({ outside, inside }, prices);
  return [
    {
      code: 'P3-door-colour',
      about: { price, outside: paintedAs(outside).name, inside: paintedAs(inside).name, leaves: leaves.length },
      working: pieces(prices.doorColour[price], leaves.length),
    },
  ];
};

interface DoorColours {
  readonly outside: Colour;
  readonly inside: Colour;
}

/** By the higher price group of the two sides: how the other side is painted decides the rest. */
const byGroup: readonly Readonly<Record<'whiteBeside' | 'same' | 'other', DoorColourPrice>>[] = [
  { whiteBeside: 'standardOutWhiteIn', same: 'standardBothSame', other: 'standardDual' },
  { whiteBeside: 'premiumOneSide', same: 'premiumBothSame', other: 'premiumDual' },
  { whiteBeside: 'customRalOneSide', same: 'customRalBoth', other: 'customRalBoth' },
];

/** A door that is white inside has one colour to pay; of premium and custom colours, also one that is white outside. */
export function doorColourOf({ outside, inside }: DoorColours, { white }: Pick<PriceList, 'white'>): DoorColourPrice {
  const group = Math.max(groupOf(outside), groupOf(inside));
  const whiteSides = group === 0 ? [inside] : [inside, outside];
  const hasWhite = whiteSides.some(({ id }) => white.includes(id));
  const key = hasWhite ? 'whiteBeside' : isSameColour(outside, inside) ? 'same' : 'other';
  const prices = byGroup[group];
  if (!prices) throw new Error(`No price of a door colour is of group ${String(group)}.`);
  return prices[key];
}

/** A frame colour on the inside of a leaf is a standard one; the price group of its row is about frames (P6). */
const groupOf = ({ use, priceGroup }: Colour): number => (use === 'door' ? priceGroup : 0);

/** P4. Each leaf is a slab. */
export const slabPrice: PriceRule = ({ item, leaves, prices }) => [
  {
    code: 'P4-slab',
    about: { slab: item.build.slab, leaves: leaves.length },
    working: pieces(prices.slabs[item.build.slab], leaves.length),
  },
];
