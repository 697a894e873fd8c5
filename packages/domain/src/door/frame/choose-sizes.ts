import { notOffered } from '../choice/option.ts';
import {
  type Apply,
  type Check,
  chooses,
  isAlwaysAllowed,
  type Rule,
  type RuleContext,
  type Rules,
} from '../choice/rule.ts';
import { fitsLeaves, smallestLeaf } from '../design-fit/leaf-fit.ts';
import type { Action, ActionType } from '../model/action.ts';
import { choosing, type TypedSizes, withEntry } from '../model/choices.ts';
import type { StockCode } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { mm } from '../../lib/mm.ts';
import type { Refusal } from '../model/result.ts';
import { layoutOf } from '../model/parts.ts';
import { hasLeft, hasRight } from './cells.ts';
import { compositeSize, overallFromComposite } from '../sizes/composite-size.ts';
import { leafSizes } from '../sizes/leaf-sizes.ts';
import { sizeRefusals } from '../sizes/size-refusals.ts';
import { awakeChoices, setAsChosen } from './set-of-choices.ts';
import { packersAt, sillsOf, thresholdsFor } from './size-stock.ts';

type SizeAction = Extract<ActionType, `size.${string}`>;

/** What is typed belongs to the frame style that the door has. */
const typing = ({ choices: { sizes }, templateId }: Item, typed: TypedSizes) => ({
  sizes: withEntry(sizes, templateId, { ...sizes?.[templateId], ...typed }),
});

/** null: both leaves share the width. */
const changeMasterWidth: Apply<'size.changeMasterWidth'> = (item, { masterWidth }) => {
  if (masterWidth !== null) return choosing(item.choices, typing(item, { masterWidth }));
  const { sizes } = item.choices;
  return choosing(item.choices, {
    sizes: withEntry(sizes, item.templateId, typedWithoutMaster(sizes?.[item.templateId] ?? {})),
  });
};

const typedWithoutMaster = ({ masterWidth: _typed, ...others }: TypedSizes): TypedSizes => others;

const changeOverall: Apply<'size.changeOverall'> = (item, { overall }) =>
  choosing(item.choices, typing(item, { overall: { size: overall, mode: item.frame.heightMode } }));

/** The door gets the width that the sidelights leave. */
const changeSides: Apply<'size.changeSides'> = (item, { left, right }, { catalogue }) => {
  const layout = layoutOf(item.frame.parts);
  return choosing(
    item.choices,
    typing(item, {
      sides: {
        left: hasLeft(layout) ? left : mm(0),
        right: hasRight(layout) ? right : mm(0),
        at: compositeSize(item.frame, catalogue).width,
      },
    }),
  );
};

const useUsual: Apply<'size.useUsual'> = ({ choices, templateId }) =>
  choosing(choices, { sizes: withEntry(choices.sizes, templateId, undefined) });

/** The set keeps its size; only the overall height is expressed with or without the sill, as it is typed from now on. */
const changeHeightMode: Apply<'size.changeHeightMode'> = (item, { mode }, { catalogue }) => {
  const { choices, frame, templateId } = item;
  if (!choices.sizes?.[templateId]?.overall) return choosing(choices, { heightMode: mode });
  const size = overallFromComposite(compositeSize(frame, catalogue), { ...frame, heightMode: mode }, catalogue);
  return choosing(choices, { heightMode: mode, ...typing(item, { overall: { size, mode } }) });
};

/** Refuses a size that cannot be made; the message names one that can. */
const sizeRule = <T extends SizeAction>(apply: Apply<T>, offered: Check<T>): Rule<T> => ({
  check: (item, action, context) => {
    const refusal = offered(item, action, context);
    if (refusal) return refusal;
    const choices = apply({ ...item, choices: awakeChoices(item, context) }, action, context);
    return sizeRefusal({ ...item, ...setAsChosen({ id: item.id, choices }, context.catalogue) }, context);
  },
  apply,
});

export const sizeRefusal = (item: Item, context: RuleContext): Refusal | null =>
  sizeRefusals(item, context)[0] ?? designRefusal(item, context);

const needsSidelights: Check<'size.changeSides'> = ({ frame }, _action, { messages }) =>
  layoutOf(frame.parts).sides === 'none' ? { code: 'size.no-sidelights', message: messages.sizes.noSidelights } : null;

const needsFanlight: Check<'size.changeDoorHeight'> = ({ frame }, _action, { messages }) =>
  layoutOf(frame.parts).fanlight ? null : { code: 'size.no-fanlight', message: messages.sizes.noFanlight };

const needsTwoLeaves: Check<'size.changeMasterWidth'> = ({ leaves }, _action, { messages }) =>
  leaves.kind === 'double' ? null : { code: 'size.no-slave', message: messages.sizes.noSlaveLeaf };

const packerIsOffered: Check<'size.choosePacker'> = (item, { position, stock }, { catalogue, messages }) =>
  isAmong(packersAt(position, item, catalogue), stock) ? null : notOffered('size', messages.notOffered.packer);

const sillIsOffered: Check<'size.chooseSill'> = (item, { stock }, { catalogue, messages }) =>
  isAmong(sillsOf(item, catalogue), stock) ? null : notOffered('size', messages.notOffered.sill);

const thresholdIsOffered: Check<'size.chooseThreshold'> = (item, { stock }, { catalogue, messages }) =>
  isAmong(thresholdsFor(item, catalogue), stock) ? null : notOffered('size', messages.notOffered.threshold);

/** null (nothing) is always allowed. */
export const isAmong = (rows: readonly { readonly code: StockCode }[], stock: StockCode | null): boolean =>
  stock === null || rows.some(({ code }) => code === stock);

export const sizeRules: Rules<Extract<Action, { readonly type: SizeAction }>> = {
  'size.changeOverall': sizeRule(changeOverall, isAlwaysAllowed),
  'size.changeSides': sizeRule(changeSides, needsSidelights),
  'size.changeDoorHeight': sizeRule(
    (item, { doorHeight }) => choosing(item.choices, typing(item, { doorHeight })),
    needsFanlight,
  ),
  'size.changeMasterWidth': sizeRule(changeMasterWidth, needsTwoLeaves),
  'size.changeHeightMode': sizeRule(changeHeightMode, isAlwaysAllowed),
  'size.useUsual': { check: isAlwaysAllowed, apply: useUsual },
  'size.choosePacker': sizeRule(
    chooses(({ position, stock }, { packers }) => ({ packers: withEntry(packers, position, stock ?? undefined) })),
    packerIsOffered,
  ),
  'size.chooseSill': sizeRule(
    chooses(({ stock }) => ({ sill: stock })),
    sillIsOffered,
  ),
  'size.chooseThreshold': sizeRule(
    chooses(({ stock }) => ({ threshold: stock })),
    thresholdIsOffered,
  ),
};

/** Why the present design does not allow these sizes; null when it does. */
export function designRefusal(item: Item, { catalogue, messages }: RuleContext): Refusal | null {
  const design = catalogue.design(item.designId);
  if (fitsLeaves(design, item, catalogue)) return null;
  const leaf = smallestLeaf(design, leafSizes(item, catalogue));
  return {
    code: 'design.leaf-too-small',
    message: messages.designs.leafWouldBeTooSmall({ name: design.name, needed: design.minLeaf, leaf }),
  };
}
