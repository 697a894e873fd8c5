import type { BillRecord } from './bill-record.ts';
import { known, perEach, times } from './calculated-figure.ts';
import { anchorsAlong } from './cut-lengths.ts';
import { countRecord, inSet } from './make-record.ts';
import type { ResolvedItem } from './resolved-item.ts';

/** Frame anchors at both sides and the top, and the packers behind them; the bottom stands on sill or threshold. */
export function fixingRecords(resolved: ResolvedItem): readonly BillRecord[] {
  const { width, height } = resolved.sheet.composite;
  const { cuttingAllowances, partArticles, consumption } = resolved.production;
  const side = (length: number, count: number) => ({
    count,
    each: anchorsAlong(known('L', length), cuttingAllowances),
  });
  const anchors = perEach('side', [side(height, 2), side(width, 1)]);
  const packers = times(known('anchors', anchors.value), consumption.packersPerAnchor);
  return [
    countRecord({ ...inSet('fit'), code: partArticles.frameAnchor, role: 'anchors', quantity: anchors }, resolved),
    countRecord({ ...inSet('fit'), code: partArticles.flatPacker, role: 'flat-packers', quantity: packers }, resolved),
  ];
}
