import type { Mm } from '../../lib/mm.ts';
import type { BomRecord } from './bom-record.ts';
import { countEqual, known, perEach, plus, times } from './calculated-figure.ts';
import { screwsAlong } from './cut-lengths.ts';
import { barRecord, countRecord, inSet, missing } from './make-record.ts';
import { outsideOnly } from './piece-colours.ts';
import { relatedRecords } from './related-records.ts';
import type { ResolvedItem } from './resolved-item.ts';

/** The sill, its end caps, and the screws that hold on it each frame that stands there. */
export function sillRecords(resolved: ResolvedItem): readonly BomRecord[] {
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
      ? relatedRecords({ code: sill, place, without: [], colours: outsideOnly(resolved) }, resolved)
      : [missing('sill', 'stock', `The catalogue no longer holds ${sill}.`)]),
    countRecord(
      {
        ...place,
        code: partArticles.sillScrew,
        role: 'sill-screws',
        quantity: perEach(
          'frame',
          countEqual(widthsOnSill(resolved).map((standing) => screwsAlong(known('W', standing), sillScrewPitch))),
        ),
      },
      resolved,
    ),
  ];
}

/** The widths of the frames that stand on the sill, mm: a set in one piece is one frame, of a coupled set each cell below the fanlight. */
const widthsOnSill = ({ item, sheet }: ResolvedItem): readonly Mm[] =>
  item.frame.construction === 'one-piece'
    ? [sheet.composite.width]
    : sheet.cells.filter(({ kind }) => kind !== 'fanlight').map(({ size }) => size.width);
