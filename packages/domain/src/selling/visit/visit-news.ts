/** A visit with what one person knows of it. */
interface KnownVisit {
  readonly sequence: number;
  /** ISO 8601. */
  readonly to: string;
  readonly isCancelled: boolean;
  /** Whether it has booked this person. */
  readonly isBooked: boolean;
  /** The number with which they were mailed it last; null: they were not, or were told that they do not go. */
  readonly told: number | null;
}

/**
 * What somebody has to be mailed of a visit: that they go, now or at another time, or that they go no more; null: they know how it stands, or
 * it is over.
 */
export function visitNews(
  { sequence, to, isCancelled, isBooked, told }: KnownVisit,
  now: Date,
): 'booked' | 'moved' | 'off' | null {
  if (Date.parse(to) <= now.getTime()) return null;
  if (!isBooked || isCancelled) return told === null ? null : 'off';
  if (told === null) return 'booked';
  return told < sequence ? 'moved' : null;
}
