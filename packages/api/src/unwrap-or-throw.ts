import { TRPCError } from '@trpc/server';
import type { Result } from './refusals.ts';
import { trpcCodeOf } from './refusals.ts';

/** The value of an outcome. A refusal is thrown: it rolls the transaction back and is answered with the status of its code. */
export function unwrapOrThrow<T>(outcome: Result<T>): T {
  if (outcome.ok) return outcome.value;
  const { code, message } = outcome.refusal;
  throw new TRPCError({ code: trpcCodeOf(code), message });
}
