import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FrameProfileRow } from '../catalogue/frame-rows.ts';
import { hingeCount } from '../bom/hinge-count.ts';
import { leafWeight } from '../bom/leaf-weight.ts';
import { sizeRefusal } from '../frame/choose-sizes.ts';
import { thresholdsFor } from '../frame/size-stock.ts';
import {
  type JobType,
  jobTypes,
  type SlabThickness,
  slabThicknesses,
  type ThresholdLayout,
  thresholdLayouts,
} from '../model/build-choices.ts';
import type { Item } from '../model/item.ts';
import { type Offer, type WhyNot, type Reason, whyNot, whyNotCuredBy } from '../choice/offer.ts';
import { layoutOf } from '../model/parts.ts';
import { leafSizes } from '../sizes/leaf-sizes.ts';
import { build as words } from '../words/english/build.ts';
import { hasSmokeSeals, fireRatingOf, isSecured, isSecurityLocked, systemOf } from '../system/item-system.ts';
import { profilesOf, slabsOf } from './system-options.ts';
import { systemsAllowing } from './offer-systems.ts';

const offers = <Value>(
  values: readonly Value[],
  chosen: Value,
  why: (value: Value) => WhyNot | null,
): readonly Offer<Value>[] =>
  values.map((value) => ({ value, chosen: value === chosen, whyNot: value === chosen ? null : why(value) }));

/** A direction is offered when the supplier has a threshold for it. */
export const offeredOpenings = (item: Item, catalogue: Catalogue): readonly Offer<Item['opens']>[] =>
  offers<Item['opens']>(['In', 'Out'], item.opens, (opens) =>
    thresholdsFor({ ...item, opens }, catalogue).length > 0
      ? null
      : notInSystem(words.openingOf[opens], item, catalogue),
  );

export const offeredSlabs = (item: Item, catalogue: Catalogue): readonly Offer<SlabThickness>[] =>
  offers(
    slabThicknesses.filter((thickness) => catalogue.rows.weights.slabs[thickness] !== undefined),
    item.build.slab,
    (slab) => whyNotSlab(slab, item, catalogue),
  );

function whyNotSlab(slab: SlabThickness, item: Item, catalogue: Catalogue): WhyNot | null {
  if (!slabsOf(item, catalogue).includes(slab)) return notInSystem(words.slabOfSystem(slab), item, catalogue);
  const { limits } = catalogue.rows;
  const leaves = leafSizes(item, catalogue);
  const sizes = leaves.kind === 'single' ? [leaves.leaf] : [leaves.master, leaves.slave];
  const inSlab = { ...item, build: { ...item.build, slab } };
  const heaviest = sizes
    .map((leaf) => ({ height: leaf.height, kg: leafWeight(leaf, inSlab, catalogue) }))
    .find((leaf) => hingeCount(leaf, limits) === null);
  return heaviest
    ? whyNot({
        code: 'build.too-heavy',
        reason: words.tooHeavy,
        explanation: words.weighs(Math.ceil(heaviest.kg), limits.leafKg.fourHinges),
      })
    : null;
}

const notInSystem = (what: string, item: Item, catalogue: Catalogue): WhyNot =>
  whyNot({
    code: 'build.not-in-system',
    reason: words.notInSystem,
    explanation: words.notInThisSystem(what, systemOf(item.systemId, catalogue).name),
  });

/** A wider face leaves a smaller leaf, so the sizes are checked too. */
export const offeredProfiles = (item: Item, catalogue: Catalogue): readonly Offer<FrameProfileRow>[] =>
  offers(catalogue.rows.profiles, catalogue.profile(item.frame.profile), ({ profile }) => {
    if (!profilesOf(item, catalogue).includes(profile)) {
      return notInSystem(words.profileOfSystem(profile), item, catalogue);
    }
    const refusal = sizeRefusal({ ...item, frame: { ...item.frame, profile } }, catalogue);
    return refusal && whyNot({ code: refusal.code, reason: words.cannotBeMade, explanation: refusal.message });
  });

export const offeredThresholdLayouts = (item: Item, catalogue: Catalogue): readonly Offer<ThresholdLayout>[] =>
  offers(thresholdLayouts, item.frame.thresholdLayout, (layout) =>
    layout === 'full' ? whyNotFullThreshold(item, catalogue) : null,
  );

export function whyNotFullThreshold(item: Item, catalogue: Catalogue): WhyNot | null {
  if (catalogue.threshold(item.frame.threshold).material !== 'aluminium') {
    return whyNot({
      code: 'build.needs-aluminium',
      reason: words.needsAluminium,
      explanation: words.pvcGoesRound,
    });
  }
  if (layoutOf(item.frame.parts).sides === 'none') {
    return whyNot({ code: 'build.needs-sidelights', reason: words.needsSidelights, explanation: words.noSidelights });
  }
  // A threshold under the sidelights changes the height of their panes.
  const refusal = sizeRefusal({ ...item, frame: { ...item.frame, thresholdLayout: 'full' } }, catalogue);
  return refusal && whyNot({ code: refusal.code, reason: words.cannotBeMade, explanation: refusal.message });
}

export const offeredJobTypes = (item: Item, catalogue: Catalogue): readonly Offer<JobType>[] =>
  offers(jobTypes, item.build.jobType, (jobType) => {
    const at = { ...item, build: { ...item.build, jobType } };
    return isSecured(at) ? whyNotSecured(item, at, catalogue) : null;
  });

/** Secured by Design, no and yes. */
export const offeredSecurity = (item: Item, catalogue: Catalogue): readonly Offer<boolean>[] =>
  offers([false, true], isSecured(item), (on) => {
    if (on) return whyNotSecured(item, { ...item, build: { ...item.build, securedByDesign: true } }, catalogue);
    return isSecurityLocked(item)
      ? whyNotCuredBy(
          { code: 'build.security-locked', reason: words.jobDemandsSecurity, explanation: words.securedByJob },
          catalogue.words.use(words.jobTypes.replacement),
          { type: 'build.chooseJobType', jobType: 'replacement' },
        )
      : null;
  });

/** Its cure is another system that is certified and possible for this door. */
function whyNotSecured(item: Item, secured: Item, catalogue: Catalogue): WhyNot | null {
  const { name, securable } = systemOf(secured.systemId, catalogue);
  if (securable !== false) return null;
  const reason: Reason = {
    code: 'build.not-securable',
    reason: words.notSecurable,
    explanation: words.cannotBeSecured(name),
  };
  const [other] = systemsAllowing(item, catalogue).filter((system) => system.securable !== false);
  return other
    ? whyNotCuredBy(reason, catalogue.words.use(other.name), { type: 'build.chooseSystem', systemId: other.id })
    : whyNot(reason);
}

export const offeredSmokeSeals = (item: Item, catalogue: Catalogue): readonly Offer<boolean>[] =>
  offers([false, true], hasSmokeSeals(item, catalogue), () =>
    fireRatingOf(item, catalogue)
      ? whyNot({ code: 'build.fire-seals', reason: words.fireDoorSeals, explanation: words.fireDoorNeedsSeals })
      : null,
  );

export const offeredLamination = (item: Item): readonly Offer<boolean>[] =>
  offers([false, true], item.build.laminated, () =>
    isSecured(item)
      ? whyNot({
          code: 'build.secured-laminated',
          reason: words.securedIsLaminated,
          explanation: words.securedNeedsLaminated,
        })
      : null,
  );
