import { disabledReasonForDesignOfSystem } from '../build/system-obstacle.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import { type Option, optionsOf, type DisabledReason, disabledWithFix } from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import { fitsLeaves, fitsSizes, smallestLeaf } from '../design-fit/leaf-fit.ts';
import { fixByLargerDoor } from '../frame/enlarge-door.ts';
import type { Item } from '../model/item.ts';
import { type LeafSizes, leafSizes } from '../sizes/leaf-sizes.ts';

/** Every design, or those in `asked`; one whose lights do not fit on this leaf says why. */
export function designOptions(
  item: Item,
  context: RuleContext,
  asked: readonly Design[] = context.catalogue.rows.designs,
): readonly Option<Design>[] {
  const { catalogue } = context;
  const leaves = leafSizes(item, catalogue);
  return optionsOf(asked, ({ id }) => id === item.designId, {
    isSold: catalogue.isSold,
    disabledReason: (design) =>
      disabledReasonForDesignOfSystem(design, item, context) ??
      (fitsSizes(design, leaves) ? null : whyTooSmall(design, leaves, { item, context })),
  });
}

interface Asked {
  readonly item: Item;
  readonly context: RuleContext;
}

function whyTooSmall(design: Design, leaves: LeafSizes, { item, context }: Asked): DisabledReason {
  const { catalogue, messages } = context;
  const leaf = smallestLeaf(design, leaves);
  const need = { name: design.name, needed: design.minLeaf, leaf };
  const cramped = {
    wider: Math.max(0, design.minLeaf.width - leaf.width),
    higher: Math.max(0, design.minLeaf.height - leaf.height),
    hasRoom: (set: Pick<Item, 'frame' | 'leaves'>) => fitsLeaves(design, set, catalogue),
  };
  return disabledWithFix(
    {
      code: 'design.leaf-too-small',
      reason: messages.designs.needsLeaf(need),
      explanation: messages.designs.leafTooSmall(need),
    },
    fixByLargerDoor(cramped, item, context),
  );
}
