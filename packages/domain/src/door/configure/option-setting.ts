import { stockAt } from '../build/stock-at.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Action } from '../model/action.ts';
import { buildPlaces, jobTypes, slabThicknesses, thresholdLayouts } from '../model/build-choices.ts';
import { extraKinds } from '../model/extra-kinds.ts';
import { type StockCode, systemId } from '../model/ids.ts';
import { closerPositions, heightModes } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import type { OptionName } from '../model/option-choices.ts';
import { recordOf } from '../../lib/records.ts';
import { hasSmokeSeals, isSecured } from '../system/item-system.ts';

interface OptionSetting {
  /** The value of a door as a key. */
  readonly read: (item: Item, catalogue: Catalogue) => string;
  /** The action that sets it; null: nothing of that key is sold any more. */
  readonly actionFor: (key: string, item: Item, catalogue: Catalogue) => Action | null;
}

type Plain = string | number;

function oneOf<Value extends Plain>(
  read: (item: Item) => Value,
  valuesOf: (catalogue: Catalogue) => readonly Value[],
  actionFor: (value: Value) => Action,
): OptionSetting {
  return {
    read: (item) => String(read(item)),
    actionFor: (key, _item, catalogue) => {
      const value = valuesOf(catalogue).find((each) => String(each) === key);
      return value === undefined ? null : actionFor(value);
    },
  };
}

const yesOrNo = (
  read: (item: Item, catalogue: Catalogue) => boolean,
  actionFor: (on: boolean) => Action,
): OptionSetting => ({
  read: (item, catalogue) => (read(item, catalogue) ? 'yes' : ''),
  actionFor: (key) => actionFor(key === 'yes'),
});

/** A product, by its master's code: the variant in the door's finish is what is fitted. */
const product = (
  read: (item: Item) => StockCode | null,
  actionFor: (stock: StockCode | null) => Action,
): OptionSetting => ({
  read: (item, catalogue) => {
    const code = read(item);
    return code === null ? '' : catalogue.master(catalogue.stock(code).masterId).code;
  },
  actionFor: (key, { hardware }, { rows }) => {
    if (key === '') return actionFor(null);
    const master = rows.masters.find(({ code }) => code === key);
    const variants = rows.stock.filter(({ masterId }) => masterId === master?.id);
    const inFinish = variants.find(({ suite }) => suite === null || suite === hardware.suite) ?? variants[0];
    return inFinish ? actionFor(inFinish.code) : null;
  },
});

/** How each option is read from a door and set on another. */
export const optionSettings: Readonly<Record<OptionName, OptionSetting>> = {
  ...recordOf(buildPlaces, (place) =>
    product(
      (item) => stockAt(item, place),
      (stock) => ({ type: 'build.chooseStock', place, stock }),
    ),
  ),
  ...recordOf(extraKinds, (kind) =>
    product(
      ({ extras }) => extras.chosen[kind],
      (stock) => ({ type: 'extra.choose', kind, stock }),
    ),
  ),
  system: oneOf(
    (item) => item.systemId,
    ({ rows }) => rows.systems.map(({ id }) => id),
    (id) => ({ type: 'build.chooseSystem', systemId: systemId(id) }),
  ),
  profile: oneOf(
    ({ frame }) => frame.profile,
    ({ rows }) => rows.profiles.map(({ profile }) => profile),
    (profile) => ({ type: 'build.chooseProfile', profile }),
  ),
  opens: oneOf(
    ({ opens }) => opens,
    () => ['In', 'Out'],
    (opens) => ({ type: 'frame.chooseOpening', opens }),
  ),
  threshold: oneOf(
    ({ frame }) => frame.threshold,
    ({ rows }) => rows.thresholds.map(({ code }) => code),
    (stock) => ({ type: 'size.chooseThreshold', stock }),
  ),
  thresholdLayout: oneOf(
    ({ frame }) => frame.thresholdLayout,
    () => thresholdLayouts,
    (layout) => ({ type: 'build.chooseThresholdLayout', layout }),
  ),
  sill: {
    read: ({ frame }) => frame.sill ?? '',
    actionFor: (key, _item, { rows }) => {
      if (key === '') return { type: 'size.chooseSill', stock: null };
      const sill = rows.sizeStock.find(({ code }) => code === key);
      return sill ? { type: 'size.chooseSill', stock: sill.code } : null;
    },
  },
  heightMode: oneOf(
    ({ frame }) => frame.heightMode,
    () => heightModes,
    (mode) => ({ type: 'size.changeHeightMode', mode }),
  ),
  slab: oneOf(
    ({ build }) => build.slab,
    () => slabThicknesses,
    (slab) => ({ type: 'build.chooseSlab', slab }),
  ),
  jobType: oneOf(
    ({ build }) => build.jobType,
    () => jobTypes,
    (jobType) => ({ type: 'build.chooseJobType', jobType }),
  ),
  sbd: yesOrNo(isSecured, (on) => ({ type: 'build.secure', on })),
  laminated: yesOrNo(
    ({ build }) => build.laminated,
    (on) => ({ type: 'build.laminate', on }),
  ),
  smokeControl: yesOrNo(hasSmokeSeals, (on) => ({ type: 'build.sealAgainstSmoke', on })),
  closerPosition: oneOf(
    ({ extras }) => extras.closerPosition,
    () => closerPositions,
    (position) => ({ type: 'extra.placeCloser', position }),
  ),
};
