import type { Batch } from '@door/domain/making/batch/batch';
import type { BatchLine } from '@door/domain/making/batch/batch-door';
import type { BatchState } from '@door/domain/making/batch/batch-cycle';
import type { LinePart } from '@door/domain/making/batch/line-part';
import type { PieceLabel } from '@door/domain/making/batch/piece-label';
import type { PickedLots } from '@door/domain/making/batch/pick-list';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import type { FloorCounts, FloorEvent, PlacedPiece } from '@door/domain/making/batch/progress';
import type { BatchSort, Sort } from '@door/domain/lib/search/list-sorts';
import type { WeekLabel } from '@door/domain/lib/production-week';
import type { Page } from '../ports/page.ts';
import type { StoredOrder } from '../order/order-store.ts';

export interface StoredBatch {
  readonly id: string;
  /** Its place in the week, counted from 1: 12 of `2647-B012`. */
  readonly number: number;
  readonly batch: Batch;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly createdBy: string;
  readonly changedBy: string | null;
  /** ISO 8601 with milliseconds; grows with every save. */
  readonly lastUpdated: string;
  /** Mark of the message that made this version, by which a repeat of it is recognised. */
  readonly lastIdempotencyKey: string | null;
}

/** What a batch is made of and cut from, as it was when it was released. */
export interface FrozenBatch {
  /** 1: of before slabs said what is cut into them. */
  readonly format: 1 | 2;
  readonly lines: readonly BatchLine[];
  readonly bars: readonly PlannedBar[];
  /** As they would have been taken at the release, for its book; absent: nobody told lots apart then. */
  readonly lots?: readonly PickedLots[];
}

/** A part of an order line that somebody has divided. */
export interface StoredPart extends LinePart {
  readonly lineId: string;
  readonly orderId: string;
  /** What its doors take of a week, tenths. */
  readonly points: number;
  /** In which it is made: that of its batch; where it waits, that which it waits for. */
  readonly week: WeekLabel;
}

/** A labelled piece of a released batch. */
export interface StoredPiece extends PlacedPiece {
  readonly batchId: string;
  readonly label: PieceLabel;
  /** The bar that is cut for a piece that is made again; null: one of the release, or it is flat. */
  readonly ownBar: PlannedBar | null;
}

/** What the floor says of a batch. Rows are only added. */
export interface StoredFloorEvent extends FloorEvent {
  readonly batchId: string;
  /** Why an undo takes it back; '' for none. */
  readonly reason: string;
  /** When the device scanned it; null: it did not say. ISO 8601. */
  readonly deviceAt: string | null;
  readonly who: string;
  /** ISO 8601. */
  readonly when: string;
}

/** How far a batch is, as its events said last: kept so that lists need not fold them again. */
export interface PieceCounts extends FloorCounts {
  readonly batchId: string;
  /** Events that count. */
  readonly begun: number;
  /** Not through the quality check. */
  readonly open: number;
}

export interface BatchFilter {
  readonly week: WeekLabel | null;
  readonly state: BatchState | null;
}

export interface BatchPage extends Page {
  readonly filter: BatchFilter;
  /** Part of its number, or what finds one of its orders. */
  readonly search: string;
  readonly sort: Sort<BatchSort>;
}

export interface ListedBatch {
  readonly stored: StoredBatch;
  /** Its key in the order of the list, for the cursor. */
  readonly key: string;
}

export interface BatchStore {
  /** Locks a week until the transaction ends, so that two planners cannot fill it twice. Lock it before its batches and orders. */
  lockWeek(week: WeekLabel): Promise<void>;
  /** The same for whoever promises a week: no other promise of the supplier is made meanwhile. */
  lockPromises(): Promise<void>;
  /** Of the weeks for which somebody has set it, in tenths of a point. */
  capacities(): Promise<readonly { readonly week: WeekLabel; readonly points: number }[]>;
  /** null: as usual again. */
  setCapacity(week: WeekLabel, points: number | null): Promise<void>;
  /** Locks the row until the transaction ends. */
  load(id: string): Promise<StoredBatch | undefined>;
  /** Unlocked; those that are not there are missing. */
  find(ids: readonly string[]): Promise<readonly StoredBatch[]>;
  /** The batches of a week by number; unlocked. */
  ofWeek(week: WeekLabel): Promise<readonly StoredBatch[]>;
  /** The batches in which lines of this order stand, by week and number; unlocked. */
  ofOrder(orderId: string): Promise<readonly StoredBatch[]>;
  /** The next number of a week, never given twice: labels that were printed keep naming one batch. Lock the week first. */
  drawNumber(week: WeekLabel): Promise<number>;
  /** False: there is a batch of that id already, which stays as it is. */
  create(stored: StoredBatch): Promise<boolean>;
  /** Saves the batch with its lines; week, number and maker are never changed. */
  save(stored: StoredBatch): Promise<void>;
  remove(id: string): Promise<void>;
  /** How many batches each week has. */
  perWeek(): Promise<readonly { readonly week: WeekLabel; readonly batches: number }[]>;
  list(page: BatchPage): Promise<readonly ListedBatch[]>;
  /** The parts of the divided lines of these orders; unlocked. */
  partsOf(orderIds: readonly string[]): Promise<readonly StoredPart[]>;
  /** Gives a line these parts; without any it is whole. Lock its order first. */
  saveParts(line: Pick<StoredPart, 'orderId' | 'lineId'>, parts: readonly StoredPart[]): Promise<void>;
  /** These parts are made in that week; what is no part stays. */
  moveParts(ids: readonly string[], week: WeekLabel): Promise<void>;
  /** The order with this line, or with this part of one; unlocked. */
  orderOfLine(lineId: string): Promise<StoredOrder | undefined>;
  /** Orders with a line, or a part of one, that waits for its batch in that week, by number; null: of every week. */
  waitingOrders(week: WeekLabel | null): Promise<readonly StoredOrder[]>;
  /** Which of these lines and parts stand in a batch. */
  placed(lineIds: readonly string[]): Promise<readonly { readonly lineId: string; readonly batchId: string }[]>;
  /** Keeps what is made of a released batch, with a label for each piece. */
  freeze(batchId: string, frozen: FrozenBatch, pieces: readonly StoredPiece[]): Promise<void>;
  /** Forgets it again: the batch was recalled. */
  thaw(batchId: string): Promise<void>;
  /** With the bars of what is made again. */
  frozen(batchId: string): Promise<FrozenBatch | undefined>;
  /** The pieces of these codes, of whatever batch. */
  pieces(codes: readonly string[]): Promise<readonly StoredPiece[]>;
  /** Every piece of a batch, in the order of its lists. */
  piecesOf(batchId: string): Promise<readonly StoredPiece[]>;
  /** Adds a piece that is made again, behind the others. */
  addPiece(piece: StoredPiece): Promise<void>;
  /** Takes it out again: what it was made instead of is good. */
  removePiece(code: string): Promise<void>;
  /** Every event of a batch, the oldest first. */
  events(batchId: string): Promise<readonly StoredFloorEvent[]>;
  /** Those that are there already, by their ids, stay as they are. */
  addEvents(events: readonly StoredFloorEvent[]): Promise<void>;
  /** Which of these ids are taken by an event of whatever batch. */
  knownEvents(ids: readonly string[]): Promise<readonly string[]>;
  counts(batchIds: readonly string[]): Promise<readonly PieceCounts[]>;
  /** Of a released batch. */
  saveCounts(counts: PieceCounts): Promise<void>;
}
