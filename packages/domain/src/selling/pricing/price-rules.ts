import { fireRatingOf, isSecured } from '../../door/system/item-system.ts';
import { addedLinePrices } from './added-line-prices.ts';
import { doorColourPrice, familyPrice, sizePrice, slabPrice } from './door-prices.ts';
import { glassPrice, laminatedPrices } from './glass-prices.ts';
import {
  handlePrices,
  hardwarePrices,
  metrePrices,
  missingPiecePrices,
  thresholdPrice,
  ventPrices,
} from './piece-prices.ts';
import type { PriceRule } from './priced-set.ts';
import { frameColourPrice, jointPrices, partPrices } from './set-prices.ts';
import { once, sumOfTerms } from './working.ts';

const securedPrice: PriceRule = ({ item, prices }) =>
  isSecured(item) ? [{ code: 'P14-secured', about: {}, working: sumOfTerms(once(prices.securedByDesign.price)) }] : [];

const firePrice: PriceRule = ({ item, catalogue, prices }) => {
  const rating = fireRatingOf(item, catalogue);
  return rating === undefined
    ? []
    : [{ code: 'P14-fire', about: { rating }, working: sumOfTerms(once(prices.fire[rating])) }];
};

/** The sixteen rules of the price of an item, in the order in which their lines are shown. */
export const priceRules: readonly PriceRule[] = [
  familyPrice, // P1
  sizePrice, // P2
  doorColourPrice, // P3
  slabPrice, // P4
  partPrices, // P5
  frameColourPrice, // P6
  jointPrices, // P7
  glassPrice, // P8
  laminatedPrices, // P9
  handlePrices, // P10
  hardwarePrices, // P11
  metrePrices, // P12
  thresholdPrice, // P13
  securedPrice, // P14
  firePrice,
  ventPrices,
  addedLinePrices, // P15
  missingPiecePrices, // P16
];
