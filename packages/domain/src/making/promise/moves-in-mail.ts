import { dayIn, instantOf } from '../../lib/calendar-day.ts';
import type { TellRule } from './promise-risk.ts';

/** A date that has moved, and of which the customer gets a mail. */
export interface MailedMove {
  readonly orderId: string;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** How long a mail waits for what else is told at that hour, ms. */
const mailWaits = 15 * 60_000;

/**
 * When the mail about a move leaves (PROMISE 11): of what moves until the hour at which customers are told, soon after that hour, so that one
 * mail of a day tells all of it; of what moves later, soon after. ISO 8601.
 */
export function mailLeaves(madeAt: string, { timeZone, tellAt }: TellRule): string {
  const hour = instantOf(dayIn(madeAt, timeZone), tellAt, timeZone).getTime();
  return new Date(Math.max(Date.parse(madeAt), hour) + mailWaits).toISOString();
}

/** Whether a move of the same day is told with the one before: the mail about that has not left when this one is made. */
export const isToldWith = (
  before: Pick<MailedMove, 'madeAt'>,
  next: Pick<MailedMove, 'madeAt'>,
  rule: TellRule,
): boolean =>
  dayIn(before.madeAt, rule.timeZone) === dayIn(next.madeAt, rule.timeZone) &&
  Date.parse(next.madeAt) < Date.parse(mailLeaves(before.madeAt, rule));

/** The moves of one customer that one mail tells. The mail of the last of them tells all; null: a later one does. */
export function movesInMail<Move extends MailedMove>(
  own: Pick<MailedMove, 'orderId'>,
  moves: readonly Move[],
  rule: TellRule,
): readonly Move[] | null {
  const inTurn = moves.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other), 'en'));
  const at = inTurn.findIndex(({ orderId }) => orderId === own.orderId);
  const follows = (before: Move | undefined, next: Move | undefined) =>
    before !== undefined && next !== undefined && isToldWith(before, next, rule);
  if (at < 0 || follows(inTurn[at], inTurn[at + 1])) return null;
  let first = at;
  while (follows(inTurn[first - 1], inTurn[first])) first -= 1;
  return inTurn.slice(first, at + 1);
}

const placeOf = ({ madeAt, orderId }: MailedMove): string => `${madeAt} ${orderId}`;
