import { isWithinRateLimit, tooManyRequests } from '../enforce-rate-limit.ts';
import type { CallScope } from '../procedure.ts';

/** Counts a call by the caller's address, so that nobody tries tokens, and by the token, so that nobody floods one offer. */
export async function enforceOfferLimit(ctx: CallScope, what: 'offer' | 'offerAnswer', token: string): Promise<void> {
  for (const who of [ctx.address, ctx.ids.digest(token)])
    if (!(await isWithinRateLimit(ctx, what, who))) throw tooManyRequests();
}
