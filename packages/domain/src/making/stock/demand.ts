import type { Article, ProductionRows } from '../../catalogue/rows/production-rows.ts';
import { compareText } from '../../lib/compare-text.ts';
import { type AddedLine, type BatchLine, recordsOf } from '../batch/batch-door.ts';
import { pieceReference } from '../batch/batch-piece.ts';
import { cutGroupOf } from '../batch/cut-group.ts';
import { isMadeForDoor, type MadeToOrder, madeToOrder } from '../batch/made-to-order.ts';
import type { DoorRange } from '../batch/line-part.ts';
import type { PieceRecord } from '../bom/bom-record.ts';
import { toCalculated } from '../bom/calculated-figure.ts';
import { isInError } from '../bom/work-instruction.ts';
import { lengthWithCut } from './bars-for.ts';
import { slabDemand, type SlabRules } from './slab-demand.ts';
import type { StockStage } from './supply.ts';

/** What some doors of an order line will take of a key. It follows from their bill alone, as does its key. */
export interface DemandRow {
  readonly key: string;
  /** Of all these doors: base units, of bars mm with the cut of each piece. Bars are counted by the week, for all its doors together. */
  readonly quantity: number;
  /** Where in the works it is needed, as its kind says. */
  readonly stage: StockStage;
  readonly range: DoorRange;
  /** Of a piece that is made for one door; null: it is kept for all doors. */
  readonly made: MadeToOrder | null;
}

/** What demand needs beside a bill. */
export interface DemandRules extends Pick<ProductionRows, 'saw'>, SlabRules {
  /** Of which a person may have added lines. */
  readonly articles: readonly Pick<Article, 'code' | 'stockLengths'>[];
}

/** Of one door. */
type Taken = Omit<DemandRow, 'range' | 'made'>;

/** What the doors of a line take (PROMISE 4.1), by key; what is made for one door by its doors. */
export function demandOf(line: BatchLine, rules: DemandRules): readonly DemandRow[] {
  const byKey = new Map<string, Taken>();
  for (const { key, quantity, stage } of keptFor(line, rules))
    byKey.set(key, { key, stage, quantity: quantity + (byKey.get(key)?.quantity ?? 0) });
  const ofAll = [...byKey.values()]
    .filter(({ quantity }) => quantity > 0)
    .map((each): DemandRow => ({ ...each, quantity: each.quantity * line.range.doors, range: line.range, made: null }));
  return [...ofAll.toSorted((one, other) => compareText(one.key, other.key)), ...madeFor(line)];
}

/** What doors take whom nobody has ordered yet; `quantity` as in `DemandRow`. */
export interface AskedGoods extends Taken {
  /** Made for one door: what is there or comes of its article was made for others. */
  readonly isMade: boolean;
}

/**
 * The same by articles: what is made for one door has no reference before that is ordered, and is known by its article alone, by which a
 * vendor sells it.
 */
export function askedFor(line: Pick<BatchLine, 'bill' | 'added' | 'range'>, rules: DemandRules): readonly AskedGoods[] {
  const made = recordsOf(line)
    .filter(isMadeForDoor)
    .map(({ article }): AskedGoods => ({ key: article.code, quantity: 1, stage: 'glazing', isMade: true }));
  const kept = keptFor(line, rules).map((each): AskedGoods => ({ ...each, isMade: false }));
  return [...kept, ...made].map((each) => ({ ...each, quantity: each.quantity * line.range.doors }));
}

/** What one door of a line takes of what is kept for all doors. */
const keptFor = (line: Pick<BatchLine, 'bill' | 'added'>, rules: DemandRules): readonly Taken[] => [
  ...recordsOf(line).flatMap((record) => shelved(record, rules)),
  ...line.added.flatMap((added) => addedBy(added, rules)),
];

/** A piece that is made for one door. */
export type MadePiece = DemandRow & { readonly made: MadeToOrder };

/** Glass units and cassettes are ordered for one door, and counted by their piece references. */
export function madeFor(line: BatchLine): readonly MadePiece[] {
  const toOrder = recordsOf(line).filter(isMadeForDoor);
  return Array.from({ length: line.range.doors }, (_, at) => line.range.first + at).flatMap((unit) =>
    toOrder.map(
      (record): MadePiece => ({
        key: pieceReference({ line, unit }, record),
        quantity: 1,
        stage: 'glazing',
        range: { first: unit, doors: 1 },
        made: madeToOrder(record),
      }),
    ),
  );
}

/** What one door takes of what is kept for all doors: bars, slabs, hardware, and what is sold by the metre. */
function shelved(record: PieceRecord, rules: DemandRules): readonly Taken[] {
  const { code, unit } = record.article;
  switch (record.kind) {
    case 'bar':
      return [fromBar(cutGroupOf(record), { length: record.length.value, unit, count: 1 }, rules)];
    case 'slab':
      return slabDemand(record, rules);
    case 'fitting':
      return [{ key: code, quantity: 1, stage: 'assembly' }];
    case 'count':
      return [{ key: code, quantity: Math.ceil(toCalculated(record.quantity).value), stage: 'assembly' }];
    case 'run':
      return [{ key: code, quantity: inBaseUnits(record.metres.value, unit), stage: 'assembly' }];
    case 'glass':
    case 'cassette':
      return [];
  }
}

interface CutPiece {
  readonly length: number;
  readonly unit: AddedLine['unit'];
  readonly count: number;
}

/** Cut from the first of the bars that it is bought in; what no bars are kept of is taken as it is. */
function fromBar(
  { key, stockLengths: [length] }: Pick<ReturnType<typeof cutGroupOf>, 'key' | 'stockLengths'>,
  piece: CutPiece,
  { saw }: DemandRules,
): Taken {
  const cut = piece.count * lengthWithCut(piece.length, saw);
  if (length !== undefined) return { key: `${key}@${String(length)}`, quantity: cut, stage: 'cutting' };
  const whole = piece.unit === 'metre' ? piece.count * Math.ceil(piece.length) : piece.count;
  return { key, quantity: whole, stage: 'cutting' };
}

/** Metres to the millimetre, of which the bill has hundredths; pieces as a whole. */
const inBaseUnits = (quantity: number, unit: AddedLine['unit']): number =>
  unit === 'metre' ? Math.round(quantity * 1000) : Math.ceil(quantity);

/** What a person added. A line without stock is work or a note. */
function addedBy({ instruction, unit }: AddedLine, rules: DemandRules): readonly Taken[] {
  const { code, quantity, length } = instruction;
  if (code === '' || isInError(instruction) || quantity <= 0) return [];
  const { stockLengths = [] } = rules.articles.find((article) => article.code === code) ?? {};
  if (stockLengths.length === 0) return [{ key: code, quantity: shelvedOf(instruction, unit), stage: 'assembly' }];
  const count = Math.ceil(quantity);
  return length === null ? [] : [fromBar({ key: code, stockLengths }, { length, unit, count }, rules)];
}

/** Of what is sold by the metre so many lengths, where one is named. */
const shelvedOf = ({ quantity, length }: AddedLine['instruction'], unit: AddedLine['unit']): number =>
  unit === 'metre' && length !== null ? Math.ceil(quantity) * length : inBaseUnits(quantity, unit);
