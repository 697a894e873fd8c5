import { messages } from '../messages/messages.ts';

/** Why a call failed, as far as the page reacts to it. */
export type Failure =
  /** It did not arrive, or the server could not answer now: the same call may be sent again. */
  | 'try-again'
  /** The item was changed elsewhere, or has been sent already. */
  | 'conflict'
  | 'gone'
  /** The server refused it, or it could not be sent at all. */
  | 'refused'
  /** The page cancelled the call, so the visitor is not told; it may have arrived. */
  | 'cancelled';

const failureOfStatus: Readonly<Record<number, Failure>> = {
  404: 'gone',
  408: 'try-again',
  409: 'conflict',
  429: 'try-again',
};

/** The client's error for a call that is too long; sending it again would not help. */
const tooBig = 'Input is too big for a single dispatch';

/** The messages of a cancelled call. */
const cancelled = /^(?:Aborted|This operation was aborted)\.?$/;

export function failureOf(error: unknown): Failure {
  if (isCancelled(error)) return 'cancelled';
  if (messageOf(error) === tooBig) return 'refused';
  const status = statusOf(error);
  if (status === undefined || status >= 500) return 'try-again';
  return failureOfStatus[status] ?? 'refused';
}

/** Why a call failed, for the visitor; '' where only a general text fits. */
export function failureText(error: unknown): string {
  const status = statusOf(error);
  if (messageOf(error) === tooBig) return tooBig;
  if (isOutOfReach(error)) return messages.error.outOfReach;
  return status !== undefined && status >= 500 ? '' : messageOf(error);
}

/** Whether the server did not answer at all. */
export const isOutOfReach = (error: unknown): boolean =>
  !isCancelled(error) &&
  (error instanceof TypeError || (isCallError(error) && statusOf(error) === undefined && messageOf(error) !== tooBig));

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Also true for a cancelled call that the client has wrapped in an error of its own. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || cancelled.test(error.message) || isCancelled(error.cause));

/** Recognised by its name, because the class is in the client's code, which is loaded later. */
const isCallError = (error: unknown): error is Error & { readonly data: unknown } =>
  error instanceof Error && error.name === 'TRPCClientError' && 'data' in error;

/** The HTTP status of an answer; undefined when there was none. */
export function statusOf(error: unknown): number | undefined {
  if (!isCallError(error)) return undefined;
  const { data } = error;
  const status = typeof data === 'object' && data !== null && 'httpStatus' in data ? data.httpStatus : undefined;
  return typeof status === 'number' ? status : undefined;
}
