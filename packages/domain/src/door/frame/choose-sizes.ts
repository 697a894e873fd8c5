import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { notOffered } from '../choice/option.ts';
import {
  type Check,
  isAlwaysAllowed,
  type Rule,
  type RuleContext,
  type Rules,
  withoutEffects,
} from '../choice/rule.ts';
import { fitsLeaves, smallestLeaf } from '../design-fit/leaf-fit.ts';
import type { Action, ActionOf, ActionType } from '../model/action.ts';
import type { StockCode } from '../model/ids.ts';
import type { Frame, Item } from '../model/item.ts';
import { mm } from '../../lib/mm.ts';
import type { Refusal } from '../model/result.ts';
import { layoutOf } from '../model/parts.ts';
import { compositeSize, overallFromComposite } from '../sizes/composite-size.ts';
import { leafSizes } from '../sizes/leaf-sizes.ts';
import { sizeRefusals } from '../sizes/size-refusals.ts';
import { resize, resizeFrame } from './resize.ts';
import { packersAt, sillsOf, thresholdsFor } from './size-stock.ts';

type SizeAction = Extract<ActionType, `size.${string}`>;
type SizeChoice<T extends SizeAction> = (item: Item, action: ActionOf<T>, catalogue: Catalogue) => Item;

const withFrame = (item: Item, frame: Partial<Frame>, catalogue: Catalogue): Item =>
  resizeFrame(item, { ...item.frame, ...frame }, catalogue);

const changeOverall: SizeChoice<'size.changeOverall'> = (item, { overall }, catalogue) =>
  withFrame(item, { overall }, catalogue);

/** The door gets the width that the sidelights leave. */
const changeSides: SizeChoice<'size.changeSides'> = (item, { left, right }, catalogue) => {
  const { sides } = layoutOf(item.frame.parts);
  const sideWidths = {
    left: sides === 'left' || sides === 'both' ? left : mm(0),
    right: sides === 'right' || sides === 'both' ? right : mm(0),
  };
  return resize(item, { frame: item.frame, sideWidths, doorHeight: null }, catalogue);
};

const changeDoorHeight: SizeChoice<'size.changeDoorHeight'> = (item, { doorHeight }, catalogue) =>
  resize(item, { frame: item.frame, sideWidths: null, doorHeight }, catalogue);

const changeMasterWidth: SizeChoice<'size.changeMasterWidth'> = (item, { masterWidth }) =>
  item.leaves.kind === 'double' ? { ...item, leaves: { ...item.leaves, masterWidth } } : item;

/** The set keeps its size; only the overall height is expressed with or without the sill. */
const changeHeightMode: SizeChoice<'size.changeHeightMode'> = (item, { mode }, catalogue) => {
  const frame = { ...item.frame, heightMode: mode };
  const overall = overallFromComposite(compositeSize(item.frame, catalogue), frame, catalogue);
  return withFrame(item, { heightMode: mode, overall }, catalogue);
};

const choosePacker: SizeChoice<'size.choosePacker'> = (item, { position, stock }, catalogue) =>
  withFrame(item, { packers: { ...item.frame.packers, [position]: stock } }, catalogue);

const chooseSill: SizeChoice<'size.chooseSill'> = (item, { stock }, catalogue) =>
  withFrame(item, { sill: stock }, catalogue);

const chooseThreshold: SizeChoice<'size.chooseThreshold'> = (item, { stock }, catalogue) =>
  withFrame(item, { threshold: stock }, catalogue);

/** Refuses a size that cannot be made; the message names one that can. */
const sizeRule = <T extends SizeAction>(resize: SizeChoice<T>, offered: Check<T>): Rule<T> => ({
  check: (item, action, context) =>
    offered(item, action, context) ?? sizeRefusal(resize(item, action, context.catalogue), context),
  apply: (item, action, { catalogue }) => withoutEffects(resize(item, action, catalogue)),
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
  'size.changeDoorHeight': sizeRule(changeDoorHeight, needsFanlight),
  'size.changeMasterWidth': sizeRule(changeMasterWidth, needsTwoLeaves),
  'size.changeHeightMode': sizeRule(changeHeightMode, isAlwaysAllowed),
  'size.choosePacker': sizeRule(choosePacker, packerIsOffered),
  'size.chooseSill': sizeRule(chooseSill, sillIsOffered),
  'size.chooseThreshold': sizeRule(chooseThreshold, thresholdIsOffered),
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
