import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../catalogue/design-rows.ts';
import type { System } from '../catalogue/frame-rows.ts';
import { chooseDesign } from '../design/choose-design.ts';
import { fitsLeaves } from '../design/leaf-fit.ts';
import { otherDesigns } from '../design/other-designs.ts';
import { chooseFrame } from '../frame/choose-frame.ts';
import { sizeRefusal } from '../frame/choose-sizes.ts';
import { templateOfDoorAlone } from '../frame/offer-templates.ts';
import type { Action } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import {
  type Cure,
  type Offer,
  type WhyNot,
  type Reason,
  whyNot,
  whyNotCuredBy,
  whyNotWithCure,
} from '../choice/offer.ts';
import { settle } from '../configure/settle.ts';
import { build as words } from '../words/english/build.ts';
import { takesDesignOfSystem } from './system-options.ts';
import { fireRatingOf, isSecured, isSecurityLocked, templatesOfSystem, systemOf } from '../system/item-system.ts';
import { inSystem } from './settle-system.ts';

/** Every system of the supplier; one in which this door cannot be made says why. */
export const offeredSystems = (item: Item, catalogue: Catalogue): readonly Offer<System>[] =>
  catalogue.rows.systems.map((value) => ({
    value,
    chosen: value.id === item.systemId,
    whyNot: value.id === item.systemId ? null : whyNotSystem(value, item, catalogue),
  }));

/** The other systems in which this door can be made without changing it. */
export const systemsAllowing = (item: Item, catalogue: Catalogue): readonly System[] =>
  catalogue.rows.systems.filter(
    (system) => system.id !== item.systemId && obstacleTo(system, item, catalogue) === null,
  );

function whyNotSystem(system: System, item: Item, catalogue: Catalogue): WhyNot | null {
  const reason = obstacleTo(system, item, catalogue);
  return reason && whyNotWithCure(reason, cureOf(system, item, catalogue));
}

/** The first reason why this door cannot be made in a system; null when it can. */
function obstacleTo(system: System, item: Item, catalogue: Catalogue): Reason | null {
  const there = { ...item, systemId: system.id };
  if (!templatesOfSystem(there, catalogue).some(({ id }) => id === item.templateId)) {
    return {
      code: 'build.needs-lone-door',
      reason: words.needsLoneDoor,
      explanation: words.hasGlassBeside(system.name),
    };
  }
  const design = catalogue.design(item.designId);
  if (!takesDesignOfSystem(design, there, catalogue)) {
    return {
      code: 'build.needs-solid-design',
      reason: words.needsSolidDesign,
      explanation: words.hasGlass(system.name, design.name),
    };
  }
  if (isSecured(item) && system.securable === false) {
    return {
      code: 'build.not-securable',
      reason: words.notSecurable,
      explanation: words.cannotBeSecured(system.name),
    };
  }
  return obstacleThere(there, catalogue);
}

/** What would still be refused after the change of system. */
function obstacleThere(there: Item, catalogue: Catalogue): Reason | null {
  const refusal = sizeRefusal(inSystem(there, catalogue), catalogue);
  if (refusal) return { code: refusal.code, reason: words.cannotBeMade, explanation: refusal.message };
  const shuts = fireRatingOf(there, catalogue) === undefined || settle(there, catalogue).extras.chosen.doorCloser;
  return shuts === null ? { code: 'build.no-closer', reason: words.noCloser, explanation: words.noCloserFits } : null;
}

/** The one other action after which the door can be made in that system. */
function cureOf(system: System, item: Item, catalogue: Catalogue): Cure | null {
  return (
    [...frameTries(item, catalogue), ...designTries(system, item, catalogue), ...securityTries(item, catalogue)].find(
      ({ after }) => obstacleTo(system, settle(after, catalogue), catalogue) === null,
    )?.cure ?? null
  );
}

interface Try {
  readonly cure: Cure;
  readonly after: Item;
}

function frameTries(item: Item, catalogue: Catalogue): readonly Try[] {
  const templateId = templateOfDoorAlone(item.templateId, catalogue);
  if (templateId === item.templateId) return [];
  const action = { type: 'frame.choose', templateId } as const;
  const { displayName } = catalogue.template(templateId);
  return [tried(catalogue.words.use(displayName), action, chooseFrame(item, action, catalogue).item)];
}

const designTries = (system: System, item: Item, catalogue: Catalogue): readonly Try[] =>
  otherDesigns(item, catalogue)
    .filter((design) => takesDesignOfSystem(design, { systemId: system.id }, catalogue))
    .map(({ id, name }) => {
      const action = { type: 'design.choose', designId: id } as const;
      return tried(catalogue.words.use(name), action, chooseDesign(item, action, catalogue).item);
    });

function securityTries(item: Item, catalogue: Catalogue): readonly Try[] {
  if (!isSecured(item)) return [];
  return isSecurityLocked(item)
    ? [
        tried(
          catalogue.words.use(words.jobTypes.replacement),
          { type: 'build.chooseJobType', jobType: 'replacement' },
          { ...item, build: { ...item.build, jobType: 'replacement' } },
        ),
      ]
    : [
        tried(
          words.withoutSecurity,
          { type: 'build.secure', on: false },
          { ...item, build: { ...item.build, securedByDesign: false } },
        ),
      ];
}

const tried = (label: string, action: Action, after: Item): Try => ({ cure: { label, action }, after });

/** Why a design is not made in the item's system; the cure is another system. */
export function whyNotDesignOfSystem(design: Design, item: Item, catalogue: Catalogue): WhyNot | null {
  if (takesDesignOfSystem(design, item, catalogue)) return null;
  const reason: Reason = {
    code: 'build.needs-solid-design',
    reason: words.needsSolidDesign,
    explanation: words.hasGlass(systemOf(item.systemId, catalogue).name, design.name),
  };
  const other = systemsAllowing(item, catalogue).find((system) => {
    const there = inSystem({ ...item, systemId: system.id }, catalogue);
    return takesDesignOfSystem(design, there, catalogue) && fitsLeaves(design, there, catalogue);
  });
  return other
    ? whyNotCuredBy(reason, catalogue.words.use(other.name), { type: 'build.chooseSystem', systemId: other.id })
    : whyNot(reason);
}
