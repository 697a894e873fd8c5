import type { Design } from '../../catalogue/rows/design-rows.ts';
import type { System } from '../../catalogue/rows/frame-rows.ts';
import { type Reason, type WhyNot, whyNot, whyNotCuredBy } from '../choice/offer.ts';
import type { RuleContext } from '../choice/rule.ts';
import { fitsLeaves } from '../design-fit/leaf-fit.ts';
import { sizeRefusal } from '../frame/choose-sizes.ts';
import type { Item } from '../model/item.ts';
import { settle } from '../settle/settle.ts';
import { fireRatingOf, isSecured, systemOf, takesDesignOfSystem, templatesOfSystem } from '../system/item-system.ts';
import { inSystem } from './settle-system.ts';

/** The other systems in which this door can be made without changing it. */
export const systemsAllowing = (item: Item, context: RuleContext): readonly System[] =>
  context.catalogue.sold.systems.filter(
    (system) => system.id !== item.systemId && obstacleTo(system, item, context) === null,
  );

/** The first reason why this door cannot be made in a system; null when it can. */
export function obstacleTo(system: System, item: Item, context: RuleContext): Reason | null {
  const { catalogue, words } = context;
  const there = { ...item, systemId: system.id };
  if (!templatesOfSystem(there, catalogue).some(({ id }) => id === item.templateId)) {
    return {
      code: 'build.needs-lone-door',
      reason: words.build.needsLoneDoor,
      explanation: words.build.hasGlassBeside(system.name),
    };
  }
  const design = catalogue.design(item.designId);
  if (!takesDesignOfSystem(design, there, catalogue)) {
    return {
      code: 'build.needs-solid-design',
      reason: words.build.needsSolidDesign,
      explanation: words.build.hasGlass(system.name, design.name),
    };
  }
  if (isSecured(item) && system.securable === false) {
    return {
      code: 'build.not-securable',
      reason: words.build.notSecurable,
      explanation: words.build.cannotBeSecured(system.name),
    };
  }
  return obstacleThere(there, context);
}

/** What would still be refused after the change of system. */
function obstacleThere(there: Item, context: RuleContext): Reason | null {
  const { catalogue, words } = context;
  const refusal = sizeRefusal(inSystem(there, catalogue), context);
  if (refusal) return { code: refusal.code, reason: words.build.cannotBeMade, explanation: refusal.message };
  const shuts = fireRatingOf(there, catalogue) === undefined || settle(there, context).extras.chosen.doorCloser;
  return shuts === null
    ? { code: 'build.no-closer', reason: words.build.noCloser, explanation: words.build.noCloserFits }
    : null;
}

/** Why a design is not made in the item's system; the cure is another system. */
export function whyNotDesignOfSystem(design: Design, item: Item, context: RuleContext): WhyNot | null {
  const { catalogue, words } = context;
  if (takesDesignOfSystem(design, item, catalogue)) return null;
  const reason: Reason = {
    code: 'build.needs-solid-design',
    reason: words.build.needsSolidDesign,
    explanation: words.build.hasGlass(systemOf(item.systemId, catalogue).name, design.name),
  };
  const other = systemsAllowing(item, context).find((system) => {
    const there = inSystem({ ...item, systemId: system.id }, catalogue);
    return takesDesignOfSystem(design, there, catalogue) && fitsLeaves(design, there, catalogue);
  });
  return other
    ? whyNotCuredBy(reason, words.use(other.name), { type: 'build.chooseSystem', systemId: other.id })
    : whyNot(reason);
}
