import type { Limits } from '../catalogue/limit-rows.ts';
import { doorPart, partOf } from '../item/parts.ts';
import { type Mm, minus, type Size } from '../measure/mm.ts';
import type { Refusal } from '../shared/outcome.ts';
import { masterOf } from './leaf.ts';
import { type Change, makeIt, makeItOpposite, outOfSpan, type Span } from './size-span.ts';
import type { SizedSet } from './sized-set.ts';

/**
 * Width and height of leaf and door frame. Where both are out of bounds the leaf is the reason, so it speaks alone:
 * two sentences about one millimetre would send a person looking for a second fault.
 */
export function doorFindings(set: SizedSet): readonly Refusal[] {
  const checks = [
    [...leafWidthSpans(set), frameWidthSpan(set)],
    [leafHeightSpan(set), frameHeightSpan(set)],
  ];
  return checks.flatMap((spans) =>
    spans
      .map((span) => outOfSpan(span, set.catalogue))
      .filter((finding) => finding !== null)
      .slice(0, 1),
  );
}

function leafWidthSpans(set: SizedSet): readonly Span[] {
  const { leaves } = set.sheet;
  const { leaf, slaveMinWidth } = set.catalogue.rows.limits;
  const widths = { side: 'width', min: leaf.min.width, max: leaf.max.width } as const;
  if (leaves.kind === 'single') {
    return [
      { ...widths, code: 'size.leaf-width', what: 'leaf', value: leaves.leaf.width, cures: [changeDoorWidth(set)] },
    ];
  }
  const master = leaves.master.width;
  return [
    {
      ...widths,
      code: 'size.master-width',
      what: 'master-leaf',
      value: master,
      cures: [makeIt('master-width', master)],
    },
    {
      ...widths,
      min: slaveMinWidth,
      code: 'size.slave-width',
      what: 'slave-leaf',
      value: leaves.slave.width,
      cures: [makeItOpposite('master-width', master)],
    },
  ];
}

const leafHeightSpan = (set: SizedSet): Span => ({
  code: 'size.leaf-height',
  what: 'leaf',
  side: 'height',
  value: masterOf(set.sheet.leaves).height,
  min: set.catalogue.rows.limits.leaf.min.height,
  max: set.catalogue.rows.limits.leaf.max.height,
  cures: [changeDoorHeight(set)],
});

const frameWidthSpan = (set: SizedSet): Span => ({
  code: 'size.door-width',
  what: 'door-frame',
  side: 'width',
  value: doorCell(set).width,
  min: frameLimits(set).min.width,
  max: frameLimits(set).max.width,
  cures: [changeDoorWidth(set)],
});

const frameHeightSpan = (set: SizedSet): Span => ({
  code: 'size.door-height',
  what: 'door-frame',
  side: 'height',
  value: doorCell(set).height,
  min: frameLimits(set).min.height,
  max: frameLimits(set).max.height,
  cures: [changeDoorHeight(set)],
});

const doorCell = ({ item }: SizedSet): Size => doorPart(item.frame.parts).size;

const frameLimits = ({ item, catalogue }: SizedSet): Limits => catalogue.rows.limits[item.leaves.kind];

/** Beside sidelights the door keeps its width when the overall width changes, so the sidelights are what to change. */
function changeDoorWidth({ item, sheet }: SizedSet): (change: number) => Change {
  const { left, right } = sidelights(item.frame.parts);
  if (left === null && right === null) return makeIt('overall-width', sheet.overall.width);
  return makeItOpposite('sidelights-together', minus(sheet.composite.width, doorPart(item.frame.parts).size.width));
}

const sidelights = (
  parts: SizedSet['item']['frame']['parts'],
): { readonly left: Mm | null; readonly right: Mm | null } => ({
  left: partOf(parts, 'left-sidelight')?.size.width ?? null,
  right: partOf(parts, 'right-sidelight')?.size.width ?? null,
});

/** Under a fanlight the door has a height of its own. */
const changeDoorHeight = (set: SizedSet): ((change: number) => Change) =>
  partOf(set.item.frame.parts, 'fanlight')
    ? makeIt('door-height', doorCell(set).height)
    : makeIt('overall-height', set.sheet.overall.height);
