import type { RuleContext, TradeContext } from '../choice/rule.ts';
import type { Design } from '../catalogue/design-rows.ts';
import type { System } from '../catalogue/frame-rows.ts';
import { chooseDesign } from '../design/choose-design.ts';
import { fitsLeaves } from '../design-fit/leaf-fit.ts';
import { otherDesigns } from '../design-fit/other-designs.ts';
import { chooseFrame } from '../frame/choose-frame.ts';
import { sizeRefusal } from '../frame/choose-sizes.ts';
import { templateOfDoorAlone } from '../frame/template-of-door-alone.ts';
import type { Action } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import type { Cure } from '../model/outcome.ts';
import { type Offer, offersOf, type WhyNot } from '../choice/offer.ts';
import { type Reason, whyNot, whyNotCuredBy, whyNotWithCure } from '../choice/why-not.ts';
import { takesDesignOfSystem } from './system-options.ts';
import { fireRatingOf, isSecured, isSecurityLocked, templatesOfSystem, systemOf } from '../system/item-system.ts';
import { inSystem } from './settle-system.ts';

/** Every system of the supplier; one in which this door cannot be made says why. */
export const offeredSystems = (item: Item, context: TradeContext): readonly Offer<System>[] =>
  offersOf(context.catalogue.rows.systems, ({ id }) => id === item.systemId, {
    isSold: context.catalogue.isSold,
    whyNot: (system) => (system.id === item.systemId ? null : whyNotSystem(system, item, context)),
  });

/** The other systems in which this door can be made without changing it. */
export const systemsAllowing = (item: Item, context: TradeContext): readonly System[] =>
  context.catalogue.sold.systems.filter(
    (system) => system.id !== item.systemId && obstacleTo(system, item, context) === null,
  );

function whyNotSystem(system: System, item: Item, context: TradeContext): WhyNot | null {
  const reason = obstacleTo(system, item, context);
  return reason && whyNotWithCure(reason, cureOf(system, item, context));
}

/** The first reason why this door cannot be made in a system; null when it can. */
function obstacleTo(system: System, item: Item, context: TradeContext): Reason | null {
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
function obstacleThere(there: Item, context: TradeContext): Reason | null {
  const { catalogue, words } = context;
  const refusal = sizeRefusal(inSystem(there, catalogue), context);
  if (refusal) return { code: refusal.code, reason: words.build.cannotBeMade, explanation: refusal.message };
  const shuts =
    fireRatingOf(there, catalogue) === undefined || context.rules.settle(there, context).extras.chosen.doorCloser;
  return shuts === null
    ? { code: 'build.no-closer', reason: words.build.noCloser, explanation: words.build.noCloserFits }
    : null;
}

/** The one other action after which the door can be made in that system. */
function cureOf(system: System, item: Item, context: TradeContext): Cure | null {
  return (
    [...frameTries(item, context), ...designTries(system, item, context), ...securityTries(item, context)].find(
      ({ after }) => obstacleTo(system, context.rules.settle(after, context), context) === null,
    )?.cure ?? null
  );
}

interface Try {
  readonly cure: Cure;
  readonly after: Item;
}

function frameTries(item: Item, context: RuleContext): readonly Try[] {
  const { catalogue, words } = context;
  const templateId = templateOfDoorAlone(item.templateId, catalogue);
  if (templateId === item.templateId) return [];
  const action = { type: 'frame.choose', templateId } as const;
  const { displayName } = catalogue.template(templateId);
  return [tried(words.use(displayName), action, chooseFrame(item, action, context).item)];
}

const designTries = (system: System, item: Item, context: RuleContext): readonly Try[] =>
  otherDesigns(item, context)
    .filter((design) => takesDesignOfSystem(design, { systemId: system.id }, context.catalogue))
    .map(({ id, name }) => {
      const action = { type: 'design.choose', designId: id } as const;
      return tried(context.words.use(name), action, chooseDesign(item, action, context).item);
    });

function securityTries(item: Item, { words }: TradeContext): readonly Try[] {
  if (!isSecured(item)) return [];
  return isSecurityLocked(item)
    ? [
        tried(
          words.use(words.build.jobTypes.replacement),
          { type: 'build.chooseJobType', jobType: 'replacement' },
          { ...item, build: { ...item.build, jobType: 'replacement' } },
        ),
      ]
    : [
        tried(
          words.build.withoutSecurity,
          { type: 'build.secure', on: false },
          { ...item, build: { ...item.build, securedByDesign: false } },
        ),
      ];
}

const tried = (label: string, action: Action, after: Item): Try => ({ cure: { label, action }, after });

/** Why a design is not made in the item's system; the cure is another system. */
export function whyNotDesignOfSystem(design: Design, item: Item, context: TradeContext): WhyNot | null {
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
