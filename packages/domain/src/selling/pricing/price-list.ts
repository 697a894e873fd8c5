import type { ColourPair } from '../../catalogue/rows/colour-rows.ts';
import type { PriceFamily } from '../../catalogue/rows/design-rows.ts';
import type { FireRating } from '../../catalogue/rows/frame-rows.ts';
import type { GlassPriceGroup } from '../../catalogue/rows/glass-rows.ts';
import type { SlabThickness } from '../../door/model/build-choices.ts';
import type { ColourId } from '../../door/model/ids.ts';
import type { HandleType, Suite } from '../../door/model/door-values.ts';
import type { BasisPoints, MinorUnits } from './money.ts';

/**
 * A supplier's price list, without VAT. Something that is free has the price 0; what has no price at all is reported by
 * `missingPrices`. It is never sent to a visitor's page.
 */
export interface PriceList {
  readonly currency: 'EUR';
  /** Pounds for 100 euros, a fixed rate. */
  readonly poundsFor100Euros: number;
  /** Door set of a design's price family: single, 44 mm slab, white frame, standard colour outside and white inside. */
  readonly families: Readonly<Record<PriceFamily, MinorUnits>>;
  /** Smallest band first; the first that holds width and height of the door applies. */
  readonly sizeBands: readonly SizeBand[];
  /** Two leaves cost this whole `percent` of the family's price, and the meeting set. */
  readonly double: { readonly percent: number; readonly meetingSet: MinorUnits };
  readonly sidelight: AreaPrice;
  readonly fanlight: AreaPrice;
  /** Each mullion or transom of a one-piece frame, and each joint of a coupled one. */
  readonly bar: MinorUnits;
  readonly coupling: MinorUnits;
  readonly doorColour: Readonly<Record<DoorColourPrice, MinorUnits>>;
  /** Colours that are priced as white where a leaf has them: a door that is white inside costs no second colour. */
  readonly white: readonly ColourId[];
  /** By the price group of the frame's colour pair. */
  readonly frameColourGroups: Readonly<Record<ColourPair['priceGroup'], PriceByPlace>>;
  readonly glassGroups: Readonly<Record<GlassPriceGroup, PriceByPlace>>;
  readonly slabs: Readonly<Record<SlabThickness, MinorUnits>>;
  readonly handleTypes: Readonly<Record<HandleType, MinorUnits>>;
  readonly suites: Readonly<Record<Suite, MinorUnits>>;
  /** Each piece, by the code of the master. */
  readonly pieces: Readonly<Record<string, MinorUnits>>;
  /** By the code of the master; length is that of the line in the bill of materials. */
  readonly perMetre: Readonly<Record<string, MinorUnits>>;
  /** By stock code. */
  readonly thresholds: Readonly<Record<string, MinorUnits>>;
  readonly laminated: { readonly perM2: MinorUnits; readonly leastEach: MinorUnits };
  /** The pack, and the masters whose price it holds: they cost nothing beside it. */
  readonly securedByDesign: { readonly price: MinorUnits; readonly includes: readonly string[] };
  readonly fire: Readonly<Record<FireRating, MinorUnits>>;
  readonly services: ServicePrices;
  /** Discount of an account. */
  readonly tiers: Readonly<Record<PriceTier, BasisPoints>>;
  readonly terms: SaleTerms;
}

export interface PriceByPlace {
  readonly door: MinorUnits;
  /** Each sidelight. */
  readonly side: MinorUnits;
  readonly fan: MinorUnits;
}

/** Supplement for doors up to this width and height, mm. */
export interface SizeBand {
  readonly band: string;
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly add: MinorUnits;
}

/** Base price, and price for each m² of glass. */
export interface AreaPrice {
  readonly base: MinorUnits;
  readonly perM2: MinorUnits;
}

/** A door's colours by the price group of each side: standard (0), premium (1) or custom RAL (2). */
export type DoorColourPrice =
  | 'standardOutWhiteIn'
  | 'standardBothSame'
  | 'standardDual'
  | 'premiumOneSide'
  | 'premiumBothSame'
  | 'premiumDual'
  | 'customRalOneSide'
  | 'customRalBoth';

export interface ServicePrices {
  readonly survey: MinorUnits;
  readonly fitSingle: MinorUnits;
  readonly fitDouble: MinorUnits;
  readonly fitPerSideOrFan: MinorUnits;
  readonly removal: MinorUnits;
  readonly delivery: MinorUnits;
  /** Net price from which delivery is free. */
  readonly deliveryFreeFrom: MinorUnits;
}

/** What holds where a quote says nothing else. */
export interface SaleTerms {
  readonly tier: PriceTier | 'none';
  readonly markup: BasisPoints;
  /** Share of the total, VAT included. */
  readonly deposit: BasisPoints;
  readonly quoteValidDays: number;
}

export const priceTiers = ['A', 'B', 'C'] as const;
export type PriceTier = (typeof priceTiers)[number];
