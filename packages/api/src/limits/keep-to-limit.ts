import { TRPCError } from '@trpc/server';
import type { CallContext } from '../ports/context.ts';
import { words } from '../words.ts';

/** Counted for each address. A household or a showroom behind one address stays far below; a flood does not. */
const rules = {
  create: { most: 600, perSeconds: 600 },
  share: { most: 600, perSeconds: 600 },
  submit: { most: 120, perSeconds: 600 },
  upload: { most: 600, perSeconds: 600 },
} as const;

export async function keepToLimit(ctx: CallContext, what: keyof typeof rules): Promise<void> {
  if (await ctx.limits.take(`${what}:${ctx.address}`, rules[what])) return;
  throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: words.tooMany });
}
