import type { BankEntry, BankLineState, BookedLine } from '@door/domain/selling/payment/bank-line';
import type { CsvProfile } from '@door/domain/selling/payment/csv-statement';
import type { Order } from '@door/domain/selling/order/order';
import type { Money } from '@door/domain/selling/pricing/money';
import type { Cursor } from '../ports/page.ts';

/** A statement as it was imported; nothing changes it afterwards. */
export interface StoredStatement {
  readonly id: string;
  readonly fileName: string;
  /** null: a CAMT file. */
  readonly profile: CsvProfile | null;
  /** Entries that it told: new ones, those that were known, not booked yet, of nothing; and how many the rule has booked. */
  readonly added: number;
  readonly known: number;
  readonly pending: number;
  readonly empty: number;
  readonly booked: number;
  readonly importedBy: string;
  /** ISO 8601, as all times here. */
  readonly importedAt: string;
}

export interface StoredLine {
  /** Follows from its key. */
  readonly id: string;
  readonly statementId: string;
  readonly entry: BankEntry;
  readonly state: BankLineState;
  /** What it was booked as; null: it is not. */
  readonly orderId: string | null;
  readonly paymentId: string | null;
  /** The line that it takes back. */
  readonly reverses: string | null;
  /** Who has changed its state; null: nobody, or a rule. */
  readonly changedBy: string | null;
  readonly changedAt: string;
}

/** Words by which lines are left alone. */
export interface BankRule {
  readonly id: string;
  readonly holds: string;
  readonly madeBy: string;
  readonly madeAt: string;
}

/** An order whose money a line may be, with all that was paid for it and credited. */
export interface OwingOrder {
  readonly id: string;
  readonly number: number;
  readonly order: Pick<Order, 'state' | 'currency' | 'agreed' | 'plan' | 'quote'>;
  readonly paid: Money;
  readonly credited: Money;
}

export interface NamedOrders {
  readonly numbers: readonly number[];
  readonly ids: readonly string[];
}

export interface LinePage {
  readonly state: BankLineState;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** What a supplier's bank says. Lock orders before lines. */
export interface BankStore {
  statement(id: string): Promise<StoredStatement | undefined>;
  addStatement(statement: StoredStatement): Promise<void>;
  /** How CSV files were read, by name; of each the latest. */
  profiles(): Promise<readonly CsvProfile[]>;
  /** Those of these lines that are there. */
  known(ids: readonly string[]): Promise<readonly string[]>;
  addLines(lines: readonly StoredLine[]): Promise<void>;
  /** Unlocked; those that are not there are missing. */
  find(ids: readonly string[]): Promise<readonly StoredLine[]>;
  /** Locks the row until the transaction ends. */
  load(id: string): Promise<StoredLine | undefined>;
  save(line: StoredLine): Promise<void>;
  /** The latest day first. */
  lines(page: LinePage): Promise<readonly StoredLine[]>;
  /** Booked lines of such sums that no other has taken back, with their orders. */
  reversible(minors: readonly number[]): Promise<readonly (BookedLine & { readonly orderId: string })[]>;
  /** Orders of which something is open, and those of these numbers and ids; by number. */
  owing(named: NamedOrders): Promise<readonly OwingOrder[]>;
  rules(): Promise<readonly BankRule[]>;
  /** False: there is one of that id. */
  addRule(rule: BankRule): Promise<boolean>;
  dropRule(id: string): Promise<void>;
}
