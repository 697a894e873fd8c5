import { TooManyWaiting } from '../lib/fair-queue.ts';

/**
 * Codes of a connection that is lost or cannot be made: of the operating system, and of PostgreSQL (class 08, shutdown, start-up,
 * no free slot, a standby that takes no writes); of a disk that is full, read-only, broken or not mounted, or with a file where a folder
 * should be (EEXIST, ENOTDIR), the server's or the database's (class 53, 58); of a transaction that PostgreSQL undid, because it and another one waited for each other (40P01);
 * and of a prepared statement whose table a newer server has changed, or that a pooler does not know (0A000, 26000).
 */
const code = new RegExp(
  `^(?:${[
    ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
    ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ENOTDIR', 'EEXIST', 'EMFILE', 'ENFILE'],
    ...['08\\w{3}', '0A000', '25006', '26000', '40P01', '53\\w{3}', '57P0[1-3]', '58\\w{3}'],
  ].join('|')})$`,
);

/** Messages of the driver for the same, which carry no code. */
const message =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The server was told to stop while it was at work on a call. */
export class ServerStops extends Error {
  override readonly name = 'ServerStops';
}

/** Whether a store cannot be reached for the moment, or has too much to do, so that the same call may succeed in a second. Causes are searched too. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof ServerStops || error instanceof TooManyWaiting) return true;
  const isCoded = 'code' in error && code.test(String(error.code));
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return isCoded || message.test(error.message) || inner.some(isOutage);
}

/** A stretch of time that somebody else has, and a transaction that was undone since it and another one waited for each other. */
const taken = ['23P01', '40P01'];

/** Whether somebody else has taken the same at that moment. Causes are searched too. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && taken.some((each) => each === error.code)) || isTaken(error.cause));
