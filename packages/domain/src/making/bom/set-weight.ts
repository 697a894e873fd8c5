import type { ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import { glazedPart } from '../../door/glass/glass-make-up.ts';
import type { Item } from '../../door/model/item.ts';
import type { Size } from '../../lib/mm.ts';
import type { SizedCell } from '../../door/sizes/size-sheet.ts';
import { frameKg, frameOnThresholdKg, glassKg } from '../../door/weight/weight.ts';
import { barsInside, dividerOf } from './frame-dividers.ts';
import type { Member } from './frame-members.ts';
import { onePieceBars, onePiecePart } from './frame-records.ts';
import { type Foot, footOf, footOfCell } from './outer-frame.ts';
import { type ResolvedItem, resolveItem } from './resolved-item.ts';

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
      ? resolved.sheet.cells.map((cell) => coupledWeight(cell, resolved))
      : [onePieceWeight(resolved)];
  return { leavesKg: resolved.leaves.map((leaf) => leaf.kg), parts, setKg: totalOf(parts.map((part) => part.kg)) };
}

const coupledWeight = (cell: SizedCell, resolved: ResolvedItem): PartWeight => ({
  partId: cell.partId,
  kg:
    cell.partId === resolved.door.partId
      ? outerFrameKg(cell.size, footOf(resolved), resolved) + leavesKg(resolved)
      : outerFrameKg(cell.size, footOfCell(cell.kind, resolved), resolved) +
        barsKg(barsInside(cell, 'frame', resolved), resolved) +
        fixedGlassKg(cell, resolved),
});

function onePieceWeight(resolved: ResolvedItem): PartWeight {
  const { cells, composite } = resolved.sheet;
  const glass = totalOf(cells.map((cell) => fixedGlassKg(cell, resolved)));
  return {
    partId: onePiecePart(resolved)?.id ?? resolved.door.partId,
    kg:
      outerFrameKg(composite, footOf(resolved), resolved) +
      barsKg(onePieceBars(resolved), resolved) +
      glass +
      leavesKg(resolved),
  };
}

const outerFrameKg = (size: Size, foot: Foot, { profile, production }: ResolvedItem): number =>
  foot === 'pvc' ? frameKg(size, profile) : frameOnThresholdKg(size, profile, production.componentWeights);

const leavesKg = (resolved: ResolvedItem): number => totalOf(resolved.leaves.map((leaf) => leaf.kg));

const barsKg = (bars: readonly Member[], resolved: ResolvedItem): number =>
  totalOf(
    bars.map(({ bar, finished }) => {
      const { kgPerMetre, steelKgPerMetre } = dividerOf({ within: 'within' in bar ? bar.within : null }, resolved);
      return (finished.value / 1000) * (kgPerMetre + steelKgPerMetre);
    }),
  );

function fixedGlassKg(cell: SizedCell, resolved: ResolvedItem): number {
  const { sheet, item, production } = resolved;
  const lights = sheet.fixedGlass.filter((light) => light.partId === cell.partId);
  return totalOf(
    lights.map((light) => {
      const { makeUp, glass } = glazedPart(item, light.partKind, resolved);
      const unit = glass === null ? null : (production.glassUnits.find((each) => each.code === makeUp) ?? null);
      return glassKg([light.size], unit);
    }),
  );
}

const totalOf = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);
