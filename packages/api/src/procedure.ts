import { may, type OfficeRight, type Right, type VisitorRight, visitorRights } from '@door/domain/access/roles';
import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { takeFromBudgets } from './call-budget.ts';
import { installValidationMessages, validationMessage } from './input/validation-message.ts';
import { type CallContext, type Caller, isOfficeCaller, type OfficeCaller } from './ports/context.ts';
import type { Stores } from './ports/stores.ts';
import type { Supplier } from './ports/supplier.ts';
import { words } from './words.ts';

/** The context of a call inside its transaction. */
export interface CallScope extends CallContext {
  readonly caller: Caller;
  readonly supplier: Supplier;
  readonly stores: Stores;
}

/** The same for a call of the supplier's people. */
export interface OfficeScope extends CallScope {
  readonly caller: OfficeCaller;
}

/** What a router keeps of a call beside its types: the right that it needs. */
interface CallMeta {
  readonly right: Right;
}

installValidationMessages();

const t = initTRPC
  .context<CallContext>()
  .meta<CallMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      // The error itself is for the log only.
      if (error.code === 'INTERNAL_SERVER_ERROR') return { ...shape, message: words.fault };
      if (error.cause instanceof z.ZodError) return { ...shape, message: validationMessage(error.cause.issues) };
      if (error.cause instanceof SyntaxError) return { ...shape, message: 'The input: must be JSON.' };
      if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return { ...shape, message: wrongContentType };
      return shape;
    },
  });

const wrongContentType = 'The header content-type: must be application/json.';

export const router = t.router;

/** The store is away for a moment: answered 503, which a page repeats by itself. */
const whileStoresAnswer = t.middleware(async ({ ctx, next }) => {
  const result = await next();
  if (result.ok || result.error.code !== 'INTERNAL_SERVER_ERROR' || !ctx.isOutage(result.error)) return result;
  throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: words.outage, cause: result.error });
});

const withinBudget = t.middleware(async ({ ctx, type, getRawInput, next }) => {
  if (ctx.caller !== null) takeFromBudgets(ctx, { caller: ctx.caller, type, input: await getRawInput() });
  return next();
});

const withSupplier = t.middleware(async ({ ctx, next }) => {
  const supplier = await ctx.suppliers.find(ctx.clientId);
  if (!supplier) throw new TRPCError({ code: 'NOT_FOUND', message: words.noSupplier });
  return next({ ctx: { supplier } });
});

const notLoggedIn = () => new TRPCError({ code: 'UNAUTHORIZED', message: words.logIn });

const visitorProcedure = (right: VisitorRight) =>
  t.procedure
    .meta({ right })
    .use(whileStoresAnswer)
    .use(({ ctx, next }) => {
      if (ctx.caller === null) throw notLoggedIn();
      return next({ ctx: { caller: ctx.caller } });
    })
    .use(withinBudget)
    .use(withSupplier);

const officeProcedure = (right: OfficeRight) =>
  t.procedure
    .meta({ right })
    .use(whileStoresAnswer)
    .use(({ ctx, next }) => {
      if (ctx.caller === null || !isOfficeCaller(ctx.caller)) throw notLoggedIn();
      if (!may(ctx.caller.role, right)) throw new TRPCError({ code: 'FORBIDDEN', message: words.notAllowed });
      return next({ ctx: { caller: ctx.caller } });
    })
    .use(withinBudget)
    .use(withSupplier);

const isVisitorRight = (right: Right): right is VisitorRight => visitorRights.some((each) => each === right);

function allow(right: VisitorRight): ReturnType<typeof visitorProcedure>;
function allow(right: OfficeRight): ReturnType<typeof officeProcedure>;
function allow(right: Right) {
  return isVisitorRight(right) ? visitorProcedure(right) : officeProcedure(right);
}

/** The begin of every call: `procedure.allow('orders.sell')`. There is no other, so that each call names its right. */
export const procedure = { allow };

/** Runs what follows in one database transaction: all of it is saved or nothing, jobs in the outbox included. */
export const inOneTransaction = t.middleware(({ ctx, next }) =>
  ctx.transactions.run(ctx.clientId, async (stores) => {
    const result = await next({ ctx: { stores } });
    if (!result.ok) throw result.error;
    return result;
  }),
);

/** For calls that change what the supplier sells or has settled: once that is committed, the next call of this process knows it. Stands before `inOneTransaction`. */
export const changingSupplier = t.middleware(async ({ ctx, next }) => {
  const result = await next();
  ctx.suppliers.forget(ctx.clientId);
  return result;
});
