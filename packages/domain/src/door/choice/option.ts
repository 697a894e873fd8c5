import type { Action } from '../model/action.ts';
import type { Fix, Refusal } from '../model/result.ts';
import type { RefusalCode } from '../model/refusal-codes.ts';

/** One option of a choice: its value, whether it is chosen, and why it cannot be chosen now. */
export interface Option<Value> {
  readonly value: Value;
  readonly chosen: boolean;
  readonly disabledReason: DisabledReason | null;
  /** The supplier has retired it: it stays with this door until another is chosen, and is not offered again. */
  readonly noLongerSold?: true;
}

interface Sale<Row> {
  isSold(row: Row): boolean;
  /** Absent: every row may be chosen. */
  readonly disabledReason?: (row: Row) => DisabledReason | null;
}

/** The rows that may be chosen: those that are sold, and the chosen one even when it is not sold any more. */
export const optionsOf = <Row>(
  rows: readonly Row[],
  isChosen: (row: Row) => boolean,
  { isSold, disabledReason: disabledReasonForRow = () => null }: Sale<NoInfer<Row>>,
): readonly Option<Row>[] =>
  onSale(rows, isChosen, { isSold }).map((value) => ({
    value,
    chosen: isChosen(value),
    disabledReason: disabledReasonForRow(value),
    ...saleMark(isSold(value)),
  }));

export const saleMark = (isSold: boolean): Pick<Option<unknown>, 'noLongerSold'> =>
  isSold ? {} : { noLongerSold: true };

/** Why an option cannot be chosen now; the page shows it on the tile. */
export interface DisabledReason {
  readonly code: RefusalCode;
  /** At most eight words: `Needs a half-round or quarter pane`. */
  readonly reason: string;
  /** One sentence that names the current choice which stands in the way. */
  readonly explanation: string;
  readonly fix: Fix | null;
}

/** Why the requested option is refused: its disabled reason, or `unknown` when there is no such option; null when it may be chosen. */
export function refusalOf<Value>(
  options: readonly Option<Value>[],
  isRequested: (value: Value) => boolean,
  unknown: Refusal,
): Refusal | null {
  const option = options.find(({ value }) => isRequested(value));
  if (!option) return unknown;
  if (!option.disabledReason) return null;
  const { code, explanation: message, fix } = option.disabledReason;
  return { code, message, ...(fix && { fix }) };
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

export const disabledReason = (reason: Reason): DisabledReason => ({ ...reason, fix: null });

/** The reason with the action that would allow the option, where there is one. */
export const disabledWithFix = (reason: Reason, fix: Fix | null): DisabledReason => ({ ...reason, fix });

export const disabledButFixedBy = (reason: Reason, label: string, action: Action): DisabledReason => ({
  ...reason,
  fix: { label, action },
});
