import type { Part } from '../item/parts.ts';
import type { SizedCell } from '../sizes/size-sheet.ts';
import { barsBetweenCells, barsInside, connectors } from './frame-bars.ts';
import { frameLines } from './frame-members.ts';
import type { Job } from './job.ts';
import { missing } from './line.ts';
import { framePlaceOf } from './part-names.ts';
import { footOf, footOfCell, onePieceRectangle, outerMembers } from './outer-frame.ts';
import type { WorkedLine } from './worked-line.ts';

/** A frame that stands on an aluminium bar has no bottom member under the door, and jambs cut square onto the bar. */
export function doorFrame(job: Job): readonly WorkedLine[] {
  const { frameGroup: group, door } = job;
  if (job.item.frame.construction === 'one-piece') return onePieceFrame(job);
  return [
    ...colourFinding(job),
    ...frameLines(
      {
        group,
        partId: door.partId,
        name: 'door',
        part: 'frame:members',
        members: outerMembers({ size: door.size, foot: footOf(job), place: 'frame' }, job),
      },
      job,
    ),
  ];
}

/** The frame of a sidelight or fanlight of its own, divided by its own bars if it has any. */
export function fixedFrame(cell: SizedCell, job: Job): readonly WorkedLine[] {
  const { partId, kind, size } = cell;
  const place = framePlaceOf(kind);
  const bars = barsInside(cell, job);
  const members = [...outerMembers({ size, foot: footOfCell(kind, job), place }, job), ...bars];
  return [
    ...frameLines({ group: kind, partId, name: kind, part: `${place}:members`, members }, job),
    ...connectors(bars, { group: kind, partId, part: `${place}:bars` }, job),
  ];
}

/** One welded rectangle round all cells; its bars stand between the cells, joined with connectors. */
function onePieceFrame(job: Job): readonly WorkedLine[] {
  const frame = job.item.frame.parts.find(holdsBars);
  const partId = frame?.id ?? job.door.partId;
  const group = job.frameGroup;
  const bars = [...barsBetweenCells(frame, job), ...job.sheet.cells.flatMap((cell) => barsInside(cell, job))];
  const members = [...onePieceRectangle(job), ...bars];
  return [
    ...colourFinding(job),
    ...frameLines({ group, partId, name: 'frame', part: 'frame:members', members }, job),
    ...connectors(bars, { group, partId, part: '*:bars' }, job),
  ];
}

const holdsBars = (part: Part): boolean => part.kind === 'frame' || part.kind === 'door-with-transom';

/** Hardwood is painted in any pair of colours. */
function colourFinding({ colours, frameGroup, item, catalogue, profile }: Job): readonly WorkedLine[] {
  if (colours !== null || profile.steelCode === null) return [];
  const { frameExternal, frameInternal } = item.colours;
  const name = (finish: typeof frameExternal) =>
    finish.kind === 'door-colour' ? "the door's colour" : catalogue.colour(finish.colourId).name;
  const reason = `No frame is made with ${name(frameExternal)} outside and ${name(frameInternal)} inside.`;
  return [missing(frameGroup, 'colour-pair', reason)];
}
