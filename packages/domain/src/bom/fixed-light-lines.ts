import type { FixedLight } from '../sizes/fixed-glass.ts';
import type { SizedCell } from '../sizes/size-sheet.ts';
import { type DrainedFrame, drainageCaps, wideFrom } from './drainage.ts';
import { fixedFrame } from './frames.ts';
import { glazedPart } from './glass-make-up.ts';
import { unitLine } from './glass-unit.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { line } from './line.ts';
import { footOfCell } from './outer-frame.ts';
import { framePlaceOf } from './part-names.ts';
import { known, minus, type CalculatedFigure } from './calculated-figure.ts';
import type { CalculatedLine } from './work-instruction.ts';

/** Every sidelight, then the fanlight: its frame (in a one-piece set the door's frame holds it), glass and beads. */
export const fixedPartLines = (resolved: ResolvedItem): readonly CalculatedLine[] =>
  glazedCells(resolved).flatMap(({ cell, lights }) => [
    ...(resolved.item.frame.construction === 'coupled' ? fixedFrame(cell, resolved) : []),
    ...lights.flatMap((light) => lightLines(light, lights.length, resolved)),
    ...(footOfCell(cell.kind, resolved) === 'pvc' ? [drainageCaps(drainedFoot(cell, resolved), resolved)] : []),
  ]);

interface GlazedCell {
  readonly cell: SizedCell;
  readonly lights: readonly FixedLight[];
}

/** In a one-piece set the frame's own bottom drains, in a coupled set the part's; a fanlight in one piece stands on a bar. */
function drainedFoot({ kind, partId, size: { width } }: SizedCell, { item }: ResolvedItem): DrainedFrame {
  const hasFrame = item.frame.construction === 'coupled';
  const inOnePiece = kind === 'fanlight' ? 'frame:transom' : 'frame:bottom';
  const part = hasFrame ? (`${framePlaceOf(kind)}:bottom` as const) : inOnePiece;
  return { group: kind, partId, width, part };
}

function glazedCells({ sheet }: ResolvedItem): readonly GlazedCell[] {
  const partIds = [...new Set(sheet.fixedGlass.map((light) => light.partId))];
  return partIds.flatMap((partId) =>
    sheet.cells
      .filter((cell) => cell.partId === partId)
      .map((cell) => ({ cell, lights: sheet.fixedGlass.filter((light) => light.partId === partId) })),
  );
}

/** Unit and beads longer side first. Beads run from rebate floor to rebate floor, mitred. */
function lightLines(light: FixedLight, lightsInPart: number, resolved: ResolvedItem): readonly CalculatedLine[] {
  const { partKind, partId, size, rebate } = light;
  const at = { group: partKind, partId, part: `${partKind}:glass` } as const;
  const what = lightsInPart > 1 ? `one of ${String(lightsInPart)} lights` : '';
  const glazed = glazedPart(resolved.item, partKind, resolved);
  const [long, short] = longerFirst(size);
  const beads = longerFirst(rebate);
  const code = beadCode(glazed.makeUp, resolved);
  return [
    ...unitLine({ ...at, what, glazed, length: clearOf(beads[0], long), width: clearOf(beads[1], short) }, resolved),
    ...beads.map((bead) =>
      line({ ...at, code, what, quantity: 2, length: known('rebate floor to floor', bead), remark: '45/45' }, resolved),
    ),
    line({ ...at, code: 'PK-GL', what, quantity: size.width > wideFrom ? 8 : 6, remark: blockRule }, resolved),
  ];
}

const clearOf = (rebate: number, unit: number): CalculatedFigure => minus(known('rebate', rebate), rebate - unit);

const blockRule = `2 setting + 4 location; an extra pair over ${String(wideFrom)} wide`;

const longerFirst = ({ width, height }: FixedLight['size']): readonly [number, number] =>
  width > height ? [width, height] : [height, width];

/** Beads are named after the unit that they hold. */
function beadCode(makeUp: string, { production }: ResolvedItem): string {
  const thickness = production.glassUnits.find((unit) => unit.code === makeUp)?.thickness;
  return thickness === undefined ? `BD for ${makeUp}` : `BD${String(thickness)}`;
}
