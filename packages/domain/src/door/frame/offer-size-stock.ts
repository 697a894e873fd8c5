import type { SizeStock, Threshold } from '../../catalogue/rows/frame-rows.ts';
import { type Offer, offersOf, type WhyNot, whyNot } from '../choice/offer.ts';
import type { RuleContext } from '../choice/rule.ts';
import type { Item, PackerPosition } from '../model/item.ts';
import type { Refusal } from '../model/outcome.ts';
import { sizeRules } from './choose-sizes.ts';
import { packersAt, sillsOf, thresholdsFor } from './size-stock.ts';

/** Packers for one place, and null for none. One that leaves sizes which cannot be made says so. */
export const offeredPackers = (
  item: Item,
  position: PackerPosition,
  context: RuleContext,
): readonly Offer<SizeStock | null>[] =>
  offersOf(
    [null, ...packersAt(position, item, context.catalogue)],
    (packer) => codeOf(packer) === item.frame.packers[position],
    {
      isSold: context.catalogue.isSold,
      whyNot: (packer) => {
        const action = { type: 'size.choosePacker', position, stock: codeOf(packer) } as const;
        return whyNotSize(sizeRules[action.type].check(item, action, context), context);
      },
    },
  );

export const offeredSills = (item: Item, context: RuleContext): readonly Offer<SizeStock | null>[] =>
  offersOf([null, ...sillsOf(item, context.catalogue)], (sill) => codeOf(sill) === item.frame.sill, {
    isSold: context.catalogue.isSold,
    whyNot: (sill) => {
      const action = { type: 'size.chooseSill', stock: codeOf(sill) } as const;
      return whyNotSize(sizeRules[action.type].check(item, action, context), context);
    },
  });

export const offeredThresholds = (item: Item, context: RuleContext): readonly Offer<Threshold>[] =>
  offersOf(thresholdsFor(item, context.catalogue), ({ code }) => code === item.frame.threshold, {
    isSold: context.catalogue.isSold,
    whyNot: ({ code: stock }) => {
      const action = { type: 'size.chooseThreshold', stock } as const;
      return whyNotSize(sizeRules[action.type].check(item, action, context), context);
    },
  });

const codeOf = (stock: SizeStock | null) => stock?.code ?? null;

const whyNotSize = (refusal: Refusal | null, { messages }: RuleContext): WhyNot | null =>
  refusal && whyNot({ code: refusal.code, reason: messages.sizes.cannotBeMade, explanation: refusal.message });
