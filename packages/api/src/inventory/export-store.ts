import type { ExportRow, WrittenWorth } from '@door/domain/making/stock/stock-export';

/** What stock was worth, as it was once told to the books. It is never changed. */
export interface StockExport {
  /** From 1, without gaps. */
  readonly number: number;
  /** Of the message that has made it. */
  readonly id: string;
  /** Its last day, ISO; what was written until then is in it, or in one before. */
  readonly day: string;
  /** The moment at which that day ended, ISO 8601. */
  readonly until: string;
  readonly rows: readonly ExportRow[];
  /** CSV. */
  readonly file: string;
  readonly idempotencyKey: string;
  /** Account. */
  readonly who: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Numbered exports of what stock was worth. They are made while the supplies are locked: nobody writes a line meanwhile. */
export interface ExportStore {
  /** undefined: there is none. */
  find(id: string): Promise<StockExport | undefined>;
  /** The newest first, those before a number; null: from the newest on. */
  list(page: { readonly before: number | null; readonly limit: number }): Promise<readonly StockExport[]>;
  add(made: StockExport): Promise<void>;
  /** What lines have added to values that were written from a moment (null: from the first) to another, by key, kind and direction. */
  written(from: Date | null, until: Date): Promise<readonly Omit<WrittenWorth, 'currency'>[]>;
}
