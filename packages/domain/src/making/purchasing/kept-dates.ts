import {
  type ConfirmedLine,
  lineStandings,
  type PurchaseLine,
  type PurchaseRecord,
  type ReceivedLine,
} from './purchase.ts';

/** What came of a line on a day; negative where it was taken back. */
export interface DatedReceipt extends ReceivedLine {
  /** ISO day. */
  readonly day: string;
}

/** What a vendor has said of a line on a day. */
export interface DatedConfirmation extends ConfirmedLine {
  /** ISO day. */
  readonly on: string;
}

/** A purchase with the days on which things were said and came. */
export interface DatedRecord extends PurchaseRecord {
  readonly confirmed: readonly DatedConfirmation[];
  /** In the order in which they were written. */
  readonly received: readonly DatedReceipt[];
}

/** How many lines of a vendor came whole or are overdue, and how many of them came by their day. */
export interface KeptDates {
  readonly lines: number;
  readonly kept: number;
}

/**
 * How a vendor keeps its dates (PROMISE 10). Its day is the last one that the vendor has confirmed of a line, or else the day wanted; what it
 * says when the day that stood is past does not count, or each miss would mend itself. A line counts when all of it has come, whole or damaged, on the day of its last piece, where that is `from` or later; it is kept where that is
 * its day or before. One of which something is still to come counts as late once its day is past, however long ago that was.
 */
export function keptDates(records: readonly DatedRecord[], { from, today }: Period): KeptDates {
  const counted = records.flatMap((record) =>
    lineStandings(record).flatMap((standing): readonly boolean[] => {
      const due = dayOf(standing.line, record.confirmed);
      const came = wholeOn(standing.line, record.received);
      if (came !== null) return came >= from ? [came <= due] : [];
      return record.purchase.stage === 'Sent' && standing.open > 0 && due < today ? [false] : [];
    }),
  );
  return { lines: counted.length, kept: counted.filter(Boolean).length };
}

/** ISO days. */
interface Period {
  readonly from: string;
  readonly today: string;
}

function dayOf({ id, wanted }: PurchaseLine, confirmed: readonly DatedConfirmation[]): string {
  const said = confirmed.filter(({ line }) => line === id);
  return said.reduce((stood, { on, schedule }) => {
    const last = schedule.reduce((latest, { day }) => (day > latest ? day : latest), '');
    return on > stood ? stood : last || wanted;
  }, wanted);
}

/** The day on which there was first as much of a line as is ordered, and has been since; null: there is not. */
function wholeOn({ id, quantity }: PurchaseLine, received: readonly DatedReceipt[]): string | null {
  const came = received
    .filter(({ line }) => line === id)
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  let sum = 0;
  let whole: string | null = null;
  for (const { day, ...each } of came) {
    sum += each.quantity + each.damaged;
    whole = sum < quantity ? null : (whole ?? day);
  }
  return whole;
}
