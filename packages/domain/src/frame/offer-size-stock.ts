import type { RuleContext } from '../choice/rule.ts';
import type { SizeStock, Threshold } from '../catalogue/frame-rows.ts';
import type { Item, PackerPosition } from '../model/item.ts';
import { type Offer, type WhyNot, whyNot } from '../choice/offer.ts';
import type { Refusal } from '../model/outcome.ts';
import { sizeRules } from './choose-sizes.ts';
import { packersAt, sillsOf, thresholdsFor } from './size-stock.ts';

/** Packers for one place, and null for none. One that leaves sizes which cannot be made says so. */
export const offeredPackers = (
  item: Item,
  position: PackerPosition,
  context: RuleContext,
): readonly Offer<SizeStock | null>[] =>
  [null, ...packersAt(position, context.catalogue)].map((value) => {
    const stock = value?.code ?? null;
    const refusal = sizeRules['size.choosePacker'].check(item, { type: 'size.choosePacker', position, stock }, context);
    return { value, chosen: stock === item.frame.packers[position], whyNot: whyNotSize(refusal, context) };
  });

export const offeredSills = (item: Item, context: RuleContext): readonly Offer<SizeStock | null>[] =>
  [null, ...sillsOf(context.catalogue)].map((value) => {
    const stock = value?.code ?? null;
    const refusal = sizeRules['size.chooseSill'].check(item, { type: 'size.chooseSill', stock }, context);
    return { value, chosen: stock === item.frame.sill, whyNot: whyNotSize(refusal, context) };
  });

export const offeredThresholds = (item: Item, context: RuleContext): readonly Offer<Threshold>[] =>
  thresholdsFor(item, context.catalogue).map((value) => {
    const { code: stock } = value;
    const refusal = sizeRules['size.chooseThreshold'].check(item, { type: 'size.chooseThreshold', stock }, context);
    return { value, chosen: stock === item.frame.threshold, whyNot: whyNotSize(refusal, context) };
  });

const whyNotSize = (refusal: Refusal | null, { words }: RuleContext): WhyNot | null =>
  refusal && whyNot({ code: refusal.code, reason: words.sizes.cannotBeMade, explanation: refusal.message });
