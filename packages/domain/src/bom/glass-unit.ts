import { size } from '../model/mm.ts';
import type { Glazed } from './glass-make-up.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { type Wanted, line, missing } from './line.ts';
import type { CalculatedFigure } from './calculated-figure.ts';
import { squareMetres } from './weight.ts';
import type { CalculatedLine } from './work-instruction.ts';

export interface WantedUnit extends Pick<Wanted, 'group' | 'what' | 'remark' | 'part'> {
  readonly partId: string;
  readonly glazed: Glazed;
  readonly length: CalculatedFigure;
  readonly width: CalculatedFigure;
}

/** One glass unit to order; none where the fitter glazes on site. */
export function unitLine(wanted: WantedUnit, resolved: ResolvedItem): readonly CalculatedLine[] {
  const { glazed, ...unitOnly } = wanted;
  if (glazed.glass === null) return [];
  const { group, what } = wanted;
  const unit = size(wanted.width.value, wanted.length.value);
  if (unit.width <= 0 || unit.height <= 0 || squareMetres(unit) > resolved.production.glassUnitLimits.maxM2) {
    const reason = `No glass unit of ${String(unit.width)} × ${String(unit.height)} can be made (${what || group}).`;
    return [missing(group, 'glass-size', reason)];
  }
  const words = [what, glazed.glass].filter((word) => word !== '').join(', ');
  return [line({ ...unitOnly, code: `GU-${glazed.makeUp}`, what: words, quantity: 1 }, resolved)];
}
