import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ActionOf } from '../model/action.ts';
import { type BuildPlace, trimPlaces, type ThresholdLayout, type TrimPlace } from '../model/build-choices.ts';
import type { Build, Item } from '../model/item.ts';
import { type Offer, notOffered, refusalOf } from '../choice/offer.ts';
import { type Check, withoutEffects, type Rule } from '../choice/rule.ts';
import { build as words } from '../words/english/build.ts';
import {
  offeredJobTypes,
  offeredLamination,
  offeredOpenings,
  offeredProfiles,
  offeredSecurity,
  offeredSlabs,
  offeredSmokeSeals,
  offeredThresholdLayouts,
} from './offer-build.ts';
import { offeredStock } from './offer-stock.ts';
import { offeredSystems } from './offer-systems.ts';
import { inSystem } from './settle-system.ts';
import type { TradeAction } from './trade-rules.ts';

type BuildAction = Extract<TradeAction, `build.${string}`>;

const withBuild = (item: Item, changed: Partial<Build>): Item => ({ ...item, build: { ...item.build, ...changed } });

/** A rule that only stores the choice; `settle` applies what follows from it. */
const storing =
  <T extends BuildAction>(changed: (action: ActionOf<T>) => Partial<Build>): Rule<T> =>
  (item, action) =>
    withoutEffects(withBuild(item, changed(action)));

const chooseStock: Rule<'build.chooseStock'> = (item, { place, stock }) => {
  const trim = trimPlaces.find((each) => each === place);
  if (trim) return withoutEffects(withBuild(item, { trims: withTrim(item.build.trims, trim, stock) }));
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

/** A trim that is taken off leaves no entry, so that equal doors are equal data. */
function withTrim(trims: Build['trims'], place: TrimPlace, stock: Build['lock']): Build['trims'] {
  const others = Object.entries(trims).filter(([at]) => at !== place);
  return Object.fromEntries(stock === null ? others : [...others, [place, stock]]);
}

export const buildRules: { readonly [T in BuildAction]: Rule<T> } = {
  'build.nameJob': (item, { numerals }) => withoutEffects({ ...item, houseNumber: numerals }),
  'build.chooseJobType': storing(({ jobType }) => ({ jobType })),
  'build.chooseSystem': (item, { systemId }, catalogue) => withoutEffects(inSystem({ ...item, systemId }, catalogue)),
  'build.chooseProfile': (item, { profile }) => withoutEffects({ ...item, frame: { ...item.frame, profile } }),
  // The opening direction may need another threshold; `inSystem` chooses it.
  'build.chooseOpening': (item, { opens }, catalogue) => withoutEffects(inSystem({ ...item, opens }, catalogue)),
  'build.chooseThresholdLayout': (item, { layout }) => withoutEffects(withLayout(item, layout)),
  'build.chooseSlab': storing(({ slab }) => ({ slab })),
  'build.chooseStock': chooseStock,
  'build.secure': storing(({ on }) => ({ securedByDesign: on })),
  'build.sealAgainstSmoke': storing(({ on }) => ({ smokeSeals: on })),
  'build.laminate': storing(({ on }) => ({ laminated: on })),
};

const unknown = notOffered('build', words.notMadeSo);

/** A check against the offers that the page shows. */
const offeredCheck =
  <T extends BuildAction, Value>(
    offered: (item: Item, catalogue: Catalogue, action: ActionOf<T>) => readonly Offer<Value>[],
    isWished: (value: Value, action: ActionOf<T>) => boolean,
  ): Check<T> =>
  (item, action, catalogue) =>
    refusalOf(offered(item, catalogue, action), (value) => isWished(value, action), unknown);

export const buildChecks: { readonly [T in BuildAction]: Check<T> } = {
  'build.nameJob': () => null,
  'build.chooseJobType': offeredCheck(offeredJobTypes, (value, { jobType }) => value === jobType),
  'build.chooseSystem': offeredCheck(offeredSystems, ({ id }, { systemId }) => id === systemId),
  'build.chooseProfile': offeredCheck(offeredProfiles, (row, { profile }) => row.profile === profile),
  'build.chooseOpening': offeredCheck(offeredOpenings, (value, { opens }) => value === opens),
  'build.chooseThresholdLayout': offeredCheck(offeredThresholdLayouts, (value, { layout }) => value === layout),
  'build.chooseSlab': offeredCheck(offeredSlabs, (value, { slab }) => value === slab),
  'build.chooseStock': offeredCheck(
    (item, catalogue, { place }) => offeredStock(item, place, catalogue),
    (value, { stock }) => (value?.code ?? null) === stock,
  ),
  'build.secure': offeredCheck(offeredSecurity, (value, { on }) => value === on),
  'build.sealAgainstSmoke': offeredCheck(offeredSmokeSeals, (value, { on }) => value === on),
  'build.laminate': offeredCheck(offeredLamination, (value, { on }) => value === on),
};
