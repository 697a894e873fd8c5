import type { GlassRecord } from '../bom/leaf-piece-record.ts';
import { outlineText } from '../bom/line-words.ts';
import { madeAlike, madeToOrder } from './made-to-order.ts';
import type { MadePiece } from './batch-piece.ts';
import type { Column } from './list-table.ts';

/** Units that are made alike, ordered as one line. */
export interface GlassRow {
  readonly unit: GlassRecord;
  /** Codes of the pieces; their number is the quantity. */
  readonly codes: readonly string[];
}

/** The lines of a glass order, each when its first unit is needed. */
export function glassRows(glass: readonly MadePiece<GlassRecord>[]): readonly GlassRow[] {
  const rows = new Map<string, { readonly unit: GlassRecord; readonly codes: string[] }>();
  for (const { code, record } of glass) {
    const key = madeAlike(madeToOrder(record));
    const row = rows.get(key) ?? { unit: record, codes: [] };
    rows.set(key, row);
    row.codes.push(code);
  }
  return [...rows.values()];
}

export const glassColumns: readonly Column<GlassRow>[] = [
  { name: 'quantity', cell: ({ codes }) => codes.length },
  { name: 'width', cell: ({ unit }) => unit.width.value },
  { name: 'height', cell: ({ unit }) => unit.height.value },
  { name: 'article', cell: ({ unit }) => unit.article.code },
  { name: 'makeUp', cell: ({ unit }) => unit.unit?.makeUp ?? unit.article.description },
  {
    name: 'theme',
    cell: ({ unit }) => [unit.theme?.name ?? '', unit.houseNumber].filter((each) => each !== '').join(' '),
  },
  { name: 'backing', cell: ({ unit }) => unit.backing },
  { name: 'shape', cell: ({ unit }) => outlineText(unit.outline) },
  { name: 'stamp', cell: ({ unit }, { stamps }) => stamps[unit.stamp] },
  { name: 'codes', cell: ({ codes }) => codes.join(' ') },
];
