import { lineStandings, type PurchaseLine, type PurchaseRecord, type ReceivedLine } from './purchase.ts';

/** What came of a line on a day; negative where it was taken back. */
export interface DatedReceipt extends ReceivedLine {
  /** ISO day. */
  readonly day: string;
}

/** A purchase with the days on which things came. */
export interface DatedRecord extends PurchaseRecord {
  /** In the order in which they were written. */
  readonly received: readonly DatedReceipt[];
}

/** How many lines of a vendor came whole, and how many of them by their day. */
export interface KeptDates {
  readonly lines: number;
  readonly kept: number;
}

/**
 * How a vendor keeps its dates (PROMISE 10). A line counts when all of it has come, whole or damaged, on the day of its last piece, where
 * that is `from` or later. It is kept where that is on or before the last day that the vendor has confirmed, or else the day wanted.
 * @param from ISO day
 */
export function keptDates(records: readonly DatedRecord[], from: string): KeptDates {
  const came = records.flatMap((record) =>
    lineStandings(record).flatMap(({ line, schedule }) => {
      const day = wholeOn(line, record.received);
      return day !== null && day >= from
        ? [
            day <=
              (schedule
                ?.map((each) => each.day)
                .toSorted()
                .at(-1) ?? line.wanted),
          ]
        : [];
    }),
  );
  return { lines: came.length, kept: came.filter(Boolean).length };
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
