import type { Currency } from '../../door/model/item-record.ts';
import type { PieceSpec } from '../batch/made-to-order.ts';
import type { Portion } from '../stock/ledger.ts';
import type { StockUnit } from '../stock/quantity.ts';
import type { VendorPrice } from './vendor-item.ts';

/** What people have said of a purchase; whether it is confirmed or received follows from what was written of its lines. */
export const purchaseStages = ['Draft', 'Sent', 'Closed', 'Cancelled'] as const;
export type PurchaseStage = (typeof purchaseStages)[number];

/** What is ordered of a vendor in one message. */
export interface Purchase {
  /** Id of the vendor. */
  readonly vendor: string;
  /** Of its prices: that of the vendor. */
  readonly currency: Currency;
  readonly stage: PurchaseStage;
  /** From 1; one more each time that a sent purchase becomes a draft again. */
  readonly revision: number;
  /** ISO day on which this revision was sent; null: it was not. */
  readonly sentOn: string | null;
  readonly lines: readonly PurchaseLine[];
}

export interface PurchaseLine {
  readonly id: string;
  readonly key: string;
  /** In which its quantity is written: it means nothing else, whatever a later catalogue says. */
  readonly unit: StockUnit;
  /** Base units, 1 or more. */
  readonly quantity: number;
  /** null: it is open. */
  readonly price: VendorPrice | null;
  /** ISO day on which it should be delivered. */
  readonly wanted: string;
  /** What is still open of it will not come any more. */
  readonly isClosed: boolean;
  /** Id of the ordered line of which it replaces goods, for nothing; absent: it was ordered. */
  readonly replacementOf?: string;
  /** What is made for certain doors, its key being the article; absent: it is kept for all doors. */
  readonly made?: MadeGoods;
}

/** Pieces that are made alike, each for one door: as many as are ordered. */
export interface MadeGoods {
  readonly spec: PieceSpec;
  /** `10234-2-MA-G1`: references, each once. */
  readonly pieces: readonly string[];
}

/** What comes of a line on a day of delivery. */
export interface ScheduledQuantity {
  /** ISO day. */
  readonly day: string;
  /** Base units, 1 or more. */
  readonly quantity: number;
}

/** What a vendor has said of lines: all that will come of each, with what has come by then; nothing: it cannot name a day. */
export interface ConfirmedLine {
  readonly line: string;
  readonly schedule: readonly ScheduledQuantity[];
}

/** What has come of a line; both are negative where a receipt was undone. Base units. */
export interface ReceivedLine {
  readonly line: string;
  /** In order. */
  readonly quantity: number;
  readonly damaged: number;
  /** Which pieces, of a line that is made for doors. */
  readonly pieces?: ReceivedPieces;
}

/** References of pieces that came, or were taken back. */
export interface ReceivedPieces {
  readonly whole: readonly string[];
  readonly damaged: readonly string[];
}

/** A purchase with what was written of its lines since, the oldest first. */
export interface PurchaseRecord {
  readonly purchase: Purchase;
  /** Of this revision. */
  readonly confirmed: readonly ConfirmedLine[];
  readonly received: readonly ReceivedLine[];
}

/** A line as it is now. Base units. */
export interface LineStanding {
  readonly line: PurchaseLine;
  /** All that has come, with what was damaged: the vendor has delivered that, too. */
  readonly received: number;
  readonly damaged: number;
  /** What is still to come, never less than 0. */
  readonly open: number;
  /** What came beyond what was ordered. */
  readonly over: number;
  /** What the vendor has said last; null: nothing yet. */
  readonly schedule: readonly ScheduledQuantity[] | null;
  /** What is still to come, by days. */
  readonly due: readonly DueDelivery[];
  /** Those of a line that is made for doors of which none has come, in their order. */
  readonly awaited: readonly string[];
}

export interface DueDelivery {
  /** ISO day; null: the vendor has named none. */
  readonly day: string | null;
  readonly quantity: number;
}

/** Most lines of one purchase. */
export const mostPurchaseLines = 200;

/** How the lines of a purchase stand, in their order: nothing of it is stored. */
export const lineStandings = (record: PurchaseRecord): readonly LineStanding[] =>
  record.purchase.lines.map((line) => lineStanding(line, record));

function lineStanding(line: PurchaseLine, { confirmed, received: all }: PurchaseRecord): LineStanding {
  const came = all.filter((each) => each.line === line.id);
  const damaged = sumOf(came.map((each) => each.damaged));
  const received = damaged + sumOf(came.map(({ quantity }) => quantity));
  const schedule = confirmed.findLast((each) => each.line === line.id)?.schedule ?? null;
  const open = line.isClosed ? 0 : Math.max(0, line.quantity - received);
  const over = Math.max(0, received - line.quantity);
  const due = open === 0 ? [] : dueOf(line, { schedule, received });
  return { line, received, damaged, open, over, schedule, due, awaited: awaitedOf(line, came) };
}

const noPieces: ReceivedPieces = { whole: [], damaged: [] };

/** A receipt that takes others back has negative quantities, and the same pieces. */
function awaitedOf({ made }: PurchaseLine, came: readonly ReceivedLine[]): readonly string[] {
  const there = new Set<string>();
  for (const { quantity, damaged, pieces = noPieces } of came)
    for (const piece of [...pieces.whole, ...pieces.damaged]) {
      if (quantity + damaged < 0) there.delete(piece);
      else there.add(piece);
    }
  return made?.pieces.filter((piece) => !there.has(piece)) ?? [];
}

/** A piece that a purchase is to bring. */
export interface LivePiece {
  readonly piece: string;
  /** Id of its line. */
  readonly line: string;
}

/** The pieces that a draft or sent purchase is still to bring: none of them may be on another one. */
export function livePieces(record: PurchaseRecord): readonly LivePiece[] {
  const { stage } = record.purchase;
  if (stage !== 'Draft' && stage !== 'Sent') return [];
  return lineStandings(record).flatMap(({ line, awaited }) =>
    line.isClosed ? [] : awaited.map((piece) => ({ piece, line: line.id })),
  );
}

/**
 * What is still to come, by days: what was scheduled less what has come, the earliest first, so that a receipt changes no day of what is
 * still open (PROMISE 6.5). Last is what the vendor has named no day for.
 */
function dueOf(
  { quantity, wanted }: PurchaseLine,
  { schedule, received }: Pick<LineStanding, 'schedule' | 'received'>,
): readonly DueDelivery[] {
  const planned: readonly DueDelivery[] = schedule
    ? [...byDay(schedule), { day: null, quantity: quantity - sumOf(schedule.map((each) => each.quantity)) }]
    : [{ day: wanted, quantity }];
  let came = received;
  return planned
    .map((each) => {
      const taken = Math.min(came, each.quantity);
      came -= taken;
      return { ...each, quantity: each.quantity - taken };
    })
    .filter((each) => each.quantity > 0);
}

/** By days, each once. */
export function byDay(schedule: readonly ScheduledQuantity[]): readonly ScheduledQuantity[] {
  const days = [...new Set(schedule.map(({ day }) => day))].toSorted();
  return days.map((day) => ({
    day,
    quantity: sumOf(schedule.filter((each) => each.day === day).map((each) => each.quantity)),
  }));
}

/** What a quantity costs, in minor units, rounded once; null: its price is open. */
export const costOf = ({ price }: Pick<PurchaseLine, 'price'>, quantity: number, portion: Portion): number | null =>
  price && portion(price.minor, quantity, price.per);

/**
 * What goods are worth that come when so much of the line has come before, in minor units: the difference of two sums, so that many
 * receipts together are worth what one would be, to the cent. Without a price they are worth nothing until a bill says otherwise.
 */
export const worthOfReceipt = (
  line: Pick<PurchaseLine, 'price'>,
  { before, quantity }: { readonly before: number; readonly quantity: number },
  portion: Portion,
): number => (costOf(line, before + quantity, portion) ?? 0) - (costOf(line, before, portion) ?? 0);

/** What all lines come to whose price is known, in minor units. */
export const purchaseValue = ({ lines }: Pick<Purchase, 'lines'>, portion: Portion): number =>
  sumOf(lines.map((line) => costOf(line, line.quantity, portion) ?? 0));

/** Most that may come of a line without a reason: the ordered quantity and the tolerated share, rounded down; of a closed line nothing. */
export const mostReceived = ({ line, received }: Pick<LineStanding, 'line' | 'received'>, percent: number): number =>
  line.isClosed ? received : line.quantity + Math.floor((line.quantity * percent) / 100);

const sumOf = (quantities: readonly number[]): number => quantities.reduce((sum, each) => sum + each, 0);
