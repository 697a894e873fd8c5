import { type Apply, type Check, chooses, isAlwaysAllowed, type RuleContext, type Rules } from '../choice/rule.ts';
import type { SizeStock } from '../../catalogue/rows/frame-rows.ts';
import type { ActionOf, Action, ActionType } from '../model/action.ts';
import { trimPlaces } from '../model/build-choices.ts';
import { choosing, type NewChoices, withEntry } from '../model/choices.ts';
import type { StockCode } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { type Option, notOffered, refusalOf } from '../choice/option.ts';
import {
  jobTypeOptions,
  laminationOptions,
  profileOptions,
  securityOptions,
  slabOptions,
  smokeSealOptions,
  thresholdLayoutOptions,
} from './build-options.ts';
import { couplingChoice, couplingOptions } from './coupling-options.ts';
import { stockOptions } from './stock-options.ts';
import { isOwnPlace, isSlavePlace, type OwnPlace } from './stock-at.ts';
import { systemOptions } from './system-options.ts';
import { jointsOf } from '../sizes/couplings.ts';

type BuildAction = Extract<ActionType, `build.${string}`>;

/** null: nothing, or what follows from the rest of the door. */
const stockChoices: Apply<'build.chooseStock'> = ({ choices }, { place, stock }) => {
  const code = stock ?? undefined;
  const trim = trimPlaces.find((each) => each === place);
  if (trim) return choosing(choices, { trims: withEntry(choices.trims, trim, code) });
  if (isSlavePlace(place)) return choosing(choices, { slave: withEntry(choices.slave, place, code) });
  return isOwnPlace(place) ? choosing(choices, ownChoices[place](code)) : choices;
};

const ownChoices: Readonly<Record<OwnPlace, (code: StockCode | undefined) => NewChoices>> = {
  cylinder: (cylinder) => ({ cylinder }),
  lockOptions: (lock) => ({ lock }),
  escutcheon: (escutcheon) => ({ escutcheon }),
  slaveHandle: (code) => ({ bareSlave: code === undefined ? true : undefined }),
};

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
    apply: chooses(({ numerals }) => ({ houseNumber: numerals || undefined })),
  },
  'build.chooseJobType': {
    check: optionCheck(jobTypeOptions, (value, { jobType }) => value === jobType),
    apply: chooses(({ jobType }) => ({ jobType })),
  },
  'build.chooseSystem': {
    check: optionCheck(systemOptions, ({ id }, { systemId }) => id === systemId),
    apply: chooses(({ systemId }) => ({ systemId })),
  },
  'build.chooseProfile': {
    check: optionCheck(profileOptions, (row, { profile }) => row.profile === profile),
    apply: chooses(({ profile }) => ({ profile })),
  },
  'build.chooseThresholdLayout': {
    check: optionCheck(thresholdLayoutOptions, (value, { layout }) => value === layout),
    apply: chooses(({ layout }) => ({ thresholdLayout: layout })),
  },
  'build.chooseCoupling': {
    check: (item, action, context) =>
      jointsOf(item.frame).includes(action.joint)
        ? couplingIsOffered(item, action, context)
        : { code: 'build.no-joint', message: context.messages.build.noJoint(action.joint) },
    apply: ({ choices }, { joint, stock }, { catalogue }) =>
      choosing(choices, couplingChoice(choices, { joint, coupling: catalogue.sizeStock(stock) })),
  },
  'build.chooseSlab': {
    check: optionCheck(slabOptions, (value, { slab }) => value === slab),
    apply: chooses(({ slab }) => ({ slab })),
  },
  'build.chooseStock': {
    check: optionCheck(
      (item, context, { place }) => stockOptions(item, place, context),
      (value, { stock }) => (value?.code ?? null) === stock,
    ),
    apply: stockChoices,
  },
  'build.secure': {
    check: optionCheck(securityOptions, (value, { on }) => value === on),
    apply: chooses(({ on }) => ({ securedByDesign: on })),
  },
  'build.sealAgainstSmoke': {
    check: optionCheck(smokeSealOptions, (value, { on }) => value === on),
    apply: chooses(({ on }) => ({ smokeSeals: on })),
  },
  'build.laminate': {
    check: optionCheck(laminationOptions, (value, { on }) => value === on),
    apply: chooses(({ on }) => ({ laminated: on })),
  },
};
