import type { Design } from '../../catalogue/rows/design-rows.ts';
import type { System } from '../../catalogue/rows/frame-rows.ts';
import { type Reason, type DisabledReason, disabledReason, disabledButFixedBy } from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import { fitsLeaves } from '../design-fit/leaf-fit.ts';
import { sizeRefusal } from '../frame/choose-sizes.ts';
import type { Item } from '../model/item.ts';
import { effective } from '../effective/effective.ts';
import { setWith } from '../frame/set-of-choices.ts';
import { choosing } from '../model/choices.ts';
import { fireRatingOf, isSecured, systemOf, takesDesignOfSystem, templatesOfSystem } from '../system/item-system.ts';

/** The other systems in which this door can be made without changing it. */
export const systemsAllowing = (item: Item, context: RuleContext): readonly System[] =>
  context.catalogue.sold.systems.filter(
    (system) => system.id !== item.systemId && obstacleTo(system, item, context) === null,
  );

/** The first reason why this door cannot be made in a system; null when it can. */
export function obstacleTo(system: System, item: Item, context: RuleContext): Reason | null {
  const { catalogue, messages } = context;
  const there = { ...item, systemId: system.id };
  if (!templatesOfSystem(there, catalogue).some(({ id }) => id === item.templateId)) {
    return {
      code: 'build.needs-lone-door',
      reason: messages.build.needsLoneDoor,
      explanation: messages.build.hasGlassBeside(system.name),
    };
  }
  const design = catalogue.design(item.designId);
  if (!takesDesignOfSystem(design, there, catalogue)) {
    return {
      code: 'build.needs-solid-design',
      reason: messages.build.needsSolidDesign,
      explanation: messages.build.hasGlass(system.name, design.name),
    };
  }
  if (isSecured(item) && system.securable === false) {
    return {
      code: 'build.not-securable',
      reason: messages.build.notSecurable,
      explanation: messages.build.cannotBeSecured(system.name),
    };
  }
  return obstacleThere({ ...item, choices: choosing(item.choices, { systemId: system.id }) }, context);
}

/** What would still be refused after the change of system: sizes are not given up for it. */
function obstacleThere(chosen: Item, context: RuleContext): Reason | null {
  const { messages } = context;
  const there = { ...chosen, ...setWith(chosen, {}, context) };
  const refusal = sizeRefusal(there, context);
  if (refusal) return { code: refusal.code, reason: messages.build.cannotBeMade, explanation: refusal.message };
  const shuts =
    fireRatingOf(there, context.catalogue) === undefined || effective(chosen, context).extras.chosen.doorCloser;
  return shuts === null
    ? { code: 'build.no-closer', reason: messages.build.noCloser, explanation: messages.build.noCloserFits }
    : null;
}

/** Why a design is not made in the item's system; the fix is another system. */
export function disabledReasonForDesignOfSystem(
  design: Design,
  item: Item,
  context: RuleContext,
): DisabledReason | null {
  const { catalogue, messages } = context;
  if (takesDesignOfSystem(design, item, catalogue)) return null;
  const reason: Reason = {
    code: 'build.needs-solid-design',
    reason: messages.build.needsSolidDesign,
    explanation: messages.build.hasGlass(systemOf(item.systemId, catalogue).name, design.name),
  };
  const other = systemsAllowing(item, context).find((system) => {
    const there = { ...item, ...setWith(item, { systemId: system.id }, context) };
    return takesDesignOfSystem(design, there, catalogue) && fitsLeaves(design, there, catalogue);
  });
  return other
    ? disabledButFixedBy(reason, messages.use(other.name), { type: 'build.chooseSystem', systemId: other.id })
    : disabledReason(reason);
}
