import type { FrameProfileRow } from '../../catalogue/rows/frame-rows.ts';
import {
  type Option,
  optionsOf,
  type Reason,
  type DisabledReason,
  disabledReason,
  disabledButFixedBy,
} from '../choice/option.ts';
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
import type { FrameProfile } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { leafSizes } from '../sizes/leaf-sizes.ts';
import { fireRatingOf, hasSmokeSeals, isSecured, isSecurityLocked, systemOf } from '../system/item-system.ts';
import { leafWeight } from '../weight/leaf-weight.ts';
import { profileCarries, strongProfiles } from '../weight/profile-carries.ts';
import { systemsAllowing } from './system-obstacle.ts';
import { profilesOf, slabsOf } from './made-in-system.ts';
import { disabledReasonForFullThreshold, disabledReasonOfSize } from './threshold-layout.ts';

const options = <Value>(
  values: readonly Value[],
  chosen: Value,
  why: (value: Value) => DisabledReason | null,
): readonly Option<Value>[] =>
  values.map((value) => ({ value, chosen: value === chosen, disabledReason: value === chosen ? null : why(value) }));

export const slabOptions = (item: Item, context: RuleContext): readonly Option<SlabThickness>[] =>
  options(
    slabThicknesses.filter((thickness) => context.catalogue.rows.weights.slabs[thickness] !== undefined),
    item.build.slab,
    (slab) => disabledReasonForSlab(slab, item, context),
  );

function disabledReasonForSlab(slab: SlabThickness, item: Item, context: RuleContext): DisabledReason | null {
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
    ? disabledReason({
        code: 'build.too-heavy',
        reason: messages.build.tooHeavy,
        explanation: messages.build.weighs(Math.ceil(heaviest.kg), limits.leafKg.fourHinges),
      })
    : disabledReasonInFrame(inSlab, context);
}

const notInSystem = (what: string, item: Item, { catalogue, messages }: RuleContext): DisabledReason =>
  disabledReason({
    code: 'build.not-in-system',
    reason: messages.build.notInSystem,
    explanation: messages.build.notInThisSystem(what, systemOf(item.systemId, catalogue).name),
  });

/** A wider face leaves a smaller leaf, so the sizes are checked too. */
export const profileOptions = (item: Item, context: RuleContext): readonly Option<FrameProfileRow>[] =>
  optionsOf(context.catalogue.rows.profiles, ({ profile }) => profile === item.frame.profile, {
    isSold: context.catalogue.isSold,
    disabledReason: ({ profile }) =>
      profile === item.frame.profile ? null : disabledReasonForProfile(profile, item, context),
  });

function disabledReasonForProfile(profile: FrameProfile, item: Item, context: RuleContext): DisabledReason | null {
  if (!profilesOf(item, context.catalogue).includes(profile)) {
    return notInSystem(context.messages.build.profileOfSystem(profile), item, context);
  }
  const framed = { ...item, frame: { ...item.frame, profile } };
  const weak = disabledReasonCarried(framed, context);
  return weak ? disabledReason(weak) : disabledReasonOfSize(framed, context);
}

/** A narrow frame is refused for a double door and for a heavy leaf. */
function disabledReasonCarried(item: Item, { catalogue, messages }: RuleContext): Reason | null {
  if (profileCarries(item, catalogue)) return null;
  const { profile, singleLeafUpToKg = 0 } = catalogue.profile(item.frame.profile);
  return {
    code: 'build.frame-too-narrow',
    reason: messages.build.frameTooNarrow,
    explanation: messages.build.narrowCarries(profile, singleLeafUpToKg),
  };
}

/** The fix is a frame that carries it, where the set can be made in that frame. */
function disabledReasonInFrame(item: Item, context: RuleContext): DisabledReason | null {
  const reason = disabledReasonCarried(item, context);
  if (!reason) return null;
  const { catalogue, messages } = context;
  const strong = strongProfiles(catalogue).find(
    ({ profile }) =>
      profilesOf(item, catalogue).includes(profile) &&
      sizeRefusal({ ...item, frame: { ...item.frame, profile } }, context) === null,
  );
  return strong
    ? disabledButFixedBy(reason, messages.build.useFrame(strong.profile), {
        type: 'build.chooseProfile',
        profile: strong.profile,
      })
    : disabledReason(reason);
}

export const thresholdLayoutOptions = (item: Item, context: RuleContext): readonly Option<ThresholdLayout>[] =>
  options(thresholdLayouts, item.frame.thresholdLayout, (layout) =>
    layout === 'full' ? disabledReasonForFullThreshold(item, context) : null,
  );

export const jobTypeOptions = (item: Item, context: RuleContext): readonly Option<JobType>[] =>
  options(jobTypes, item.build.jobType, (jobType) => {
    const at = { ...item, build: { ...item.build, jobType } };
    return isSecured(at) ? disabledReasonSecured(item, at, context) : null;
  });

/** Secured by Design, no and yes. */
export const securityOptions = (item: Item, context: RuleContext): readonly Option<boolean>[] =>
  options([false, true], isSecured(item), (on) => {
    if (on) return disabledReasonSecured(item, { ...item, build: { ...item.build, securedByDesign: true } }, context);
    return isSecurityLocked(item)
      ? disabledButFixedBy(
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

/** Its fix is another system that is certified and possible for this door. */
function disabledReasonSecured(item: Item, secured: Item, context: RuleContext): DisabledReason | null {
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
    ? disabledButFixedBy(reason, messages.use(other.name), { type: 'build.chooseSystem', systemId: other.id })
    : disabledReason(reason);
}

export const smokeSealOptions = (item: Item, { catalogue, messages }: RuleContext): readonly Option<boolean>[] =>
  options([false, true], hasSmokeSeals(item, catalogue), () =>
    fireRatingOf(item, catalogue)
      ? disabledReason({
          code: 'build.fire-seals',
          reason: messages.build.fireDoorSeals,
          explanation: messages.build.fireDoorNeedsSeals,
        })
      : null,
  );

export const laminationOptions = (item: Item, { messages }: RuleContext): readonly Option<boolean>[] =>
  options([false, true], item.build.laminated, () =>
    isSecured(item)
      ? disabledReason({
          code: 'build.secured-laminated',
          reason: messages.build.securedIsLaminated,
          explanation: messages.build.securedNeedsLaminated,
        })
      : null,
  );
