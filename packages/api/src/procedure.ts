import { TRPCError } from '@trpc/server';
import type { CallContext, Caller } from './ports/context.ts';
import type { Stores } from './ports/stores.ts';
import type { Supplier } from './ports/supplier.ts';
import { t } from './trpc.ts';
import { words } from './words.ts';

/** The context of a call inside its transaction. */
export interface CallScope extends CallContext {
  readonly supplier: Supplier;
  readonly stores: Stores;
}

const withSupplier = t.middleware(async ({ ctx, next }) => {
  const supplier = await ctx.suppliers.find(ctx.clientId);
  if (!supplier) throw new TRPCError({ code: 'NOT_FOUND', message: words.noSupplier });
  return next({ ctx: { ...ctx, supplier } });
});

const procedureFor = (refuse: (caller: Caller) => TRPCError | undefined) =>
  t.procedure
    .use(({ ctx, next }) => {
      const refusal = refuse(ctx.caller);
      if (refusal) throw refusal;
      return next();
    })
    .use(withSupplier);

/** A call takes its procedure as an argument, so that it can stand in the public and in the installers' router. */
export type Procedure = ReturnType<typeof procedureFor>;

export const publicProcedure: Procedure = procedureFor(() => undefined);

const notLoggedIn = () => new TRPCError({ code: 'UNAUTHORIZED', message: words.logIn });

export const installerProcedure: Procedure = procedureFor(({ role }) =>
  role === 'public' ? notLoggedIn() : undefined,
);

/** Who calls; to be asked only behind `installerProcedure`, where everybody is logged in. */
export function personOf({ caller }: Pick<CallContext, 'caller'>): Exclude<Caller, { readonly role: 'public' }> {
  if (caller.role === 'public') throw notLoggedIn();
  return caller;
}

/** Runs what follows in one database transaction: all of it is saved or nothing, jobs in the outbox included. */
export const inOneTransaction = t.middleware(({ ctx, next }) =>
  ctx.transactions.run(ctx.clientId, async (stores) => {
    const result = await next({ ctx: { ...ctx, stores } });
    if (!result.ok) throw result.error;
    return result;
  }),
);
