import type { FixedLight } from '../sizes/fixed-glass.ts';
import type { SizedCell } from '../sizes/size-sheet.ts';
import { drainageCaps, wideFrom } from './drainage.ts';
import { fixedFrame } from './frames.ts';
import { glazedPart } from './glass-make-up.ts';
import { unitLine } from './glass-unit.ts';
import type { Job } from './job.ts';
import { line } from './line.ts';
import type { WorkInstruction } from './work-instruction.ts';

/** Every sidelight, then the fanlight: its frame (in a one-piece set the door's frame holds it), glass and beads. */
export const fixedPartLines = (job: Job): readonly WorkInstruction[] =>
  glazedCells(job).flatMap(({ cell, lights }) => [
    ...(job.item.frame.construction === 'coupled' ? fixedFrame(cell, job) : []),
    ...lights.flatMap((light) => lightLines(light, lights.length, job)),
    drainageCaps({ group: cell.kind, partId: cell.partId, width: cell.size.width }, job),
  ]);

interface GlazedCell {
  readonly cell: SizedCell;
  readonly lights: readonly FixedLight[];
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
function lightLines(light: FixedLight, lightsInPart: number, job: Job): readonly WorkInstruction[] {
  const { partKind, partId, size, rebate } = light;
  const at = { group: partKind, partId };
  const what = lightsInPart > 1 ? `one of ${String(lightsInPart)} lights` : '';
  const glazed = glazedPart(job.item, partKind, job.catalogue);
  const [length, width] = longerFirst(size);
  const beadLengths = longerFirst(rebate);
  return [
    ...unitLine({ ...at, what, glazed, length, width, rule: 'rebate - 10 each way' }, job),
    ...beadLengths.map((bead) =>
      line(
        {
          ...at,
          code: beadCode(glazed.makeUp, job),
          what,
          quantity: 2,
          length: bead,
          rule: 'floor to floor, 45/45',
        },
        job,
      ),
    ),
    line({ ...at, code: 'PK-GL', what, quantity: size.width > wideFrom ? 8 : 6, rule: blockRule }, job),
  ];
}

const blockRule = `2 setting + 4 location; an extra pair over ${String(wideFrom)} wide`;

const longerFirst = ({ width, height }: FixedLight['size']): readonly [number, number] =>
  width > height ? [width, height] : [height, width];

/** Beads are named after the unit that they hold. */
function beadCode(makeUp: string, { works }: Job): string {
  const thickness = works.glassUnits.find((unit) => unit.code === makeUp)?.thickness;
  return thickness === undefined ? `BD for ${makeUp}` : `BD${String(thickness)}`;
}
