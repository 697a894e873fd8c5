import type { RuleContext } from '../choice/rule.ts';
import type { Stock } from '../../catalogue/rows/stock-rows.ts';
import { type BuildPlace, type TrimPlace, trimPlaces } from '../model/build-choices.ts';
import { slavePlaces } from '../model/slave-pieces.ts';
import type { Item } from '../model/item.ts';
import type { Option } from '../choice/option.ts';
import type { ItemNoun } from '../../messages/messages.ts';
import { profilesOf, slabsOf } from './made-in-system.ts';
import { disabledReasonForFullThreshold } from './threshold-layout.ts';
import { glazedFramePartKinds } from '../model/parts.ts';
import { couplingOptions } from './coupling-options.ts';
import { fitsAt, stockForPlace } from './stock-options.ts';
import { stockAt } from './stock-at.ts';

type Found = readonly [what: ItemNoun, options: readonly Option<unknown>[]];

/** What the trade chose in an item, each with the options among which it must be: for `validateItem`. */
export const chosenBuildOptions = (item: Item, context: RuleContext): readonly Found[] => [
  ['slab', among(slabsOf(item, context.catalogue), item.build.slab)],
  ['profile', among(profilesOf(item, context.catalogue), item.frame.profile)],
  [
    'thresholdLayout',
    among(disabledReasonForFullThreshold(item, context) ? ['door'] : ['door', 'full'], item.frame.thresholdLayout),
  ],
  ...glazedFramePartKinds.flatMap((joint): readonly Found[] =>
    item.frame.couplings[joint] === undefined ? [] : [['coupling', couplingOptions(item, joint, context)]],
  ),
  ['cylinder', among(fittingCodes('cylinder', item, context), item.build.cylinder)],
  ['lock', among([null, ...fittingCodes('lockOptions', item, context)], item.build.lock)],
  ['escutcheon', among([null, ...fittingCodes('escutcheon', item, context)], item.build.escutcheon)],
  ...slavePlaces.map(
    (place): Found => ['slavePiece', among([null, ...fittingCodes(place, item, context)], stockAt(item, place))],
  ),
  ...trimPlaces.map((place): Found => {
    const codes = stockForPlace(item, place, context.catalogue).map(({ code }) => code);
    return ['trim', among([null, ...codes], stockAt(item, place))];
  }),
];

const fittingCodes = (
  place: Exclude<BuildPlace, 'slaveHandle' | TrimPlace>,
  item: Item,
  context: RuleContext,
): readonly Stock['code'][] =>
  stockForPlace(item, place, context.catalogue)
    .filter((stock) => fitsAt(stock, place, { item, context }))
    .map(({ code }) => code);

const among = <Value>(values: readonly Value[], present: Value): readonly Option<Value>[] =>
  values.map((value) => ({ value, chosen: value === present, disabledReason: null }));
