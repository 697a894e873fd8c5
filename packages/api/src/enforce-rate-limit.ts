import { TRPCError } from '@trpc/server';
import type { CallContext } from './ports/context.ts';
import { messages } from './messages.ts';

/** Calls from one address. A household or a showroom behind one address stays far below these; a flood does not. */
const limits = {
  create: { most: 600, perSeconds: 600 },
  share: { most: 600, perSeconds: 600 },
  submit: { most: 120, perSeconds: 600 },
  upload: { most: 600, perSeconds: 600 },
  /** Sending a picture to its upload target. */
  put: { most: 600, perSeconds: 600 },
  /** Showing an uploaded picture, which is looked at first. */
  picture: { most: 600, perSeconds: 600 },
  /** Enquiries whose mails wait in the order of their time; those of more wait behind all others. */
  mail: { most: 10, perSeconds: 600 },
  /** Mails to one address that anybody may type into the form. */
  recipient: { most: 10, perSeconds: 3600 },
  /** Invitations of one supplier: their mails go to any address. */
  invitation: { most: 100, perSeconds: 86_400 },
  /** Reading an offer, which also limits guessing at tokens. */
  offer: { most: 300, perSeconds: 600 },
  /** Accepting, declining and asking. */
  offerAnswer: { most: 30, perSeconds: 600 },
  /** Reading a family's page: each of its devices asks six times a minute while somebody looks at it. */
  family: { most: 3000, perSeconds: 600 },
  familyHeart: { most: 300, perSeconds: 600 },
  /** Pages and pictures of shared designs, each of which takes some seconds to paint. */
  paper: { most: 60, perSeconds: 600 },
  /** Reading a calendar: programs ask every hour, and people press a button. */
  feed: { most: 300, perSeconds: 3600 },
  /** SMS by which a supplier tries its gateway. */
  sms: { most: 20, perSeconds: 3600 },
  bill: { most: 600, perSeconds: 600 },
} as const;

export async function enforceRateLimit(
  ctx: Pick<CallContext, 'rateLimiter' | 'address'>,
  what: keyof typeof limits,
): Promise<void> {
  if (!(await isWithinRateLimit(ctx, what, ctx.address))) throw tooManyRequests();
}

/** Counts this call too. `who`: whose calls are counted, the caller's address or another's that the call names. */
export const isWithinRateLimit = (
  { rateLimiter }: Pick<CallContext, 'rateLimiter'>,
  what: keyof typeof limits,
  who: string,
): Promise<boolean> => rateLimiter.tryTake(`${what}:${who}`, limits[what]);

export const tooManyRequests = () => new TRPCError({ code: 'TOO_MANY_REQUESTS', message: messages.tooMany });

/** Counts a call by the caller's address, so that nobody tries tokens, and by the token, so that nobody floods one offer. */
export async function enforceOfferLimit(
  ctx: Pick<CallContext, 'rateLimiter' | 'address' | 'ids'>,
  what: 'offer' | 'offerAnswer',
  token: string,
): Promise<void> {
  for (const who of [ctx.address, ctx.ids.digest(token)])
    if (!(await isWithinRateLimit(ctx, what, who))) throw tooManyRequests();
}
