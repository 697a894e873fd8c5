import type { FixedLight } from '../sizes/fixed-glass.ts';
import type { SizedCell } from '../sizes/size-sheet.ts';
import { type DrainedFrame, drainageCaps, wideFrom } from './drainage.ts';
import { fixedFrame } from './frames.ts';
import { glazedPart } from './glass-make-up.ts';
import { unitLine } from './glass-unit.ts';
import type { Job } from './job.ts';
import { line } from './line.ts';
import { footOfCell } from './outer-frame.ts';
import { framePlaceOf } from './part-names.ts';
import { known, minus, type Reckoned } from './reckoned.ts';
import type { WorkedLine } from './worked-line.ts';

/** Every sidelight, then the fanlight: its frame (in a one-piece set the door's frame holds it), glass and beads. */
export const fixedPartLines = (job: Job): readonly WorkedLine[] =>
  glazedCells(job).flatMap(({ cell, lights }) => [
    ...(job.item.frame.construction === 'coupled' ? fixedFrame(cell, job) : []),
    ...lights.flatMap((light) => lightLines(light, lights.length, job)),
    ...(footOfCell(cell.kind, job) === 'pvc' ? [drainageCaps(drainedFoot(cell, job), job)] : []),
  ]);

interface GlazedCell {
  readonly cell: SizedCell;
  readonly lights: readonly FixedLight[];
}

/** In a one-piece set the frame's own bottom drains, in a coupled set the part's; a fanlight in one piece stands on a bar. */
function drainedFoot({ kind, partId, size: { width } }: SizedCell, { item }: Job): DrainedFrame {
  const hasFrame = item.frame.construction === 'coupled';
  const inOnePiece = kind === 'fanlight' ? 'frame:transom' : 'frame:bottom';
  const part = hasFrame ? (`${framePlaceOf(kind)}:bottom` as const) : inOnePiece;
  return { group: kind, partId, width, part };
}

function glazedCells({ sheet }: Job): readonly GlazedCell[] {
  const partIds = [...new Set(sheet.fixedGlass.map((light) => light.partId))];
  return partIds.flatMap((partId) =>
    sheet.cells
      .filter((cell) => cell.partId === partId)
      .map((cell) => ({ cell, lights: sheet.fixedGlass.filter((light) => light.partId === partId) })),
  );
}

/** Unit and beads longer side first. Beads run from rebate floor to rebate floor, mitred. */
function lightLines(light: FixedLight, lightsInPart: number, job: Job): readonly WorkedLine[] {
  const { partKind, partId, size, rebate } = light;
  const at = { group: partKind, partId, part: `${partKind}:glass` } as const;
  const what = lightsInPart > 1 ? `one of ${String(lightsInPart)} lights` : '';
  const glazed = glazedPart(job.item, partKind, job.catalogue);
  const [long, short] = longerFirst(size);
  const beads = longerFirst(rebate);
  const code = beadCode(glazed.makeUp, job);
  return [
    ...unitLine({ ...at, what, glazed, length: clearOf(beads[0], long), width: clearOf(beads[1], short) }, job),
    ...beads.map((bead) =>
      line({ ...at, code, what, quantity: 2, length: known('rebate floor to floor', bead), rule: '45/45' }, job),
    ),
    line({ ...at, code: 'PK-GL', what, quantity: size.width > wideFrom ? 8 : 6, rule: blockRule }, job),
  ];
}

const clearOf = (rebate: number, unit: number): Reckoned => minus(known('rebate', rebate), rebate - unit);

const blockRule = `2 setting + 4 location; an extra pair over ${String(wideFrom)} wide`;

const longerFirst = ({ width, height }: FixedLight['size']): readonly [number, number] =>
  width > height ? [width, height] : [height, width];

/** Beads are named after the unit that they hold. */
function beadCode(makeUp: string, { works }: Job): string {
  const thickness = works.glassUnits.find((unit) => unit.code === makeUp)?.thickness;
  return thickness === undefined ? `BD for ${makeUp}` : `BD${String(thickness)}`;
}
