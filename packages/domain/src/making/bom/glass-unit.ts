import type { GlassUnitLimits } from '../../catalogue/rows/production-rows.ts';
import { type Size, size } from '../../lib/mm.ts';
import { articleCode } from './article-code.ts';
import type { BomRecord } from './bom-record.ts';
import type { GlassRecord } from './leaf-piece-record.ts';
import { lightMessages } from './line-words.ts';
import { glassRecord, missing } from './make-record.ts';
import type { WantedGlass } from './ordered-glass.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { squareMetres } from '../../door/weight/weight.ts';

export interface WantedUnit
  extends Pick<
    GlassRecord,
    'group' | 'partId' | 'leaf' | 'draws' | 'within' | 'light' | 'outline' | 'height' | 'width'
  > {
  readonly glass: WantedGlass;
}

/** A glass unit to order, unless the light is glazed on site. */
export function unitRecord({ glass, ...wanted }: WantedUnit, resolved: ResolvedItem): readonly BomRecord[] {
  if (glass === 'glazed on site') return [];
  if (glass === 'not chosen') return wanted.light.number > 1 ? [] : [notChosen(wanted)];
  const { production } = resolved;
  const unit = size(wanted.width.value, wanted.height.value);
  if (!canBeMade(unit, production.glassUnitLimits)) {
    const reason = `No glass unit of ${String(unit.width)} × ${String(unit.height)} can be made (${lightMessages(wanted) || wanted.group}).`;
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
        stamp: production.glassStamp,
      },
      resolved,
    ),
  ];
}

const canBeMade = ({ width, height }: Size, { maxM2 }: GlassUnitLimits): boolean =>
  width > 0 && height > 0 && squareMetres({ width, height }) <= maxM2;

/** One line for all lights of a leaf or part. */
const notChosen = ({ group }: Pick<GlassRecord, 'group'>): BomRecord =>
  missing(group, 'glass-choice', `The glass is not chosen (${group}).`);
