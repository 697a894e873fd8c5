import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ActionOf } from '../item/action.ts';
import { type BuildPlace, trimPlaces, type ThresholdLayout, type TrimPlace } from './choices.ts';
import type { Build, Item } from '../item/item.ts';
import type { Offer } from '../item/offer.ts';
import { notOffered, refusalOf } from '../item/offering.ts';
import { type Check, quietly, type Rule } from '../item/rule.ts';
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

/** A rule that only writes down what was chosen; what follows from it is settled afterwards. */
const writing =
  <T extends BuildAction>(changed: (action: ActionOf<T>) => Partial<Build>): Rule<T> =>
  (item, action) =>
    quietly(withBuild(item, changed(action)));

const chooseStock: Rule<'build.chooseStock'> = (item, { place, stock }) => {
  const trim = trimPlaces.find((each) => each === place);
  if (trim) return quietly(withBuild(item, { trims: withTrim(item.build.trims, trim, stock) }));
  return quietly(withBuild(item, writtenAt(place, stock)));
};

function writtenAt(place: BuildPlace, stock: Build['lock']): Partial<Build> {
  if (place === 'slaveHandle') return { bareSlave: stock === null };
  if (place === 'lockOptions') return { lock: stock };
  if (place === 'escutcheon') return { escutcheon: stock };
  return stock === null ? {} : { cylinder: stock };
}

const withLayout = (item: Item, thresholdLayout: ThresholdLayout): Item => ({
  ...item,
  frame: { ...item.frame, thresholdLayout },
});

/** What is not there has no entry, so that equal doors are equal data. */
function withTrim(trims: Build['trims'], place: TrimPlace, stock: Build['lock']): Build['trims'] {
  const others = Object.entries(trims).filter(([at]) => at !== place);
  return Object.fromEntries(stock === null ? others : [...others, [place, stock]]);
}

export const buildRules: { readonly [T in BuildAction]: Rule<T> } = {
  'build.nameJob': (item, { numerals, address }) => quietly({ ...item, numerals, address }),
  'build.chooseJobType': writing(({ jobType }) => ({ jobType })),
  'build.chooseSystem': (item, { systemId }, catalogue) => quietly(inSystem({ ...item, systemId }, catalogue)),
  'build.chooseProfile': (item, { profile }) => quietly({ ...item, frame: { ...item.frame, profile } }),
  // Another threshold may come with the way in which it opens.
  'build.chooseOpening': (item, { opens }, catalogue) => quietly(inSystem({ ...item, opens }, catalogue)),
  'build.chooseThresholdLayout': (item, { layout }) => quietly(withLayout(item, layout)),
  'build.chooseSlab': writing(({ slab }) => ({ slab })),
  'build.chooseStock': chooseStock,
  'build.secure': writing(({ on }) => ({ securedByDesign: on })),
  'build.sealAgainstSmoke': writing(({ on }) => ({ smokeSeals: on })),
  'build.laminate': writing(({ on }) => ({ laminated: on })),
};

const unknown = notOffered('build', words.notMadeSo);

/** Asks the offers that the page shows. */
const asking =
  <T extends BuildAction, Value>(
    offered: (item: Item, catalogue: Catalogue, action: ActionOf<T>) => readonly Offer<Value>[],
    isWished: (value: Value, action: ActionOf<T>) => boolean,
  ): Check<T> =>
  (item, action, catalogue) =>
    refusalOf(offered(item, catalogue, action), (value) => isWished(value, action), unknown);

export const buildChecks: { readonly [T in BuildAction]: Check<T> } = {
  'build.nameJob': () => null,
  'build.chooseJobType': asking(offeredJobTypes, (value, { jobType }) => value === jobType),
  'build.chooseSystem': asking(offeredSystems, ({ id }, { systemId }) => id === systemId),
  'build.chooseProfile': asking(offeredProfiles, (row, { profile }) => row.profile === profile),
  'build.chooseOpening': asking(offeredOpenings, (value, { opens }) => value === opens),
  'build.chooseThresholdLayout': asking(offeredThresholdLayouts, (value, { layout }) => value === layout),
  'build.chooseSlab': asking(offeredSlabs, (value, { slab }) => value === slab),
  'build.chooseStock': asking(
    (item, catalogue, { place }) => offeredStock(item, place, catalogue),
    (value, { stock }) => (value?.code ?? null) === stock,
  ),
  'build.secure': asking(offeredSecurity, (value, { on }) => value === on),
  'build.sealAgainstSmoke': asking(offeredSmokeSeals, (value, { on }) => value === on),
  'build.laminate': asking(offeredLamination, (value, { on }) => value === on),
};
