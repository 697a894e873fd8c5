import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ActionOf, ActionType } from '../item/action.ts';
import type { StockCode } from '../item/ids.ts';
import type { Frame, Item } from '../item/item.ts';
import { notOffered } from '../item/offering.ts';
import { layoutOf } from '../item/parts.ts';
import { type Check, quietly, type Rule } from '../item/rule.ts';
import { mm } from '../measure/mm.ts';
import type { Refusal } from '../shared/outcome.ts';
import { compositeSize, overallFromComposite } from '../sizes/composite.ts';
import { sizeFindings } from '../sizes/limits.ts';
import { designFinding } from './design-finding.ts';
import { refilled, resized } from './resize.ts';
import { packersAt, sillsOf, thresholdsFor } from './size-stock.ts';

type SizeAction = Extract<ActionType, `size.${string}`>;
type Resize<T extends SizeAction> = (item: Item, action: ActionOf<T>, catalogue: Catalogue) => Item;

const withFrame = (item: Item, frame: Partial<Frame>, catalogue: Catalogue): Item =>
  refilled(item, { ...item.frame, ...frame }, catalogue);

const changeOverall: Resize<'size.changeOverall'> = (item, { overall }, catalogue) =>
  withFrame(item, { overall }, catalogue);

/** The other way about: here the door takes what the sidelights leave. */
const changeSides: Resize<'size.changeSides'> = (item, { left, right }, catalogue) => {
  const { sides } = layoutOf(item.frame.parts);
  const sideWidths = {
    left: sides === 'left' || sides === 'both' ? left : mm(0),
    right: sides === 'right' || sides === 'both' ? right : mm(0),
  };
  return resized(item, { frame: item.frame, sideWidths, doorHeight: null }, catalogue);
};

const changeDoorHeight: Resize<'size.changeDoorHeight'> = (item, { doorHeight }, catalogue) =>
  resized(item, { frame: item.frame, sideWidths: null, doorHeight }, catalogue);

const changeMasterWidth: Resize<'size.changeMasterWidth'> = (item, { masterWidth }) =>
  item.leaves.kind === 'double' ? { ...item, leaves: { ...item.leaves, masterWidth } } : item;

/** The set itself stays as it is; only the height that is written down counts the sill in another way. */
const changeHeightMode: Resize<'size.changeHeightMode'> = (item, { mode }, catalogue) => {
  const frame = { ...item.frame, heightMode: mode };
  const overall = overallFromComposite(compositeSize(item.frame, catalogue), frame, catalogue);
  return withFrame(item, { heightMode: mode, overall }, catalogue);
};

const choosePacker: Resize<'size.choosePacker'> = (item, { position, stock }, catalogue) =>
  withFrame(item, { packers: { ...item.frame.packers, [position]: stock } }, catalogue);

const chooseSill: Resize<'size.chooseSill'> = (item, { stock }, catalogue) =>
  withFrame(item, { sill: stock }, catalogue);

const chooseThreshold: Resize<'size.chooseThreshold'> = (item, { stock }, catalogue) =>
  withFrame(item, { threshold: stock }, catalogue);

/** A size that cannot be made is refused with the size that can. */
const check =
  <T extends SizeAction>(resize: Resize<T>, offered: Check<T>): Check<T> =>
  (item, action, catalogue) =>
    offered(item, action, catalogue) ?? sizeRefusal(resize(item, action, catalogue), catalogue);

export const sizeRefusal = (item: Item, catalogue: Catalogue): Refusal | null =>
  sizeFindings(item, catalogue)[0] ?? designFinding(item, catalogue);

const rule =
  <T extends SizeAction>(resize: Resize<T>): Rule<T> =>
  (item, action, catalogue) =>
    quietly(resize(item, action, catalogue));

const always = () => null;

const needsSidelights: Check<'size.changeSides'> = ({ frame }, _action, { words }) =>
  layoutOf(frame.parts).sides === 'none' ? { code: 'size.no-sidelights', message: words.sizes.noSidelights } : null;

const needsFanlight: Check<'size.changeDoorHeight'> = ({ frame }, _action, { words }) =>
  layoutOf(frame.parts).fanlight ? null : { code: 'size.no-fanlight', message: words.sizes.noFanlight };

const needsTwoLeaves: Check<'size.changeMasterWidth'> = ({ leaves }, _action, { words }) =>
  leaves.kind === 'double' ? null : { code: 'size.no-slave', message: words.sizes.noSlaveLeaf };

const packerIsOffered: Check<'size.choosePacker'> = (_item, { position, stock }, catalogue) =>
  isAmong(packersAt(position, catalogue), stock) ? null : notOffered('size', catalogue.words.notOffered.packer);

const sillIsOffered: Check<'size.chooseSill'> = (_item, { stock }, catalogue) =>
  isAmong(sillsOf(catalogue), stock) ? null : notOffered('size', catalogue.words.notOffered.sill);

const thresholdIsOffered: Check<'size.chooseThreshold'> = (item, { stock }, catalogue) =>
  isAmong(thresholdsFor(item, catalogue), stock) ? null : notOffered('size', catalogue.words.notOffered.threshold);

/** Nothing may always stand where something may. */
export const isAmong = (rows: readonly { readonly code: StockCode }[], stock: StockCode | null): boolean =>
  stock === null || rows.some(({ code }) => code === stock);

export const sizeRules = {
  'size.changeOverall': rule(changeOverall),
  'size.changeSides': rule(changeSides),
  'size.changeDoorHeight': rule(changeDoorHeight),
  'size.changeMasterWidth': rule(changeMasterWidth),
  'size.changeHeightMode': rule(changeHeightMode),
  'size.choosePacker': rule(choosePacker),
  'size.chooseSill': rule(chooseSill),
  'size.chooseThreshold': rule(chooseThreshold),
} satisfies { [T in SizeAction]: Rule<T> };

export const sizeChecks = {
  'size.changeOverall': check(changeOverall, always),
  'size.changeSides': check(changeSides, needsSidelights),
  'size.changeDoorHeight': check(changeDoorHeight, needsFanlight),
  'size.changeMasterWidth': check(changeMasterWidth, needsTwoLeaves),
  'size.changeHeightMode': check(changeHeightMode, always),
  'size.choosePacker': check(choosePacker, packerIsOffered),
  'size.chooseSill': check(chooseSill, sillIsOffered),
  'size.chooseThreshold': check(chooseThreshold, thresholdIsOffered),
} satisfies { [T in SizeAction]: Check<T> };
