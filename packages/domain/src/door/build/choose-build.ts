import { type Rules, type RuleContext, isAlwaysAllowed } from '../choice/rule.ts';
import type { SizeStock } from '../../catalogue/rows/frame-rows.ts';
import type { ActionOf, Action, ActionType } from '../model/action.ts';
import { type BuildPlace, trimPlaces, type ThresholdLayout } from '../model/build-choices.ts';
import type { Build, Item } from '../model/item.ts';
import { type Option, notOffered, refusalOf } from '../choice/option.ts';
import { type Check, withoutEffects, type Apply } from '../choice/rule.ts';
import {
  jobTypeOptions,
  laminationOptions,
  profileOptions,
  securityOptions,
  slabOptions,
  smokeSealOptions,
  thresholdLayoutOptions,
} from './build-options.ts';
import { joinedBy, couplingOptions } from './coupling-options.ts';
import { stockOptions } from './stock-options.ts';
import { isSlavePlace } from './stock-at.ts';
import { systemOptions } from './system-options.ts';
import { inSystem } from './settle-system.ts';
import { jointsOf } from '../sizes/couplings.ts';

type BuildAction = Extract<ActionType, `build.${string}`>;

const withBuild = (item: Item, changed: Partial<Build>): Item => ({ ...item, build: { ...item.build, ...changed } });

/** A rule that only stores the choice; `settle` applies what follows from it. */
const storing =
  <T extends BuildAction>(changed: (action: ActionOf<T>) => Partial<Build>): Apply<T> =>
  (item, action) =>
    withoutEffects(withBuild(item, changed(action)));

const chooseStock: Apply<'build.chooseStock'> = (item, { place, stock }) => {
  const trim = trimPlaces.find((each) => each === place);
  if (trim) return withoutEffects(withBuild(item, { trims: withEntry(item.build.trims, trim, stock) }));
  if (isSlavePlace(place)) return withoutEffects(withBuild(item, { slave: withEntry(item.build.slave, place, stock) }));
  return withoutEffects(withBuild(item, buildAt(place, stock)));
};

function buildAt(place: BuildPlace, stock: Build['lock']): Partial<Build> {
  if (place === 'slaveHandle') return { bareSlave: stock === null };
  if (place === 'lockOptions') return { lock: stock };
  if (place === 'escutcheon') return { escutcheon: stock };
  return stock === null ? {} : { cylinder: stock };
}

const withLayout = (item: Item, thresholdLayout: ThresholdLayout): Item => ({
  ...item,
  frame: { ...item.frame, thresholdLayout },
});

/** What is taken off leaves no entry, so that equal doors are equal data. */
function withEntry<Chosen extends Build['trims'] | Build['slave']>(
  chosen: Chosen,
  place: keyof Chosen,
  stock: Build['lock'],
): Readonly<Record<string, NonNullable<Build['lock']>>> {
  const others = Object.entries(chosen).filter(([at]) => at !== place);
  return Object.fromEntries(stock === null ? others : [...others, [place, stock]]);
}

/** A check against the options that the page shows. */
const optionCheck =
  <T extends BuildAction, Value>(
    offered: (item: Item, context: RuleContext, action: ActionOf<T>) => readonly Option<Value>[],
    isChosen: (value: Value, action: ActionOf<T>) => boolean,
  ): Check<T> =>
  (item, action, context) =>
    refusalOf(
      offered(item, context, action),
      (value) => isChosen(value, action),
      notOffered('build', context.messages.build.notMadeSo),
    );

const couplingIsOffered = optionCheck<'build.chooseCoupling', SizeStock>(
  (item, context, { joint }) => couplingOptions(item, joint, context),
  ({ code }, { stock }) => code === stock,
);

export const buildRules: Rules<Extract<Action, { readonly type: BuildAction }>> = {
  'build.nameJob': {
    check: isAlwaysAllowed,
    apply: (item, { numerals }) => withoutEffects({ ...item, houseNumber: numerals }),
  },
  'build.chooseJobType': {
    check: optionCheck(jobTypeOptions, (value, { jobType }) => value === jobType),
    apply: storing(({ jobType }) => ({ jobType })),
  },
  'build.chooseSystem': {
    check: optionCheck(systemOptions, ({ id }, { systemId }) => id === systemId),
    apply: (item, { systemId }, { catalogue }) => withoutEffects(inSystem({ ...item, systemId }, catalogue)),
  },
  'build.chooseProfile': {
    check: optionCheck(profileOptions, (row, { profile }) => row.profile === profile),
    apply: (item, { profile }) => withoutEffects({ ...item, frame: { ...item.frame, profile } }),
  },
  'build.chooseThresholdLayout': {
    check: optionCheck(thresholdLayoutOptions, (value, { layout }) => value === layout),
    apply: (item, { layout }) => withoutEffects(withLayout(item, layout)),
  },
  'build.chooseCoupling': {
    check: (item, action, context) =>
      jointsOf(item.frame).includes(action.joint)
        ? couplingIsOffered(item, action, context)
        : { code: 'build.no-joint', message: context.messages.build.noJoint(action.joint) },
    apply: (item, { joint, stock }, { catalogue }) =>
      withoutEffects(joinedBy(item, { joint, coupling: catalogue.sizeStock(stock) }, catalogue)),
  },
  'build.chooseSlab': {
    check: optionCheck(slabOptions, (value, { slab }) => value === slab),
    apply: storing(({ slab }) => ({ slab })),
  },
  'build.chooseStock': {
    check: optionCheck(
      (item, context, { place }) => stockOptions(item, place, context),
      (value, { stock }) => (value?.code ?? null) === stock,
    ),
    apply: chooseStock,
  },
  'build.secure': {
    check: optionCheck(securityOptions, (value, { on }) => value === on),
    apply: storing(({ on }) => ({ securedByDesign: on })),
  },
  'build.sealAgainstSmoke': {
    check: optionCheck(smokeSealOptions, (value, { on }) => value === on),
    apply: storing(({ on }) => ({ smokeSeals: on })),
  },
  'build.laminate': {
    check: optionCheck(laminationOptions, (value, { on }) => value === on),
    apply: storing(({ on }) => ({ laminated: on })),
  },
};
