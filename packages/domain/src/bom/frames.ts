import type { Part } from '../model/parts.ts';
import type { SizedCell } from '../sizes/size-sheet.ts';
import { barsBetweenCells, barsInside, connectors } from './frame-bars.ts';
import { frameLines } from './frame-members.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { missing } from './line.ts';
import { framePlaceOf } from './part-names.ts';
import { footOf, footOfCell, onePieceRectangle, outerMembers } from './outer-frame.ts';
import type { CalculatedLine } from './work-instruction.ts';

/** A frame that stands on an aluminium bar has no bottom member under the door, and jambs cut square onto the bar. */
export function doorFrame(resolved: ResolvedItem): readonly CalculatedLine[] {
  const { frameGroup: group, door } = resolved;
  if (resolved.item.frame.construction === 'one-piece') return onePieceFrame(resolved);
  return [
    ...colourFinding(resolved),
    ...frameLines(
      {
        group,
        partId: door.partId,
        name: 'door',
        part: 'frame:members',
        members: outerMembers({ size: door.size, foot: footOf(resolved), place: 'frame' }, resolved),
      },
      resolved,
    ),
  ];
}

/** The frame of a sidelight or fanlight of its own, divided by its own bars if it has any. */
export function fixedFrame(cell: SizedCell, resolved: ResolvedItem): readonly CalculatedLine[] {
  const { partId, kind, size } = cell;
  const place = framePlaceOf(kind);
  const bars = barsInside(cell, resolved);
  const members = [...outerMembers({ size, foot: footOfCell(kind, resolved), place }, resolved), ...bars];
  return [
    ...frameLines({ group: kind, partId, name: kind, part: `${place}:members`, members }, resolved),
    ...connectors(bars, { group: kind, partId, part: `${place}:bars` }, resolved),
  ];
}

/** One welded rectangle round all cells; its bars stand between the cells, joined with connectors. */
function onePieceFrame(resolved: ResolvedItem): readonly CalculatedLine[] {
  const frame = resolved.item.frame.parts.find(holdsBars);
  const partId = frame?.id ?? resolved.door.partId;
  const group = resolved.frameGroup;
  const bars = [
    ...barsBetweenCells(frame, resolved),
    ...resolved.sheet.cells.flatMap((cell) => barsInside(cell, resolved)),
  ];
  const members = [...onePieceRectangle(resolved), ...bars];
  return [
    ...colourFinding(resolved),
    ...frameLines({ group, partId, name: 'frame', part: 'frame:members', members }, resolved),
    ...connectors(bars, { group, partId, part: '*:bars' }, resolved),
  ];
}

const holdsBars = (part: Part): boolean => part.kind === 'frame' || part.kind === 'door-with-transom';

/** Hardwood is painted in any pair of colours. */
function colourFinding({ colours, frameGroup, item, catalogue, profile }: ResolvedItem): readonly CalculatedLine[] {
  if (colours !== null || profile.steelCode === null) return [];
  const { frameExternal, frameInternal } = item.colours;
  const name = (finish: typeof frameExternal) =>
    finish.kind === 'door-colour' ? "the door's colour" : catalogue.colour(finish.colourId).name;
  const reason = `No frame is made with ${name(frameExternal)} outside and ${name(frameInternal)} inside.`;
  return [missing(frameGroup, 'colour-pair', reason)];
}
