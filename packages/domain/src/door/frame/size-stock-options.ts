import type { SizeStock, Threshold } from '../../catalogue/rows/frame-rows.ts';
import { type Option, optionsOf, type DisabledReason, disabledReason } from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import type { PackerPosition } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import type { Refusal } from '../model/result.ts';
import { sizeRules } from './choose-sizes.ts';
import { packersAt, sillsOf, thresholdsFor } from './size-stock.ts';

/** Packers for one place, and null for none. One that leaves sizes which cannot be made says so. */
export const packerOptions = (
  item: Item,
  position: PackerPosition,
  context: RuleContext,
): readonly Option<SizeStock | null>[] =>
  optionsOf(
    [null, ...packersAt(position, item, context.catalogue)],
    (packer) => codeOf(packer) === item.frame.packers[position],
    {
      isSold: context.catalogue.isSold,
      disabledReason: (packer) => {
        const action = { type: 'size.choosePacker', position, stock: codeOf(packer) } as const;
        return disabledReasonForSize(sizeRules[action.type].check(item, action, context), context);
      },
    },
  );

export const sillOptions = (item: Item, context: RuleContext): readonly Option<SizeStock | null>[] =>
  optionsOf([null, ...sillsOf(item, context.catalogue)], (sill) => codeOf(sill) === item.frame.sill, {
    isSold: context.catalogue.isSold,
    disabledReason: (sill) => {
      const action = { type: 'size.chooseSill', stock: codeOf(sill) } as const;
      return disabledReasonForSize(sizeRules[action.type].check(item, action, context), context);
    },
  });

export const thresholdOptions = (item: Item, context: RuleContext): readonly Option<Threshold>[] =>
  optionsOf(thresholdsFor(item, context.catalogue), ({ code }) => code === item.frame.threshold, {
    isSold: context.catalogue.isSold,
    disabledReason: ({ code: stock }) => {
      const action = { type: 'size.chooseThreshold', stock } as const;
      return disabledReasonForSize(sizeRules[action.type].check(item, action, context), context);
    },
  });

const codeOf = (stock: SizeStock | null) => stock?.code ?? null;

const disabledReasonForSize = (refusal: Refusal | null, { messages }: RuleContext): DisabledReason | null =>
  refusal && disabledReason({ code: refusal.code, reason: messages.sizes.cannotBeMade, explanation: refusal.message });
