import type { Currency } from '../../door/model/item-record.ts';
import type { RefusalCode } from '../../door/model/refusal-codes.ts';
import { accepted, type Result, refused } from '../../door/model/result.ts';
import type { WorksSettings } from '../../catalogue/rows/works-settings.ts';
import type { BuyingMessages, OfficeMessages } from '../../messages/messages.ts';
import { blockersOf, type Guard, isFrom, type Move, stateAfter } from '../../people/history/life-cycle.ts';
import type { OfficeRight } from '../../people/roles.ts';
import type { Portion } from '../stock/ledger.ts';
import { costOf, worthOfReceipt } from './purchase.ts';
import type { VendorPrice } from './vendor-item.ts';

/** In the order of work. Entered is one that nobody has compared with what came. */
export const billStates = ['Entered', 'Matched', 'Differs', 'Approved', 'Exported', 'Rejected'] as const;
export type BillState = (typeof billStates)[number];

/** What a vendor asks money for. Money is in minor units of its currency. */
export interface VendorBill {
  /** Id of the vendor. */
  readonly vendor: string;
  /** The vendor's own. */
  readonly number: string;
  /** ISO day. */
  readonly day: string;
  readonly currency: Currency;
  readonly lines: readonly BillLine[];
  /** As billed. */
  readonly vat: number;
  readonly total: number;
}

/** So much of a line of a purchase. */
export interface BillLine {
  readonly purchase: string;
  readonly line: string;
  /** Base units, 1 or more. */
  readonly quantity: number;
  readonly price: VendorPrice;
}

/** Most lines of one bill. */
export const mostBillLines = 200;

/** What the judgement of a line needs of its purchase. */
export interface BilledAgainst {
  /** What it was ordered for; null: no price was agreed. */
  readonly ordered: VendorPrice | null;
  /** What of the line has come and was not sent back, and what was billed before. Base units. */
  readonly received: number;
  readonly billed: number;
}

/** A line of a bill, its quantity and its price judged apart (PROMISE 6.7). Minor units and base units. */
export interface JudgedLine {
  /** Without VAT. */
  readonly net: number;
  /** What was billed and has not come, and what it costs; 0: all has come. */
  readonly excess: number;
  readonly excessCost: number;
  /** What it costs more than it was ordered for, less than 0 where it costs less; null: no price was agreed. */
  readonly dearer: number | null;
  /** The same in per mille of what it was ordered for, rounded; null: nothing was, or it was for nothing. */
  readonly perMille: number | null;
  readonly isPriceWithin: boolean;
  /** What the goods that came cost more than they were booked in for. */
  readonly difference: number;
}

/** A price may differ by both at most: equality passes. */
export type BillTolerance = WorksSettings['billTolerance'];

/** Compares a line with what was ordered and what came. */
export function judgedLine(
  { quantity, price }: Pick<BillLine, 'quantity' | 'price'>,
  { ordered, received, billed }: BilledAgainst,
  { tolerance, portion }: { readonly tolerance: BillTolerance; readonly portion: Portion },
): JudgedLine {
  const costs = (of: number): number => portion(price.minor, of, price.per);
  const excess = Math.min(quantity, Math.max(0, billed + quantity - received));
  const net = costs(quantity);
  const expected = costOf({ price: ordered }, quantity, portion);
  const dearer = expected === null ? null : net - expected;
  const came = quantity - excess;
  return {
    net,
    excess,
    excessCost: costs(excess),
    dearer,
    perMille: dearer === null || !expected ? null : Math.round((dearer * 1000) / expected),
    isPriceWithin:
      dearer !== null &&
      Math.abs(dearer) <= tolerance.minor &&
      Math.abs(dearer) * 100 <= (expected ?? 0) * tolerance.percent,
    difference: costs(came) - worthOfReceipt({ price: ordered }, { before: billed, quantity: came }, portion),
  };
}

export const doesDiffer = ({ excess, isPriceWithin }: Pick<JudgedLine, 'excess' | 'isPriceWithin'>): boolean =>
  excess > 0 || !isPriceWithin;

/** All lines without VAT. */
export const netOf = ({ lines }: Pick<VendorBill, 'lines'>, portion: Portion): number =>
  lines.reduce((sum, { price, quantity }) => sum + portion(price.minor, quantity, price.per), 0);

/** A bill whose lines and VAT come to what it asks for, each line once; or what is wrong with it. */
export function checkedBill(bill: VendorBill, portion: Portion, messages: BuyingMessages): Result<VendorBill> {
  if (new Set(bill.lines.map(({ line }) => line)).size < bill.lines.length)
    return refused('purchase.line-twice', messages.lineTwice);
  const net = netOf(bill, portion);
  const sum = (minor: number) => ({ minor, currency: bill.currency });
  return net + bill.vat === bill.total
    ? accepted(bill)
    : refused('purchase.bill-sum', messages.billSum(sum(net), sum(bill.vat), sum(bill.total)));
}

/** What the guards ask about a bill at the moment of the move. */
interface BillFacts {
  readonly doesDiffer: boolean;
  readonly why: string;
}

const guards = [
  { code: 'purchase.bill-differs', holds: ({ doesDiffer: differs }) => !differs },
  { code: 'purchase.no-reason', holds: ({ why }) => why.trim() !== '' },
] as const satisfies readonly Guard<RefusalCode, BillFacts>[];

export type BillGuard = (typeof guards)[number]['code'];

interface BillTransition extends Move<BillState, BillGuard> {
  readonly right: Extract<OfficeRight, 'inventory.manage' | 'purchasing.approve'>;
}

/**
 * Every move of a bill (PROMISE 6.7). One that nobody has decided follows what has come and was sent back; one that was rejected was never
 * billed.
 */
export const billMoves = {
  match: { from: ['Entered', 'Differs'], to: 'Matched', asks: ['purchase.bill-differs'], right: 'inventory.manage' },
  differ: { from: ['Entered', 'Matched'], to: 'Differs', asks: [], right: 'inventory.manage' },
  approve: { from: ['Differs'], to: 'Approved', asks: ['purchase.no-reason'], right: 'purchasing.approve' },
  reject: { from: ['Differs', 'Matched'], to: 'Rejected', asks: ['purchase.no-reason'], right: 'purchasing.approve' },
  export: { from: ['Matched', 'Approved'], to: 'Exported', asks: [], right: 'inventory.manage' },
} as const satisfies Readonly<Record<string, BillTransition>>;

export type BillMove = keyof typeof billMoves;

export const isBillMoveFrom = (move: BillMove, state: BillState): boolean =>
  isFrom<BillState>({ from: billMoves[move].from }, state);

/** The state of a bill after a move, or why it is refused. */
export function billAfter(
  move: BillMove,
  { state, ...facts }: BillFacts & { readonly state: BillState },
  messages: { readonly buying: BuyingMessages; readonly officeWork: OfficeMessages },
): Result<BillState> {
  const asked: BillTransition = billMoves[move];
  const blockers = blockersOf<BillGuard, BillFacts>(asked, guards, { facts, sentences: messages.buying.billGuards });
  return stateAfter(asked, { state, blockers, ended: 'purchase.bill-ended', messages: messages.officeWork });
}
