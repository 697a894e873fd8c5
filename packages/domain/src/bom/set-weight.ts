import type { Item } from '../model/item.ts';
import type { Size } from '../model/mm.ts';
import type { SizedCell } from '../sizes/size-sheet.ts';
import { barsBetweenCells, barsInside } from './frame-bars.ts';
import type { Member } from './frame-members.ts';
import { glazedPart } from './glass-make-up.ts';
import { type ResolvedItem, type ProductionCatalogue, resolveItem } from './resolved-item.ts';
import { footOf, footOfCell } from './outer-frame.ts';
import { frameKg, frameOnThresholdKg, glassKg } from './weight.ts';

/** A mullion or transom bar with its steel, kg per metre. */
const dividerKgPerMetre = 1.55 + 1.6;

export interface SetWeight {
  /** Master first. */
  readonly leavesKg: readonly number[];
  /** Each frame as it is transported: coupled frames one by one, a one-piece set as a whole. */
  readonly parts: readonly PartWeight[];
  readonly setKg: number;
}

export interface PartWeight {
  readonly partId: string;
  readonly kg: number;
}

/** Weight of a set with its glass, kg, without sill, packers and packaging. */
export function setWeight(item: Item, productionCatalogue: ProductionCatalogue): SetWeight {
  const resolved = resolveItem(item, productionCatalogue);
  const parts =
    item.frame.construction === 'coupled'
      ? resolved.sheet.cells.map((cell) => coupledPart(cell, resolved))
      : [onePiecePart(resolved)];
  return { leavesKg: resolved.leaves.map((leaf) => leaf.kg), parts, setKg: totalOf(parts.map((part) => part.kg)) };
}

const coupledPart = (cell: SizedCell, resolved: ResolvedItem): PartWeight => ({
  partId: cell.partId,
  kg:
    cell.partId === resolved.door.partId
      ? doorFrameKg(cell.size, resolved) + leavesKg(resolved)
      : (footOfCell(cell.kind, resolved) === 'pvc' ? frameKg : frameOnThresholdKg)(cell.size, resolved.profile) +
        barsKg(barsInside(cell, resolved)) +
        fixedGlassKg(cell, resolved),
});

function onePiecePart(resolved: ResolvedItem): PartWeight {
  const { cells, composite } = resolved.sheet;
  const frame = resolved.item.frame.parts.find((part) => part.kind === 'frame' || part.kind === 'door-with-transom');
  const bars = [...barsBetweenCells(frame, resolved), ...cells.flatMap((cell) => barsInside(cell, resolved))];
  const glass = totalOf(cells.map((cell) => fixedGlassKg(cell, resolved)));
  return {
    partId: frame?.id ?? resolved.door.partId,
    kg: doorFrameKg(composite, resolved) + barsKg(bars) + glass + leavesKg(resolved),
  };
}

const doorFrameKg = (size: Size, resolved: ResolvedItem): number =>
  (footOf(resolved) === 'pvc' ? frameKg : frameOnThresholdKg)(size, resolved.profile);

const leavesKg = (resolved: ResolvedItem): number => totalOf(resolved.leaves.map((leaf) => leaf.kg));

const barsKg = (bars: readonly Member[]): number =>
  (totalOf(bars.map((bar) => bar.quantity * bar.finished.value)) / 1000) * dividerKgPerMetre;

function fixedGlassKg(cell: SizedCell, { sheet, item, catalogue, production }: ResolvedItem): number {
  const lights = sheet.fixedGlass.filter((light) => light.partId === cell.partId);
  return totalOf(
    lights.map((light) => {
      const { makeUp, glass } = glazedPart(item, light.partKind, catalogue);
      const unit = glass === null ? null : (production.glassUnits.find((each) => each.code === makeUp) ?? null);
      return glassKg([light.size], unit);
    }),
  );
}

const totalOf = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);
