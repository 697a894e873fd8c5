import { TRPCClientError } from '@trpc/client';

/** How a call went wrong, as far as the page can answer it. */
export type Failure =
  /** Never arrived, or the server could not answer now: the same call may be sent again. */
  | 'try-again'
  /** The item was changed elsewhere, or has been sent already. */
  | 'conflict'
  | 'gone'
  /** The server understood and said no. */
  | 'refused';

const answered: Readonly<Record<number, Failure>> = {
  404: 'gone',
  408: 'try-again',
  409: 'conflict',
  429: 'try-again',
};

export function failureOf(error: unknown): Failure {
  const status = statusOf(error);
  if (status === undefined || status >= 500) return 'try-again';
  return answered[status] ?? 'refused';
}

/** A sentence for the visitor; '' where the general one says all there is to say. */
export function sentenceOf(error: unknown): string {
  const status = statusOf(error);
  if (error instanceof TypeError || (error instanceof TRPCClientError && status === undefined))
    return 'The supplier cannot be reached just now. Check your connection.';
  return status !== undefined && status >= 500 ? '' : messageOf(error);
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  const data: unknown = error.data;
  const status = typeof data === 'object' && data !== null && 'httpStatus' in data ? data.httpStatus : undefined;
  return typeof status === 'number' ? status : undefined;
}
