import type { ColourPair } from '../../rows/colour-rows.ts';
import type { BasisPoints, MinorUnits } from '../../../selling/pricing/money.ts';
import {
  type AreaPrice,
  type DoorColourPrice,
  type PriceByPlace,
  type PriceList,
  priceTiers,
  type SaleTerms,
  type ServicePrices,
  type SizeBand,
} from '../../../selling/pricing/price-list.ts';
import { slabThicknesses } from '../../../door/model/build-choices.ts';
import type { ColourId } from '../../../door/model/ids.ts';
import { suites } from '../../../door/model/door-values.ts';
import { keysOf } from '../../../lib/records.ts';
import { anyKeys, choice, everyKey, filledText, list, number, record, reference, setOf } from '../field.ts';
import { priceFamilies } from './door-kinds.ts';
import { glassPriceGroups } from './glass-kinds.ts';

/** A million euros at most. */
const amount = number<MinorUnits>(0, 100_000_000);
const rate = number<BasisPoints>(0, 100_000);
const byPlace = record<PriceByPlace>({ door: amount, side: amount, fan: amount });
const byArea = record<AreaPrice>({ base: amount, perM2: amount });
const side = number(1, 10_000);

const doorColourPrices: Readonly<Record<DoorColourPrice, true>> = {
  standardOutWhiteIn: true,
  standardBothSame: true,
  standardDual: true,
  premiumOneSide: true,
  premiumBothSame: true,
  premiumDual: true,
  customRalOneSide: true,
  customRalBoth: true,
};
const pairGroups = [0, 1, 2, 3, 4] as const satisfies readonly ColourPair['priceGroup'][];

/** A whole price list, as a bundle brings it. */
export const priceListField = record<PriceList>({
  currency: choice(['EUR'] as const),
  poundsFor100Euros: number(1, 10_000),
  families: everyKey(priceFamilies, amount),
  sizeBands: list(record<SizeBand>({ band: filledText(20), maxWidth: side, maxHeight: side, add: amount }), {
    max: 40,
  }),
  double: record<PriceList['double']>({ percent: number(0, 1000), meetingSet: amount }),
  sidelight: byArea,
  fanlight: byArea,
  bar: amount,
  coupling: amount,
  doorColour: everyKey(keysOf(doorColourPrices), amount),
  white: setOf(reference<ColourId>('colours')),
  frameColourGroups: everyKey(pairGroups, byPlace),
  glassGroups: everyKey(glassPriceGroups, byPlace),
  slabs: everyKey(slabThicknesses, amount),
  handleTypes: anyKeys(amount),
  suites: everyKey(suites, amount),
  pieces: anyKeys(amount),
  perMetre: anyKeys(amount),
  thresholds: anyKeys(amount),
  laminated: record<PriceList['laminated']>({ perM2: amount, leastEach: amount }),
  securedByDesign: record<PriceList['securedByDesign']>({ price: amount, includes: setOf(filledText(40)) }),
  fire: everyKey(['FD30S'] as const, amount),
  services: record<ServicePrices>({
    survey: amount,
    fitSingle: amount,
    fitDouble: amount,
    fitPerSideOrFan: amount,
    removal: amount,
    delivery: amount,
    deliveryFreeFrom: amount,
  }),
  tiers: everyKey(priceTiers, rate),
  terms: record<SaleTerms>({
    tier: choice([...priceTiers, 'none'] as const),
    markup: rate,
    deposit: rate,
    quoteValidDays: number(1, 3650),
  }),
});
