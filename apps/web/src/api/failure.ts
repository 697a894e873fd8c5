import { words } from '../words/words.ts';

/** How a call went wrong, as far as the page can answer it. */
export type Failure =
  /** Never arrived, or the server could not answer now: the same call may be sent again. */
  | 'try-again'
  /** The item was changed elsewhere, or has been sent already. */
  | 'conflict'
  | 'gone'
  /** The server understood and said no, or the call could not be put at all. */
  | 'refused'
  /** Nobody waits for the answer any more, so it is never told to the visitor; whether the call arrived is not known. */
  | 'cancelled';

const answered: Readonly<Record<number, Failure>> = {
  404: 'gone',
  408: 'try-again',
  409: 'conflict',
  429: 'try-again',
};

/** A call that is too long for the server by itself; sent again it would be as long. */
const tooBig = 'Input is too big for a single dispatch';

/** What a call that was cancelled on its way says, with or without a full stop. */
const cancelled = /^(?:Aborted|This operation was aborted)\.?$/;

export function failureOf(error: unknown): Failure {
  if (isCancelled(error)) return 'cancelled';
  if (messageOf(error) === tooBig) return 'refused';
  const status = statusOf(error);
  if (status === undefined || status >= 500) return 'try-again';
  return answered[status] ?? 'refused';
}

/** A sentence for the visitor; '' where the general one says all there is to say. */
export function sentenceOf(error: unknown): string {
  const status = statusOf(error);
  if (messageOf(error) === tooBig) return tooBig;
  if (error instanceof TypeError || (isCallError(error) && status === undefined)) return words.error.outOfReach;
  return status !== undefined && status >= 500 ? '' : messageOf(error);
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The call's own error, or the one that the client has wrapped. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || cancelled.test(error.message) || isCancelled(error.cause));

/** Known by its name: the client's own code is not here before the first call needs it. */
const isCallError = (error: unknown): error is Error & { readonly data: unknown } =>
  error instanceof Error && error.name === 'TRPCClientError' && 'data' in error;

/** The HTTP status of an answer; undefined when there was none. */
export function statusOf(error: unknown): number | undefined {
  if (!isCallError(error)) return undefined;
  const { data } = error;
  const status = typeof data === 'object' && data !== null && 'httpStatus' in data ? data.httpStatus : undefined;
  return typeof status === 'number' ? status : undefined;
}
