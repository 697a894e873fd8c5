import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { refusalOfAction } from '@door/domain/door/configure/configure';
import { type Bounds, boundsAround } from '@door/domain/door/frame/overall-limits';
import type { Action } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import { minus, type Mm, plus, size } from '@door/domain/lib/mm';
import { doorPart, layoutOf, partOf } from '@door/domain/door/model/parts';
import { compositeSize } from '@door/domain/door/sizes/composite-size';
import { leafSizes } from '@door/domain/door/sizes/leaf-sizes';
import { shareBetweenSidelights } from '@door/domain/door/sizes/share-between-sidelights';
import { type SideWidths, sideWidthsOf } from '@door/domain/door/sizes/side-widths';
import { standardDimensionOptions } from '@door/domain/door/sizes/standard-dimensions';

/** The sizes that can be typed; all others are calculated from them. */
export type SizeName =
  | 'overallWidth'
  | 'overallHeight'
  | 'leftSide'
  | 'rightSide'
  | 'doorWidth'
  | 'doorHeight'
  | 'fanlightHeight'
  | 'transomDrop'
  | 'masterWidth'
  | 'slaveWidth';

export interface EditableSize {
  readonly name: SizeName;
  readonly value: Mm;
  readonly actionFor: (value: Mm) => Action;
}

/** The sizes of this set that can be typed, in the order of measuring. */
export const editableSizes = (item: Item, catalogue: Catalogue): readonly EditableSize[] => [
  ...overallSizes(item),
  ...sideSizes(item, catalogue),
  ...heightSizes(item, catalogue),
  ...leafWidths(item, catalogue),
];

function overallSizes({ frame: { overall } }: Item): readonly EditableSize[] {
  const change = (width: Mm, height: Mm): Action => ({ type: 'size.changeOverall', overall: size(width, height) });
  return [
    { name: 'overallWidth', value: overall.width, actionFor: (width) => change(width, overall.height) },
    { name: 'overallHeight', value: overall.height, actionFor: (height) => change(overall.width, height) },
  ];
}

/** Widths inside the set: a typed sidelight leaves the rest to the door, a typed door leaves it to both sidelights. */
function sideSizes({ frame }: Item, catalogue: Catalogue): readonly EditableSize[] {
  const { parts } = frame;
  const { sides } = layoutOf(parts);
  if (sides === 'none') return [];
  const { left, right } = sideWidthsOf(parts);
  const change = (widths: SideWidths): Action => ({ type: 'size.changeSides', ...widths });
  const { width } = compositeSize(frame, catalogue);
  return [
    ...(left > 0
      ? [{ name: 'leftSide', value: left, actionFor: (value: Mm) => change({ left: value, right }) } as const]
      : []),
    {
      name: 'doorWidth',
      value: doorPart(parts).size.width,
      actionFor: (value) => change(shareBetweenSidelights(minus(width, value), sides)),
    },
    ...(right > 0
      ? [{ name: 'rightSide', value: right, actionFor: (value: Mm) => change({ left, right: value }) } as const]
      : []),
  ];
}

/** Heights inside the set. In a one-piece frame surveyors measure the transom drop, from the top to the transom's centre line. */
function heightSizes({ frame }: Item, catalogue: Catalogue): readonly EditableSize[] {
  const fanlight = partOf(frame.parts, 'fanlight');
  if (!fanlight) return [];
  const { height } = compositeSize(frame, catalogue);
  const change = (doorHeight: Mm): Action => ({ type: 'size.changeDoorHeight', doorHeight });
  return [
    { name: 'doorHeight', value: doorPart(frame.parts).size.height, actionFor: change },
    {
      name: frame.construction === 'one-piece' ? 'transomDrop' : 'fanlightHeight',
      value: fanlight.size.height,
      actionFor: (value) => change(minus(height, value)),
    },
  ];
}

function leafWidths(item: Item, catalogue: Catalogue): readonly EditableSize[] {
  const leaves = leafSizes(item, catalogue);
  if (leaves.kind === 'single') return [];
  const both = plus(leaves.master.width, leaves.slave.width);
  const change = (masterWidth: Mm): Action => ({ type: 'size.changeMasterWidth', masterWidth });
  return [
    { name: 'masterWidth', value: leaves.master.width, actionFor: change },
    { name: 'slaveWidth', value: leaves.slave.width, actionFor: (value) => change(minus(both, value)) },
  ];
}

/** The least and the greatest possible value while the other typed sizes stay, mm. */
export const limitsOf = ({ value, actionFor }: EditableSize, item: Item, context: RuleContext): Bounds =>
  boundsAround(value, (other) => refusalOfAction(item, actionFor(other), context) === null);

/** The standard widths or heights of a door alone that are possible now, mm; [] for any other size. */
export function standardSizes(editable: EditableSize, item: Item, context: RuleContext): readonly Mm[] {
  const { catalogue } = context;
  const { sides, fanlight } = layoutOf(item.frame.parts);
  const hasStandards = {
    width: editable.name === 'overallWidth' && sides === 'none',
    height: editable.name === 'overallHeight' && !fanlight,
  };
  const dimension = (['width', 'height'] as const).find((each) => hasStandards[each]);
  if (!dimension) return [];
  return standardDimensionOptions(
    { systemId: item.systemId, dimension, doors: item.leaves.kind, current: editable.value },
    catalogue,
  )
    .map((row) => row.value)
    .filter((value) => refusalOfAction(item, editable.actionFor(value), context) === null);
}
