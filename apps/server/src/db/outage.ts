/**
 * Codes of a connection that is lost or cannot be made: of the operating system, and of PostgreSQL (class 08, shutdown, start-up,
 * no free slot); and of a transaction that PostgreSQL undid, because it and another one waited for each other (40P01).
 */
const code =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1-3]|53300|40P01)$/;

/** Messages of the driver for the same, which carry no code. */
const message =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a store cannot be reached for the moment, so that the same call may succeed in a second. Causes are searched too. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isCoded = 'code' in error && code.test(String(error.code));
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return isCoded || message.test(error.message) || inner.some(isOutage);
}
