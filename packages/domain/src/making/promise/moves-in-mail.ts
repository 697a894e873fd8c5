/** A date that has moved, and of which the customer gets a mail. */
export interface MailedMove {
  readonly orderId: string;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** How long a mail waits for what else moves, s. */
export const mailWaits = 15 * 60;

/**
 * The moves of one customer that one mail tells: those of a day that follow each other sooner than mails leave. The mail of the last of them
 * tells all; null: a later one does.
 * @param dayOf the day of a moment where the supplier is
 */
export function movesInMail<Move extends MailedMove>(
  own: Pick<MailedMove, 'orderId'>,
  moves: readonly Move[],
  dayOf: (moment: string) => string,
): readonly Move[] | null {
  const inTurn = moves.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other), 'en'));
  const at = inTurn.findIndex(({ orderId }) => orderId === own.orderId);
  const follows = (before: Move | undefined, next: Move | undefined) =>
    before !== undefined &&
    next !== undefined &&
    dayOf(before.madeAt) === dayOf(next.madeAt) &&
    Date.parse(next.madeAt) - Date.parse(before.madeAt) < mailWaits * 1000;
  if (at < 0 || follows(inTurn[at], inTurn[at + 1])) return null;
  let first = at;
  while (follows(inTurn[first - 1], inTurn[first])) first -= 1;
  return inTurn.slice(first, at + 1);
}

const placeOf = ({ madeAt, orderId }: MailedMove): string => `${madeAt} ${orderId}`;
