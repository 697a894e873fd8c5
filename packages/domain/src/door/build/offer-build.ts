import type { FrameProfileRow } from '../../catalogue/rows/frame-rows.ts';
import { type Offer, offersOf, type Reason, type WhyNot, whyNot, whyNotCuredBy } from '../choice/offer.ts';
import type { RuleContext } from '../choice/rule.ts';
import { sizeRefusal } from '../frame/choose-sizes.ts';
import { hingeCount } from '../hardware/hinge-count.ts';
import {
  type JobType,
  jobTypes,
  type SlabThickness,
  slabThicknesses,
  type ThresholdLayout,
  thresholdLayouts,
} from '../model/build-choices.ts';
import type { FrameProfile, Item } from '../model/item.ts';
import { leafSizes } from '../sizes/leaf-sizes.ts';
import { fireRatingOf, hasSmokeSeals, isSecured, isSecurityLocked, systemOf } from '../system/item-system.ts';
import { leafWeight } from '../weight/leaf-weight.ts';
import { profileCarries, strongProfiles } from '../weight/profile-carries.ts';
import { systemsAllowing } from './system-obstacle.ts';
import { profilesOf, slabsOf } from './system-options.ts';
import { whyNotFullThreshold, whyNotOfSize } from './threshold-layout.ts';

const offers = <Value>(
  values: readonly Value[],
  chosen: Value,
  why: (value: Value) => WhyNot | null,
): readonly Offer<Value>[] =>
  values.map((value) => ({ value, chosen: value === chosen, whyNot: value === chosen ? null : why(value) }));

export const offeredSlabs = (item: Item, context: RuleContext): readonly Offer<SlabThickness>[] =>
  offers(
    slabThicknesses.filter((thickness) => context.catalogue.rows.weights.slabs[thickness] !== undefined),
    item.build.slab,
    (slab) => whyNotSlab(slab, item, context),
  );

function whyNotSlab(slab: SlabThickness, item: Item, context: RuleContext): WhyNot | null {
  const { catalogue, messages } = context;
  if (!slabsOf(item, catalogue).includes(slab)) return notInSystem(messages.build.slabOfSystem(slab), item, context);
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
        reason: messages.build.tooHeavy,
        explanation: messages.build.weighs(Math.ceil(heaviest.kg), limits.leafKg.fourHinges),
      })
    : whyNotInFrame(inSlab, context);
}

const notInSystem = (what: string, item: Item, { catalogue, messages }: RuleContext): WhyNot =>
  whyNot({
    code: 'build.not-in-system',
    reason: messages.build.notInSystem,
    explanation: messages.build.notInThisSystem(what, systemOf(item.systemId, catalogue).name),
  });

/** A wider face leaves a smaller leaf, so the sizes are checked too. */
export const offeredProfiles = (item: Item, context: RuleContext): readonly Offer<FrameProfileRow>[] =>
  offersOf(context.catalogue.rows.profiles, ({ profile }) => profile === item.frame.profile, {
    isSold: context.catalogue.isSold,
    whyNot: ({ profile }) => (profile === item.frame.profile ? null : whyNotProfile(profile, item, context)),
  });

function whyNotProfile(profile: FrameProfile, item: Item, context: RuleContext): WhyNot | null {
  if (!profilesOf(item, context.catalogue).includes(profile)) {
    return notInSystem(context.messages.build.profileOfSystem(profile), item, context);
  }
  const framed = { ...item, frame: { ...item.frame, profile } };
  const weak = whyNotCarried(framed, context);
  return weak ? whyNot(weak) : whyNotOfSize(framed, context);
}

/** A narrow frame is refused for a double door and for a heavy leaf. */
function whyNotCarried(item: Item, { catalogue, messages }: RuleContext): Reason | null {
  if (profileCarries(item, catalogue)) return null;
  const { profile, singleLeafUpToKg = 0 } = catalogue.profile(item.frame.profile);
  return {
    code: 'build.frame-too-narrow',
    reason: messages.build.frameTooNarrow,
    explanation: messages.build.narrowCarries(profile, singleLeafUpToKg),
  };
}

/** The cure is a frame that carries it, where the set can be made in that frame. */
function whyNotInFrame(item: Item, context: RuleContext): WhyNot | null {
  const reason = whyNotCarried(item, context);
  if (!reason) return null;
  const { catalogue, messages } = context;
  const strong = strongProfiles(catalogue).find(
    ({ profile }) =>
      profilesOf(item, catalogue).includes(profile) &&
      sizeRefusal({ ...item, frame: { ...item.frame, profile } }, context) === null,
  );
  return strong
    ? whyNotCuredBy(reason, messages.build.useFrame(strong.profile), {
        type: 'build.chooseProfile',
        profile: strong.profile,
      })
    : whyNot(reason);
}

export const offeredThresholdLayouts = (item: Item, context: RuleContext): readonly Offer<ThresholdLayout>[] =>
  offers(thresholdLayouts, item.frame.thresholdLayout, (layout) =>
    layout === 'full' ? whyNotFullThreshold(item, context) : null,
  );

export const offeredJobTypes = (item: Item, context: RuleContext): readonly Offer<JobType>[] =>
  offers(jobTypes, item.build.jobType, (jobType) => {
    const at = { ...item, build: { ...item.build, jobType } };
    return isSecured(at) ? whyNotSecured(item, at, context) : null;
  });

/** Secured by Design, no and yes. */
export const offeredSecurity = (item: Item, context: RuleContext): readonly Offer<boolean>[] =>
  offers([false, true], isSecured(item), (on) => {
    if (on) return whyNotSecured(item, { ...item, build: { ...item.build, securedByDesign: true } }, context);
    return isSecurityLocked(item)
      ? whyNotCuredBy(
          {
            code: 'build.security-locked',
            reason: context.messages.build.jobDemandsSecurity,
            explanation: context.messages.build.securedByJob,
          },
          context.messages.use(context.messages.build.jobTypes.replacement),
          { type: 'build.chooseJobType', jobType: 'replacement' },
        )
      : null;
  });

/** Its cure is another system that is certified and possible for this door. */
function whyNotSecured(item: Item, secured: Item, context: RuleContext): WhyNot | null {
  const { catalogue, messages } = context;
  const { name, securable } = systemOf(secured.systemId, catalogue);
  if (securable !== false) return null;
  const reason: Reason = {
    code: 'build.not-securable',
    reason: messages.build.notSecurable,
    explanation: messages.build.cannotBeSecured(name),
  };
  const [other] = systemsAllowing(item, context).filter((system) => system.securable !== false);
  return other
    ? whyNotCuredBy(reason, messages.use(other.name), { type: 'build.chooseSystem', systemId: other.id })
    : whyNot(reason);
}

export const offeredSmokeSeals = (item: Item, { catalogue, messages }: RuleContext): readonly Offer<boolean>[] =>
  offers([false, true], hasSmokeSeals(item, catalogue), () =>
    fireRatingOf(item, catalogue)
      ? whyNot({
          code: 'build.fire-seals',
          reason: messages.build.fireDoorSeals,
          explanation: messages.build.fireDoorNeedsSeals,
        })
      : null,
  );

export const offeredLamination = (item: Item, { messages }: RuleContext): readonly Offer<boolean>[] =>
  offers([false, true], item.build.laminated, () =>
    isSecured(item)
      ? whyNot({
          code: 'build.secured-laminated',
          reason: messages.build.securedIsLaminated,
          explanation: messages.build.securedNeedsLaminated,
        })
      : null,
  );
