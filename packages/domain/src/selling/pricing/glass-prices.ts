import type { GlassRecord } from '../../making/bom/leaf-piece-record.ts';
import type { GlassPriceGroup } from '../../catalogue/rows/glass-rows.ts';
import { glazingOfPart, themeOf } from '../../door/glass/glazing.ts';
import type { Glazing } from '../../door/model/door-values.ts';
import { type GlazedFramePartKind, glazedFrameParts } from '../../door/model/parts.ts';
import { type Size, size } from '../../lib/mm.ts';
import type { PricedSet, PriceRule } from './priced-set.ts';
import { areaOf, pricesOfParts } from './set-prices.ts';
import { each, sumOfTerms } from './working.ts';

/** P8. By the price group of the theme: each leaf that has a light, and each part around the door. */
export const glassPrice: PriceRule = (set) => {
  const { item, leaves, prices } = set;
  const glazedLeaves = leaves.filter(({ lights }) => lights.length > 0).length;
  const parts = glazedFrameParts(item.frame.parts);
  const door = groupOf(item.glass.door, set);
  const groupAt = (kind: GlazedFramePartKind) => groupOf(glazingOfPart(item.glass, kind), set);
  const [first = null, ...others] = new Set(parts.map(groupAt));
  return [
    {
      code: 'P8-glass',
      about: {
        door: glazedLeaves > 0 ? door : null,
        parts: first,
        ...(others.length > 0 && { otherParts: others }),
      },
      working: sumOfTerms(
        ...(glazedLeaves > 0 ? [each(prices.glassGroups[door].door, glazedLeaves)] : []),
        ...[first, ...others].flatMap((group) =>
          group === null
            ? []
            : pricesOfParts(
                prices.glassGroups[group],
                parts.filter((kind) => groupAt(kind) === group),
              ),
        ),
      ),
    },
  ];
};

/** Clear glass, no glass, and glass that nobody has chosen yet are of the first group. */
const groupOf = (glazing: Glazing, { catalogue }: PricedSet): GlassPriceGroup =>
  themeOf(glazing, catalogue)?.priceGroup ?? 'A';

/**
 * P9. Laminated units of door lights and sidelights, as the bill makes them: a sealed decorative unit is not laminated,
 * whatever was ticked. Equal units are one line.
 */
export const laminatedPrices: PriceRule = ({ pieces, prices }) =>
  equalUnits(pieces.flatMap((piece) => (piece.kind === 'glass' && piece.unit?.laminated ? [piece] : []))).map(
    ({ within, panes, unit }) => ({
      code: 'P9-laminated',
      about: { within, panes, size: unit },
      working: {
        quantity: panes,
        least: prices.laminated.leastEach,
        terms: [{ price: prices.laminated.perM2, measure: { kind: 'area', mm2: areaOf([unit]) } }],
      },
    }),
  );

interface EqualUnits {
  readonly within: 'leaf' | 'sidelight';
  readonly panes: number;
  readonly unit: Size;
}

/** A fanlight is out of reach: its glass costs the same whether laminated or not. */
function equalUnits(glass: readonly GlassRecord[]): readonly EqualUnits[] {
  const groups = new Map<string, EqualUnits>();
  for (const { within, width, height } of glass) {
    if (within === 'fanlight') continue;
    const place = within === 'leaf' ? 'leaf' : 'sidelight';
    const unit = size(width.value, height.value);
    const key = `${place} ${String(unit.width)} × ${String(unit.height)}`;
    groups.set(key, { within: place, unit, panes: (groups.get(key)?.panes ?? 0) + 1 });
  }
  return [...groups.values()];
}
