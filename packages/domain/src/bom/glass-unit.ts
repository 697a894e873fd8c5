import { size } from '../model/mm.ts';
import { articleCode } from './article-code.ts';
import type { BillRecord, GlassRecord } from './bill-record.ts';
import { lightWords } from './line-words.ts';
import { glassRecord, missing } from './make-record.ts';
import type { OrderedGlass } from './ordered-glass.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { squareMetres } from '../weight/weight.ts';

export interface WantedUnit
  extends Pick<
    GlassRecord,
    'group' | 'partId' | 'leaf' | 'draws' | 'within' | 'light' | 'outline' | 'height' | 'width'
  > {
  /** null: glazed on site, so nothing is ordered. */
  readonly glass: OrderedGlass | null;
}

/** A glass unit to order, unless the light is glazed on site. */
export function unitRecord({ glass, ...wanted }: WantedUnit, resolved: ResolvedItem): readonly BillRecord[] {
  if (glass === null) return [];
  const { production } = resolved;
  const unit = size(wanted.width.value, wanted.height.value);
  if (unit.width <= 0 || unit.height <= 0 || squareMetres(unit) > production.glassUnitLimits.maxM2) {
    const reason = `No glass unit of ${String(unit.width)} × ${String(unit.height)} can be made (${lightWords(wanted) || wanted.group}).`;
    return [missing(wanted.group, 'glass-size', reason)];
  }
  const { makeUp, ...ordered } = glass;
  const row = production.glassUnits.find(({ code }) => code === makeUp) ?? null;
  return [
    glassRecord(
      {
        ...wanted,
        ...ordered,
        cutOut: wanted.within === 'leaf' ? production.consumption.slabCutOut : null,
        code: articleCode(production.codePatterns.glassUnit, { code: makeUp }),
        unit: row,
      },
      resolved,
    ),
  ];
}
