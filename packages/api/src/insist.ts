import { TRPCError } from '@trpc/server';
import type { Outcome, Refusal } from '@door/domain/shared/outcome';
import { httpCodeOf } from './refusals.ts';

/** The value of an outcome; a refusal leaves the call, and its transaction, as the answer that its code stands for. */
export function insist<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw errorOf(outcome.refusal);
  return outcome.value;
}

export const errorOf = ({ code, message }: Refusal): TRPCError => new TRPCError({ code: httpCodeOf(code), message });
