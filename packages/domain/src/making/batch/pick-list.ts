import { coloursText, joined } from '../bom/colours-text.ts';
import { compareText } from '../../lib/compare-text.ts';
import { quantityText, type StockUnit } from '../stock/quantity.ts';
import { type BatchDoor, type BatchLine, doorsOf } from './batch-door.ts';
import type { BatchPieces, PickedPiece } from './batch-piece.ts';
import { addedLine, type BomLine, bomLineColumns, bomLinesOf } from './bom-lines.ts';
import { itemColumn, orderColumn, slotColumn } from './door-columns.ts';
import type { Column } from './list-table.ts';

/** What is taken from the shelf for one door, in the words of its bill. */
export interface PickRow extends BomLine {
  readonly door: BatchDoor;
}

/** By code, then by order and item: who picks goes to each shelf once. */
export function pickRows({ picked, added }: Pick<BatchPieces, 'picked' | 'added'>): readonly PickRow[] {
  const calculated = byDoor(picked).flatMap(({ door, records }) =>
    bomLinesOf(records).map((line): PickRow => ({ door, ...line })),
  );
  const byHand = added.map(({ door, added: line }): PickRow => ({ door, ...addedLine(line) }));
  return [...calculated, ...byHand].toSorted(byCode);
}

/** What is taken in all: one row for each article in each colour, or for each length of what is cut to length. */
export function pickTotals({ picked, added }: Pick<BatchPieces, 'picked' | 'added'>): readonly BomLine[] {
  const taken = [
    ...picked.flatMap(({ record }) =>
      bomLinesOf([record]).map(({ line, unit }) => ({ unit, line: { ...line, description: articleText(record) } })),
    ),
    ...added.map(({ added: line }) => addedLine(line)),
  ];
  const totals = new Map<string, BomLine>();
  for (const { line, unit } of taken) {
    const { code, description, length, width } = line;
    const key = JSON.stringify([code, description, unit, length, width]);
    const before = totals.get(key)?.line.quantity ?? 0;
    totals.set(key, { unit, line: { ...line, calculation: '', quantity: toThousandths(before + line.quantity) } });
  }
  return [...totals.values()].toSorted((one, other) => compareText(one.line.code, other.line.code));
}

/** Without the place at the door that a line of a bill names. */
function articleText(record: PickedPiece['record']): string {
  const hinge = record.kind === 'fitting' && record.fitting.role === 'hinge' ? record.fitting.colour : '';
  return joined(record.article.description, coloursOf(record), hinge);
}

const coloursOf = (record: PickedPiece['record']): string =>
  coloursText({ colours: 'colours' in record ? (record.colours ?? null) : null });

/** Metres to the millimetre: a sum of many would show the rest that binary fractions leave. */
const toThousandths = (quantity: number): number => Math.round(quantity * 1000) / 1000;

const byCode = (one: PickRow, other: PickRow): number =>
  compareText(one.line.code, other.line.code) || one.door.place - other.door.place;

function byDoor(picked: readonly PickedPiece[]) {
  const doors = new Map<BatchDoor, PickedPiece['record'][]>();
  for (const { door, record } of picked) {
    const records = doors.get(door) ?? [];
    doors.set(door, records);
    records.push(record);
  }
  return [...doors].map(([door, records]) => ({ door, records }));
}

export const pickColumns: readonly Column<PickRow>[] = [
  ...bomLineColumns,
  orderColumn,
  itemColumn,
  slotColumn('frames'),
];

/** What one door takes of an article whose lots are told apart. */
export interface PickedLots {
  /** Of the door in the batch. */
  readonly place: number;
  readonly key: string;
  readonly unit: StockUnit;
  /** Base units. */
  readonly quantity: number;
  /** The oldest first; less than the quantity where the book has no more. */
  readonly lots: readonly PickedLot[];
}

export interface PickedLot {
  readonly lot: string;
  readonly quantity: number;
}

interface LotRow extends PickedLots {
  readonly door: BatchDoor;
}

/** By article, then by door: who picks keeps the lots of a door together. */
export function lotRows(lots: readonly PickedLots[], lines: readonly BatchLine[]): readonly LotRow[] {
  const doors = new Map(doorsOf(lines).map((door) => [door.place, door]));
  return lots
    .flatMap((each) => {
      const door = doors.get(each.place);
      return door ? [{ ...each, door }] : [];
    })
    .toSorted((one, other) => compareText(one.key, other.key) || one.place - other.place);
}

export const lotColumns: readonly Column<LotRow>[] = [
  { name: 'article', cell: ({ key }) => key },
  { name: 'quantity', cell: ({ quantity, unit }) => Number(quantityText(quantity, unit)) },
  { name: 'unit', cell: ({ unit }, { units }) => units[unit] },
  orderColumn,
  itemColumn,
  slotColumn('frames'),
  {
    name: 'lot',
    cell: ({ lots, unit }, { picked }) =>
      picked.lots(lots.map(({ lot, quantity }) => ({ lot, quantity: quantityText(quantity, unit) }))),
  },
];
