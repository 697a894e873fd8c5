import { anchorsAlong } from './cut-lengths.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { line } from './line.ts';
import { known, perEach, times } from './calculated-figure.ts';
import type { CalculatedLine } from './work-instruction.ts';

const group = 'fit';
const packersPerAnchor = 2;

/** What holds the set in the wall, on two sides and the top; the bottom stands on its sill or threshold. */
export function fixingLines(resolved: ResolvedItem): readonly CalculatedLine[] {
  const { width, height } = resolved.sheet.composite;
  const { cuttingAllowances } = resolved.production;
  const side = (length: number, count: number) => ({
    count,
    each: anchorsAlong(known('L', length), cuttingAllowances),
  });
  const anchors = perEach('side', [side(height, 2), side(width, 1)]);
  return [
    line({ group, code: 'FIX-100', what: '', quantity: anchors }, resolved),
    line(
      { group, code: 'PK-FLAT', what: '', quantity: times(known('anchors', anchors.value), packersPerAnchor) },
      resolved,
    ),
  ];
}
