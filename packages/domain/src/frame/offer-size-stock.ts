import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SizeStock, Threshold } from '../catalogue/frame-rows.ts';
import type { Item, PackerPosition } from '../model/item.ts';
import { type Offer, type WhyNot, whyNot } from '../choice/offer.ts';
import type { Refusal } from '../model/outcome.ts';
import { sizeChecks } from './choose-sizes.ts';
import { packersAt, sillsOf, thresholdsFor } from './size-stock.ts';

/** Packers for one place, and null for none. One that leaves sizes which cannot be made says so. */
export const offeredPackers = (
  item: Item,
  position: PackerPosition,
  catalogue: Catalogue,
): readonly Offer<SizeStock | null>[] =>
  [null, ...packersAt(position, catalogue)].map((value) => {
    const stock = value?.code ?? null;
    const refusal = sizeChecks['size.choosePacker'](item, { type: 'size.choosePacker', position, stock }, catalogue);
    return { value, chosen: stock === item.frame.packers[position], whyNot: whyNotSize(refusal, catalogue) };
  });

export const offeredSills = (item: Item, catalogue: Catalogue): readonly Offer<SizeStock | null>[] =>
  [null, ...sillsOf(catalogue)].map((value) => {
    const stock = value?.code ?? null;
    const refusal = sizeChecks['size.chooseSill'](item, { type: 'size.chooseSill', stock }, catalogue);
    return { value, chosen: stock === item.frame.sill, whyNot: whyNotSize(refusal, catalogue) };
  });

export const offeredThresholds = (item: Item, catalogue: Catalogue): readonly Offer<Threshold>[] =>
  thresholdsFor(item, catalogue).map((value) => {
    const { code: stock } = value;
    const refusal = sizeChecks['size.chooseThreshold'](item, { type: 'size.chooseThreshold', stock }, catalogue);
    return { value, chosen: stock === item.frame.threshold, whyNot: whyNotSize(refusal, catalogue) };
  });

const whyNotSize = (refusal: Refusal | null, { words }: Catalogue): WhyNot | null =>
  refusal && whyNot({ code: refusal.code, reason: words.sizes.cannotBeMade, explanation: refusal.message });
