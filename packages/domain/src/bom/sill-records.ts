import type { BillRecord } from './bill-record.ts';
import { known, plus, times } from './calculated-figure.ts';
import { screwsAlong } from './cut-lengths.ts';
import { barRecord, countRecord, inSet, missing } from './make-record.ts';
import { outsideOnly } from './piece-colours.ts';
import { relatedRecords } from './related-records.ts';
import type { ResolvedItem } from './resolved-item.ts';

/**
 * The sill, its end caps, and the screws that fix one frame to it in the factory. The sill of a coupled set is bedded on
 * site, so it takes no screws.
 */
export function sillRecords(resolved: ResolvedItem): readonly BillRecord[] {
  const { sill } = resolved.item.frame;
  if (sill === null) return [];
  const { cuttingAllowances, partArticles } = resolved.production;
  const { sillHorn, sillScrewPitch } = cuttingAllowances;
  const width = known('W', resolved.sheet.composite.width);
  const place = inSet('sill');
  return [
    barRecord(
      {
        ...place,
        code: sill,
        bar: { role: 'sill' },
        length: plus(width, times(2, sillHorn)),
        ends: [90, 90],
        colours: outsideOnly(resolved),
        pair: null,
        dropdown: 'subsill',
      },
      resolved,
    ),
    ...(resolved.catalogue.rows.stock.some(({ code }) => code === sill)
      ? relatedRecords({ code: sill, place, without: [] }, resolved)
      : [missing('sill', 'stock', `The catalogue no longer holds ${sill}.`)]),
    ...(resolved.frameGroup === 'frame'
      ? [
          countRecord(
            {
              ...place,
              code: partArticles.sillScrew,
              role: 'sill-screws',
              quantity: screwsAlong(width, sillScrewPitch),
            },
            resolved,
          ),
        ]
      : []),
  ];
}
