import { isHardwood } from '../../catalogue/rows/frame-rows.ts';
import { tradeNameOf } from '../../door/colours/colours-as-ordered.ts';
import type { GlazedFramePartKind, Part } from '../../door/model/parts.ts';
import type { SizedCell } from '../../door/sizes/size-sheet.ts';
import type { BomRecord } from './bom-record.ts';
import { allDividers, dividersAt } from './drawn-part.ts';
import { barsBetweenCells, barsInside, connectors } from './frame-dividers.ts';
import { frameRecords } from './frame-members.ts';
import { inDoorFrame, missing } from './make-record.ts';
import { footOf, footOfCell, onePieceRectangle, outerMembers } from './outer-frame.ts';
import type { ResolvedItem } from './resolved-item.ts';

/** The frame round the door, in a one-piece set round all cells. */
export const doorFrame = (resolved: ResolvedItem): readonly BomRecord[] => [
  ...missingColourPair(resolved),
  ...(resolved.item.frame.construction === 'one-piece' ? onePieceFrame(resolved) : coupledDoorFrame(resolved)),
];

function coupledDoorFrame(resolved: ResolvedItem): readonly BomRecord[] {
  const foot = footOf(resolved);
  const outer = { size: resolved.door.size, feet: { left: foot, right: foot }, frame: 'door', place: 'frame' } as const;
  const place = inDoorFrame(resolved);
  return frameRecords({ place, frame: 'door', at: 'frame', members: outerMembers(outer, resolved) }, resolved);
}

/** A sidelight or fanlight with its size. */
export type FixedCell = SizedCell & { readonly kind: GlazedFramePartKind };

/** The frame of a coupled sidelight or fanlight, with its own bars. */
export function fixedFrame(cell: FixedCell, resolved: ResolvedItem): readonly BomRecord[] {
  const { partId, kind, size } = cell;
  const foot = footOfCell(kind, resolved);
  const place = { group: kind, partId, leaf: null };
  const bars = barsInside(cell, kind, resolved);
  const outer = outerMembers({ size, feet: { left: foot, right: foot }, frame: kind, place: kind }, resolved);
  return [
    ...frameRecords({ place, frame: kind, at: kind, members: [...outer, ...bars] }, resolved),
    ...connectors(bars, { ...place, draws: dividersAt(kind) }, resolved),
  ];
}

/** One welded rectangle; its bars between and inside the cells are joined with connectors. */
function onePieceFrame(resolved: ResolvedItem): readonly BomRecord[] {
  const bars = onePieceBars(resolved);
  const partId = onePiecePart(resolved)?.id ?? resolved.door.partId;
  const place = { group: resolved.frameGroup, partId, leaf: null };
  return [
    ...frameRecords(
      { place, frame: 'frame', at: 'frame', members: [...onePieceRectangle(resolved), ...bars] },
      resolved,
    ),
    ...connectors(bars, { ...place, draws: allDividers }, resolved),
  ];
}

/** Every bar of a one-piece set. */
export const onePieceBars = (resolved: ResolvedItem) => [
  ...barsBetweenCells(onePiecePart(resolved), resolved),
  ...resolved.sheet.cells.flatMap((cell) => barsInside(cell, 'frame', resolved)),
];

/** The part that holds the bars between the cells. */
export const onePiecePart = ({ item }: ResolvedItem): Part | undefined =>
  item.frame.parts.find(({ kind }) => kind === 'frame' || kind === 'door-with-transom');

/** Hardwood frames are painted in any pair of colours. */
function missingColourPair({ colours, frameGroup, item, catalogue, profile }: ResolvedItem): readonly BomRecord[] {
  if (colours !== null || isHardwood(profile)) return [];
  const { frameExternal, frameInternal } = item.colours;
  const name = (finish: typeof frameExternal) =>
    finish.kind === 'door-colour' ? "the door's colour" : tradeNameOf(catalogue.colour(finish.colourId));
  const reason = `No frame is made with ${name(frameExternal)} outside and ${name(frameInternal)} inside.`;
  return [missing(frameGroup, 'colour-pair', reason)];
}
