import type { Currency } from '@door/domain/door/model/item-record';
import type { Balance, BookedMove } from '@door/domain/making/stock/book-moves';
import type { Place } from '@door/domain/making/stock/places';
import type { StockUnit } from '@door/domain/making/stock/quantity';
import type { ArticleSupply } from '@door/domain/making/stock/supply';
import type { RemakeReason } from '@door/domain/selling/order/remake';

/** What has written a line: a message about stock, or a call about a batch. */
export type StockCause = InventoryCause | BatchCause;

export type InventoryCause = 'move' | 'transfer' | 'count' | 'opening' | 'receipt' | 'claim' | 'bill';

export type BatchCause =
  `batch.${'adjustOffcut' | 'assemble' | 'back' | 'check' | 'close' | 'recall' | 'release' | 'scan' | 'start' | 'undo'}`;

/** A key that is kept, or was once. */
export interface StockAccount {
  readonly key: string;
  /** In which its lines are written, and the currency of their values: both stay, whatever a later catalogue or setting says. */
  readonly unit: StockUnit;
  readonly currency: Currency;
}

/** What all lines of one message have. */
export interface StockMessage {
  /** The id is that of the message, or of the batch. */
  readonly cause: { readonly kind: StockCause; readonly id: string };
  /** Number of the batch that moves it; null: a person does. */
  readonly batch: string | null;
  readonly idempotencyKey: string;
  /** '' for none. */
  readonly reason: string;
  /** Why goods are scrapped; null for all else. */
  readonly reasonCode: RemakeReason | null;
  /** ISO day. */
  readonly happenedOn: string;
  /** Account. */
  readonly who: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A line of the ledger as it is kept. */
export interface StockLine extends BookedMove, StockMessage {
  /** Counted within its key, from 1. */
  readonly line: number;
}

/** How much there is of a key, of one lot at one place, and what its lines there came to in minor units. */
export interface StockBalance extends Balance {
  readonly key: string;
  readonly value: number;
}

/** What stock was worth, by key. */
export interface StockValue {
  readonly key: string;
  /** Minor units. */
  readonly value: number;
}

/** How an article is kept, as somebody has said it. */
export interface SaidSupply extends ArticleSupply {
  /** By which its history knows it. */
  readonly id: string;
  /** ISO 8601 with milliseconds; grows with every save: the version for two people at it. */
  readonly lastUpdated: string;
}

export interface MonthValue {
  /** `2026-12` */
  readonly month: string;
  readonly currency: Currency;
  /** Minor units; negative where more went than came. */
  readonly value: number;
}

/** Places, how articles are kept, and the ledger of all moves. */
export interface StockStore {
  /** In the order of their names, retired ones too. */
  places(): Promise<readonly Place[]>;
  /** As `places`, locked until the transaction ends: nobody moves anything to or from one meanwhile. */
  lockPlaces(): Promise<readonly Place[]>;
  /** As `places`, of these; none of them is retired until the transaction ends. */
  placesInUse(ids: readonly string[]): Promise<readonly Place[]>;
  /** Adds the place where there is none that is the default. */
  addFirstPlace(place: Place, version: string): Promise<void>;
  /** Adds it unless there is one of its id. */
  addPlace(place: Place, version: string): Promise<void>;
  /** Adds each, or replaces the one of its id, under a version. One of them is the default. */
  savePlaces(places: readonly Place[], version: string): Promise<void>;
  /** ISO 8601 with milliseconds; grows whenever any of them is saved. */
  placesVersion(): Promise<string>;
  supplies(): Promise<readonly SaidSupply[]>;
  /** As `supplies`, and nobody else changes one or moves anything until the transaction ends. */
  lockSupplies(): Promise<readonly SaidSupply[]>;
  /** Adds it, or replaces the one of its key. */
  saveSupply(supply: SaidSupply): Promise<void>;
  /** Those of these keys that there are, or all, by the signs of their keys. */
  accounts(keys?: readonly string[]): Promise<readonly StockAccount[]>;
  /** Makes accounts of keys that have none, and locks all of them until the transaction ends, always in the same order. One that there is stays as it is. */
  lock(accounts: readonly StockAccount[]): Promise<readonly StockAccount[]>;
  /** What there is of these keys, or of all, wherever anything was ever moved. Sums of the ledger: nothing of it is stored. */
  balances(of?: { readonly keys?: readonly string[]; readonly place?: string }): Promise<readonly StockBalance[]>;
  /** The day on which each of these keys was counted last, at this place or anywhere; a key that never was is missing. */
  lastCounts(keys: readonly string[], place: string | null): Promise<ReadonlyMap<string, string>>;
  /** What was written before a moment came to, by key. */
  valuesBefore(moment: Date): Promise<readonly StockValue[]>;
  /** What was written in each month of this zone came to, by the currency of the accounts; the oldest month first. */
  valuesByMonth(timeZone: string): Promise<readonly MonthValue[]>;
  /** Lines of a key, the last first, before the line `before`. */
  lines(key: string, page: { readonly before: number | null; readonly limit: number }): Promise<readonly StockLine[]>;
  line(key: string, line: number): Promise<StockLine | undefined>;
  /** What has come back of a line that took something out. */
  undone(key: string, line: number): Promise<Pick<StockBalance, 'quantity' | 'value'>>;
  /** The issues that a call about a batch has written, as far as they are still out. Their keys are locked. */
  stillOut(batchId: string, call: BatchCause): Promise<readonly StockLine[]>;
  /** The lots of these keys that ever were, the oldest first. */
  lots(keys: readonly string[]): Promise<readonly { readonly key: string; readonly lot: string }[]>;
  /** Keeps pieces that are made to order, each under the account of its own reference, which is locked. One that is kept stays as it is. */
  addPieces(pieces: readonly { readonly key: string; readonly description: string }[]): Promise<void>;
  /** Those of these keys of which there is one piece, made to order. */
  pieces(keys: readonly string[]): Promise<readonly string[]>;
  /** What a message has written, in the order of writing. Nobody else writes under its id until the transaction ends. */
  writtenBy(id: string): Promise<readonly StockLine[]>;
  /** Adds lines to keys that are locked, and answers them with their numbers; none is ever changed. */
  add(moves: readonly BookedMove[], message: StockMessage): Promise<readonly StockLine[]>;
}
