import type { MasterStock } from '../../catalogue/rows/stock-rows.ts';
import type { StockCode } from '../../door/model/ids.ts';
import { relatedTo } from '../../door/stock/related-stock.ts';
import type { PieceColours, PiecePlace } from './bom-piece.ts';
import type { BomRecord } from './bom-record.ts';
import { fittingRecord, missing } from './make-record.ts';
import type { ResolvedItem } from './resolved-item.ts';

export interface Bringer {
  readonly code: StockCode;
  /** Where what comes with it is fitted. */
  readonly place: PiecePlace;
  /** Option lists whose related stock is left out. */
  readonly without: readonly string[];
  /** Of what comes with it; absent: it has a finish of its own. */
  readonly colours?: PieceColours;
}

/** The stock that comes with chosen stock: an escutcheon with a pull bar, end caps with a sill. */
export function relatedRecords(
  { code, place, without, ...coloured }: Bringer,
  resolved: ResolvedItem,
): readonly BomRecord[] {
  const { catalogue, item } = resolved;
  const stock = catalogue.rows.stock.find((each) => each.code === code);
  if (!stock) return [];
  return relatedTo(stock, item, catalogue)
    .filter(({ related }) => !without.includes(related.dropdown))
    .map(({ related, master, stock: coming }) =>
      coming
        ? fittingRecord(
            {
              ...place,
              ...coloured,
              code: coming.code,
              fitting: { role: 'related', list: related.dropdown, comesWith: code },
              at: null,
              length: null,
              dropdown: related.dropdown,
            },
            resolved,
          )
        : missing(place.group, 'stock', notStocked(master, code)),
    );
}

/** The line of a product that must come with stock, where none of it fits the door. */
export const notStocked = ({ name }: Pick<MasterStock, 'name'>, comesWith: StockCode): string =>
  `${name}, which comes with ${comesWith}, is not stocked for this door.`;
