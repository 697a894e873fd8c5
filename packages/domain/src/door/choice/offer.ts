import type { Action } from '../model/action.ts';
import type { Cure, Refusal } from '../model/outcome.ts';
import type { RefusalCode } from '../model/refusal-codes.ts';

/** One option of a choice: its value, whether it is chosen, and why it cannot be chosen now. */
export interface Offer<Value> {
  readonly value: Value;
  readonly chosen: boolean;
  readonly whyNot: WhyNot | null;
  /** The supplier has retired it: it stays with this door until another is chosen, and is not offered again. */
  readonly noLongerSold?: true;
}

interface Sale<Row> {
  isSold(row: Row): boolean;
  /** Absent: every row may be chosen. */
  readonly whyNot?: (row: Row) => WhyNot | null;
}

/** The rows that may be chosen: those that are sold, and the chosen one even when it is not sold any more. */
export const offersOf = <Row>(
  rows: readonly Row[],
  isChosen: (row: Row) => boolean,
  { isSold, whyNot: whyNotRow = () => null }: Sale<NoInfer<Row>>,
): readonly Offer<Row>[] =>
  onSale(rows, isChosen, { isSold }).map((value) => ({
    value,
    chosen: isChosen(value),
    whyNot: whyNotRow(value),
    ...saleMark(isSold(value)),
  }));

export const saleMark = (isSold: boolean): Pick<Offer<unknown>, 'noLongerSold'> =>
  isSold ? {} : { noLongerSold: true };

/** Why an option cannot be chosen now; the page shows it on the tile. */
export interface WhyNot {
  readonly code: RefusalCode;
  /** At most eight words: `Needs a half-round or quarter pane`. */
  readonly reason: string;
  /** One sentence that names the current choice which stands in the way. */
  readonly explanation: string;
  readonly cure: Cure | null;
}

/** Why the wished option is refused: the reason on its offer, or `unknown` when there is no such offer; null when it may be chosen. */
export function refusalOf<Value>(
  offers: readonly Offer<Value>[],
  isWished: (value: Value) => boolean,
  unknown: Refusal,
): Refusal | null {
  const offer = offers.find(({ value }) => isWished(value));
  if (!offer) return unknown;
  if (!offer.whyNot) return null;
  const { code, explanation: message, cure } = offer.whyNot;
  return { code, message, ...(cure && { cure }) };
}

/** The refusal of an option that is not in the list at all. */
export const notOffered = (topic: TopicOf<RefusalCode>, message: string): Refusal => ({
  code: `${topic}.not-offered`,
  message,
});

type TopicOf<Code> = Code extends `${infer Topic}.not-offered` ? Topic : never;

/** The rows that may be chosen: those that are sold, and what the door has already. */
export const onSale = <Row>(
  rows: readonly Row[],
  isChosen: (row: Row) => boolean,
  { isSold }: { isSold(row: NoInfer<Row>): boolean },
): readonly Row[] => rows.filter((row) => isSold(row) || isChosen(row));

export interface Reason {
  readonly code: RefusalCode;
  readonly reason: string;
  readonly explanation: string;
}

export const whyNot = (reason: Reason): WhyNot => ({ ...reason, cure: null });

/** The reason with the action that would allow the option, where there is one. */
export const whyNotWithCure = (reason: Reason, cure: Cure | null): WhyNot => ({ ...reason, cure });

export const whyNotCuredBy = (reason: Reason, label: string, action: Action): WhyNot => ({
  ...reason,
  cure: { label, action },
});
