import type { Limits } from '../../catalogue/rows/limit-rows.ts';
import { doorPart, partOf } from '../model/parts.ts';
import { type Mm, minus, type Size, sumOf } from '../../lib/mm.ts';
import type { Refusal } from '../model/result.ts';
import { couplingWidths } from './composite-size.ts';
import { masterOf } from './leaf-sizes.ts';
import { changeBy, changeOppositeBy, outOfSpan, type Span, type SizedSet } from './size-span.ts';
import type { SizeChange } from '../model/out-of-limits.ts';

/** Width and height of leaf and door frame. When both exceed their range only the leaf is reported, so that one fault gives one sentence. */
export function doorSizeRefusals(set: SizedSet): readonly Refusal[] {
  const checks = [
    [...leafWidthSpans(set), frameWidthSpan(set)],
    [leafHeightSpan(set), frameHeightSpan(set)],
  ];
  return checks.flatMap((spans) =>
    spans
      .map((span) => outOfSpan(span, set.context))
      .filter((finding) => finding !== null)
      .slice(0, 1),
  );
}

function leafWidthSpans(set: SizedSet): readonly Span[] {
  const { leaves } = set.sheet;
  const { leaf, slaveMinWidth } = set.context.catalogue.rows.limits;
  const widths = { side: 'width', min: leaf.min.width, max: leaf.max.width } as const;
  if (leaves.kind === 'single') {
    return [
      { ...widths, code: 'size.leaf-width', what: 'leaf', value: leaves.leaf.width, fixes: [changeDoorWidth(set)] },
    ];
  }
  const master = leaves.master.width;
  return [
    {
      ...widths,
      code: 'size.master-width',
      what: 'master-leaf',
      value: master,
      fixes: [changeBy('master-width', master)],
    },
    {
      ...widths,
      min: slaveMinWidth,
      code: 'size.slave-width',
      what: 'slave-leaf',
      value: leaves.slave.width,
      fixes: [changeForSlave(set, master)],
    },
  ];
}

/** The master gives the slave room as long as it stays wide enough itself; else the door must be wider. */
const changeForSlave =
  (set: SizedSet, master: Mm) =>
  (change: number): SizeChange => {
    const narrower = changeOppositeBy('master-width', master)(change);
    return narrower.to >= set.context.catalogue.rows.limits.leaf.min.width ? narrower : changeDoorWidth(set)(change);
  };

const leafHeightSpan = (set: SizedSet): Span => ({
  code: 'size.leaf-height',
  what: 'leaf',
  side: 'height',
  value: masterOf(set.sheet.leaves).height,
  min: set.context.catalogue.rows.limits.leaf.min.height,
  max: set.context.catalogue.rows.limits.leaf.max.height,
  fixes: [changeDoorHeight(set)],
});

const frameWidthSpan = (set: SizedSet): Span => ({
  code: 'size.door-width',
  what: 'door-frame',
  side: 'width',
  value: doorCell(set).width,
  min: frameLimits(set).min.width,
  max: frameLimits(set).max.width,
  fixes: [changeDoorWidth(set)],
});

const frameHeightSpan = (set: SizedSet): Span => ({
  code: 'size.door-height',
  what: 'door-frame',
  side: 'height',
  value: doorCell(set).height,
  min: frameLimits(set).min.height,
  max: frameLimits(set).max.height,
  fixes: [changeDoorHeight(set)],
});

const doorCell = ({ item }: SizedSet): Size => doorPart(item.frame.parts).size;

const frameLimits = ({ item, context }: SizedSet): Limits => context.catalogue.rows.limits[item.leaves.kind];

/** With sidelights the door width follows from the sidelights' width, without them from the overall width. */
function changeDoorWidth({ item, sheet, context }: SizedSet): (change: number) => SizeChange {
  const { left, right } = sidelights(item.frame.parts);
  if (left === null && right === null) return changeBy('overall-width', sheet.overall.width);
  const joints = couplingWidths(item.frame, context.catalogue);
  const taken = sumOf([doorPart(item.frame.parts).size.width, joints['left-sidelight'], joints['right-sidelight']]);
  return changeOppositeBy('sidelights-together', minus(sheet.composite.width, taken));
}

const sidelights = (
  parts: SizedSet['item']['frame']['parts'],
): { readonly left: Mm | null; readonly right: Mm | null } => ({
  left: partOf(parts, 'left-sidelight')?.size.width ?? null,
  right: partOf(parts, 'right-sidelight')?.size.width ?? null,
});

/** With a fanlight the door height is an input of its own. */
const changeDoorHeight = (set: SizedSet): ((change: number) => SizeChange) =>
  partOf(set.item.frame.parts, 'fanlight')
    ? changeBy('door-height', doorCell(set).height)
    : changeBy('overall-height', set.sheet.overall.height);
