import { type Claim, claimReasons, isLiving, isUnsettled } from './claim.ts';
import { lineStandings, type PurchaseLine, type PurchaseRecord } from './purchase.ts';
import type { BillState } from './vendor-bill.ts';

/** So much of a line was billed by a bill in this state. */
export interface BilledLine {
  readonly line: string;
  /** Base units. */
  readonly quantity: number;
  readonly state: BillState;
}

/** What was written about the lines of a purchase beside what came. */
export interface PurchasePapers {
  readonly bills: readonly BilledLine[];
  readonly claims: readonly ClaimOfLine[];
}

type ClaimOfLine = Pick<Claim, 'line' | 'reason' | 'quantity' | 'pieces' | 'state' | 'sentBack' | 'replacement'>;

/** How a line stands with what the vendor has billed, together with what has replaced goods of it. Base units. */
export interface LineBilling {
  readonly line: PurchaseLine;
  /** What has come and was neither sent back nor replaced by what came for nothing. */
  readonly received: number;
  readonly billed: number;
  /** What has come and is not billed, never less than 0. */
  readonly unbilled: number;
}

/** The line that was ordered, of one that replaces goods of it. */
const orderedLine = ({ id, replacementOf }: Pick<PurchaseLine, 'id' | 'replacementOf'>): string => replacementOf ?? id;

/**
 * How lines stand with bills, in their order, each with what has replaced goods of it: goods that came again are billed once, whether the
 * first ones went back or not. What a rejected bill says was never billed; goods whose claim was refused are still to be paid.
 */
export function lineBillings(record: PurchaseRecord, { bills, claims }: PurchasePapers): readonly LineBilling[] {
  const standings = lineStandings(record);
  const cameOf = (id: string | null) => standings.find(({ line }) => line.id === id)?.received ?? 0;
  return standings
    .filter(({ line }) => line.replacementOf === undefined)
    .map(({ line }) => {
      const own = standings.filter((each) => orderedLine(each.line) === line.id);
      const ids = new Set(own.map((each) => each.line.id));
      const unpaid = claims
        .filter((claim) => ids.has(claim.line) && isLiving(claim))
        .map((claim) =>
          claim.sentBack === null ? Math.min(claim.quantity, cameOf(claim.replacement)) : claim.quantity,
        );
      const received = sumOf(own.map((each) => each.received)) - sumOf(unpaid);
      const billed = sumOf(bills.filter((each) => ids.has(each.line) && each.state !== 'Rejected').map(quantityOf));
      return { line, received, billed, unbilled: Math.max(0, received - billed) };
    });
}

/** What stands in the way of closing a purchase: goods that nobody has billed, bills that differ, claims that are open. */
export interface Unsettled {
  readonly unbilled: readonly LineBilling[];
  readonly differing: number;
  readonly claims: number;
}

export const unsettledOf = (record: PurchaseRecord, papers: PurchasePapers): Unsettled => ({
  unbilled: lineBillings(record, papers).filter(({ unbilled }) => unbilled > 0),
  differing: papers.bills.filter(({ state }) => state === 'Entered' || state === 'Differs').length,
  claims: papers.claims.filter(isUnsettled).length,
});

/** How much of a line can still be claimed: of goods what has come, else what was ordered, less what is claimed already. Base units. */
export function claimable(
  record: PurchaseRecord,
  { line: id, reason, claims }: Pick<Claim, 'line' | 'reason'> & Pick<PurchasePapers, 'claims'>,
): number {
  const standing = lineStandings(record).find(({ line }) => line.id === id);
  if (!standing) return 0;
  const { hasGoods } = claimReasons[reason];
  const alike = claims.filter(
    (claim) => claim.line === id && isLiving(claim) && claimReasons[claim.reason].hasGoods === hasGoods,
  );
  return (hasGoods ? standing.received : standing.line.quantity) - sumOf(alike.map(quantityOf));
}

/** How much more of all lines is billed or claimed than has come. Base units. */
export const shortOfPapers = (record: PurchaseRecord, papers: PurchasePapers): number =>
  sumOf(lineBillings(record, papers).map(({ received, billed }) => Math.max(0, billed - received))) +
  sumOf(
    record.purchase.lines.map(({ id }) =>
      Math.max(0, 0 - claimable(record, { line: id, reason: 'damaged', ...papers })),
    ),
  );

const quantityOf = ({ quantity }: { readonly quantity: number }): number => quantity;
const sumOf = (quantities: readonly number[]): number => quantities.reduce((sum, each) => sum + each, 0);
