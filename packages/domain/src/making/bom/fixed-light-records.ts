import { glazedFramePartKinds } from '../../door/model/parts.ts';
import type { FixedLight } from '../../door/sizes/fixed-glass.ts';
import { articleCode } from './article-code.ts';
import type { GlassOutline, LightNumber, PiecePlace } from './bom-piece.ts';
import type { BomRecord } from './bom-record.ts';
import { known, minus } from './calculated-figure.ts';
import { countAt } from './cut-lengths.ts';
import { drainageCaps } from './drainage-records.ts';
import type { FramePlace } from './drawn-part.ts';
import { type FixedCell, fixedFrame } from './frame-records.ts';
import { glazedPart } from '../../door/glass/glass-make-up.ts';
import { unitRecord } from './glass-unit.ts';
import { barRecord, countRecord } from './make-record.ts';
import { partGlass } from './ordered-glass.ts';
import { footOfCell } from './outer-frame.ts';
import { insideOnly } from './piece-colours.ts';
import type { ResolvedItem } from './resolved-item.ts';

/** Each sidelight, then the fanlight: frame (in a one-piece set the door's frame holds it), glass, beads and blocks. */
export const fixedPartRecords = (resolved: ResolvedItem): readonly BomRecord[] =>
  glazedCells(resolved).flatMap(({ cell, lights }) => [
    ...(resolved.item.frame.construction === 'coupled' ? fixedFrame(cell, resolved) : []),
    ...lights.flatMap((light, index) =>
      lightRecords({ light, number: { number: index + 1, of: lights.length } }, cell, resolved),
    ),
    ...(footOfCell(cell.kind, resolved) === 'pvc' ? [capsUnder(cell, resolved)] : []),
  ]);

interface GlazedCell {
  readonly cell: FixedCell;
  readonly lights: readonly FixedLight[];
}

const glazedCells = ({ sheet }: ResolvedItem): readonly GlazedCell[] =>
  glazedFramePartKinds.flatMap((kind) =>
    sheet.cells
      .filter((cell) => cell.kind === kind)
      .map((cell) => ({
        cell: { ...cell, kind },
        lights: sheet.fixedGlass.filter((light) => light.partId === cell.partId),
      })),
  );

/** A coupled part drains through its own bottom; in a one-piece set a fanlight stands on the transom. */
function capsUnder({ kind, partId, size: { width } }: FixedCell, resolved: ResolvedItem): BomRecord {
  const isCoupled = resolved.item.frame.construction === 'coupled';
  const place: FramePlace = isCoupled ? kind : 'frame';
  const draws = !isCoupled && kind === 'fanlight' ? (`frame:transom` as const) : (`${place}:bottom` as const);
  return drainageCaps({ group: kind, partId, leaf: null, draws: [draws] }, width, resolved);
}

/** A whole rectangle, as all fixed lights are. */
const rectangle: GlassOutline = { shape: 10, turn: 0, head: 'square' };

interface NumberedLight {
  readonly light: FixedLight;
  readonly number: LightNumber;
}

function lightRecords(
  { light: { size, rebate }, number }: NumberedLight,
  cell: FixedCell,
  resolved: ResolvedItem,
): readonly BomRecord[] {
  const { item } = resolved;
  const { kind, partId } = cell;
  const place = { group: kind, partId, leaf: null, draws: [`${kind}:glass` as const], light: number };
  return [
    ...unitRecord(
      {
        ...place,
        glass: partGlass(item, { area: kind, index: number.number - 1 }, resolved),
        within: kind,
        outline: rectangle,
        height: minus(known('rebate', rebate.height), rebate.height - size.height),
        width: minus(known('rebate', rebate.width), rebate.width - size.width),
      },
      resolved,
    ),
    ...beads({ rebate, number }, cell, resolved),
    glazingBlocks(place, size.width, resolved),
  ];
}

function glazingBlocks(
  place: PiecePlace & { readonly light: LightNumber },
  width: number,
  resolved: ResolvedItem,
): BomRecord {
  const { partArticles, consumption } = resolved.production;
  const [usual, wide] = consumption.glazingBlocks;
  const byWidth = { usual, wide, wideFrom: consumption.wideFrom };
  const quantity = countAt(width, byWidth);
  return countRecord(
    { ...place, code: partArticles.glazingBlocks, role: 'glazing-blocks', quantity, byWidth },
    resolved,
  );
}

/** Four beads from rebate floor to rebate floor, mitred, the longer pair first. */
function beads(
  { rebate, number }: Pick<FixedLight, 'rebate'> & { readonly number: LightNumber },
  { kind, partId }: FixedCell,
  resolved: ResolvedItem,
): readonly BomRecord[] {
  const code = beadCode(glazedPart(resolved.item, kind, resolved).makeUp, resolved);
  const sides = rebate.width > rebate.height ? acrossFirst : uprightFirst;
  return sides.map((side) => {
    const length = side === 'left' || side === 'right' ? rebate.height : rebate.width;
    return barRecord(
      {
        group: kind,
        partId,
        leaf: null,
        draws: [`${kind}:glass`],
        code,
        bar: { role: 'bead', light: number, side },
        length: known('rebate floor to floor', length),
        ends: [45, 45],
        colours: insideOnly(resolved),
        pair: null,
      },
      resolved,
    );
  });
}

const uprightFirst = ['left', 'right', 'top', 'bottom'] as const;
const acrossFirst = ['top', 'bottom', 'left', 'right'] as const;

/** The code of a bead has the thickness of the unit that it holds: `BD28`. */
function beadCode(makeUp: string, { production }: ResolvedItem): string {
  const thickness = production.glassUnits.find((unit) => unit.code === makeUp)?.thickness;
  return thickness === undefined ? `BD for ${makeUp}` : articleCode(production.codePatterns.bead, { thickness });
}
