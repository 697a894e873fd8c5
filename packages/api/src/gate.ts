import { TRPCError } from '@trpc/server';
import type { CallContext, Caller } from './ports/context.ts';
import type { Shop, Supplier } from './ports/shop.ts';
import { t } from './trpc.ts';
import { words } from './words.ts';

/** What a call works with, once the gate has let the caller in and the transaction stands. */
export interface CallScope extends CallContext {
  readonly supplier: Supplier;
  readonly shop: Shop;
}

const withSupplier = t.middleware(async ({ ctx, next }) => {
  const supplier = await ctx.suppliers.find(ctx.clientId);
  if (!supplier) throw new TRPCError({ code: 'NOT_FOUND', message: words.noSupplier });
  return next({ ctx: { ...ctx, supplier } });
});

/** Checks who calls; a call is written once and stands behind both gates. */
const gateOf = (refuse: (caller: Caller) => TRPCError | undefined) =>
  t.procedure
    .use(({ ctx, next }) => {
      const refusal = refuse(ctx.caller);
      if (refusal) throw refusal;
      return next();
    })
    .use(withSupplier);

export type Gate = ReturnType<typeof gateOf>;

export const publicGate: Gate = gateOf(() => undefined);

const notLoggedIn = () => new TRPCError({ code: 'UNAUTHORIZED', message: words.logIn });

export const installerGate: Gate = gateOf(({ role }) => (role === 'public' ? notLoggedIn() : undefined));

/** Who calls, behind the installers' gate, where nobody is unknown. */
export function personOf({ caller }: Pick<CallContext, 'caller'>): Exclude<Caller, { readonly role: 'public' }> {
  if (caller.role === 'public') throw notLoggedIn();
  return caller;
}

/** Everything after this step is done as a whole or not at all, queued mail included. */
export const inOneTransaction = t.middleware(({ ctx, next }) =>
  ctx.shops.transact(ctx.clientId, async (shop) => {
    const result = await next({ ctx: { ...ctx, shop } });
    if (!result.ok) throw result.error;
    return result;
  }),
);
