import { refused } from '@door/domain/door/model/result';
import { may, type OfficeRight, type Right, type VisitorRight, visitorRights } from '@door/domain/people/roles';
import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { takeFromBudgets } from './call-budget.ts';
import { diaryMessages } from './diary/messages.ts';
import { installValidationMessages, validationMessage } from './input/validation-message.ts';
import { type CallContext, type Caller, isOfficeCaller, type OfficeCaller } from './ports/context.ts';
import type { Stores } from './ports/stores.ts';
import type { Supplier } from './ports/supplier.ts';
import { messages } from './messages.ts';
import { changesPromiseFacts } from './promise/facts-of-promises.ts';
import { unwrapOrThrow } from './unwrap-or-throw.ts';

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

/** What a rule of a supplier works with: nobody may have called it. */
export interface RuleScope extends Pick<CallScope, 'stores' | 'supplier' | 'clock' | 'ids' | 'clientId'> {
  readonly caller: Caller | null;
}

/** What a router keeps of a call beside its types. */
interface CallMeta {
  readonly right: Right;
  /** Its answer follows from the supplier's catalogue and settings alone, so that it may be kept until one of them changes. */
  readonly isOfSupplierAlone?: true;
}

installValidationMessages();

const t = initTRPC
  .context<CallContext>()
  .meta<CallMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      // The error itself is for the log only.
      if (error.code === 'INTERNAL_SERVER_ERROR') return { ...shape, message: messages.fault };
      if (error.cause instanceof z.ZodError) return { ...shape, message: validationMessage(error.cause.issues) };
      if (error.cause instanceof SyntaxError) return { ...shape, message: 'The input: must be JSON.' };
      if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return { ...shape, message: wrongContentType };
      return shape;
    },
  });

const wrongContentType = 'The header content-type: must be application/json.';

export const router = t.router;

/** The store is away for a moment: answered 503, which a page repeats by itself. */
const outage = (cause: unknown) => new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: messages.outage, cause });

const notLoggedIn = () => new TRPCError({ code: 'UNAUTHORIZED', message: messages.logIn });

async function findSupplier({ suppliers, clientId, isOutage }: CallContext): Promise<Supplier> {
  const supplier = await suppliers.find(clientId).catch((error: unknown) => {
    throw isOutage(error) ? outage(error) : error;
  });
  if (!supplier) throw new TRPCError({ code: 'NOT_FOUND', message: messages.noSupplier });
  return supplier;
}

/**
 * What every call begins with, in one middleware: each of tRPC's own copies the whole context, which took as long as a call.
 * @param callerOf the caller, if this one may make the call; else throws
 */
const beginCall = <Allowed extends Caller>(callerOf: (caller: Caller | null) => Allowed) =>
  t.middleware(async ({ ctx, type, getRawInput, next }) => {
    const caller = callerOf(ctx.caller);
    takeFromBudgets(ctx, { caller, type, input: await getRawInput() });
    const result = await next({ ctx: { caller, supplier: await findSupplier(ctx) } });
    if (result.ok || result.error.code !== 'INTERNAL_SERVER_ERROR' || !ctx.isOutage(result.error)) return result;
    throw outage(result.error);
  });

const beginVisitorCall = beginCall((caller) => {
  if (caller === null) throw notLoggedIn();
  return caller;
});

const visitorProcedure = (right: VisitorRight) => t.procedure.meta({ right }).use(beginVisitorCall);

const officeProcedure = (right: OfficeRight) =>
  t.procedure.meta({ right }).use(
    beginCall((caller) => {
      if (caller === null || !isOfficeCaller(caller)) throw notLoggedIn();
      if (!may(caller.role, right)) throw new TRPCError({ code: 'FORBIDDEN', message: messages.notAllowed });
      return caller;
    }),
  );

const isVisitorRight = (right: Right): right is VisitorRight => visitorRights.some((each) => each === right);

function allow(right: VisitorRight): ReturnType<typeof visitorProcedure>;
function allow(right: OfficeRight): ReturnType<typeof officeProcedure>;
function allow(right: Right) {
  return isVisitorRight(right) ? visitorProcedure(right) : officeProcedure(right);
}

/** The begin of every call: `procedure.allow('orders.sell')`. There is no other, so that each call names its right. */
export const procedure = { allow };

/** A query whose answer may be kept: it uses nothing but the supplier and the input, also no clock. */
export const supplierQuery = procedure
  .allow('catalogue.browse')
  .meta({ right: 'catalogue.browse', isOfSupplierAlone: true });

/**
 * Runs what follows in one database transaction: all of it is saved or nothing, jobs in the outbox included. What changes facts of
 * promised dates says so at its end: others wait for that row, and this transaction for nobody any more.
 */
export const inOneTransaction = t.middleware(({ ctx, path, type, next }) =>
  ctx.transactions.run(ctx.clientId, async (stores) => {
    const result = await next({ ctx: { stores } });
    if (!result.ok) throw result.error;
    if (type === 'mutation' && changesPromiseFacts(path)) await stores.promises.raiseFactsRevision();
    return result;
  }),
);

/**
 * The same for a part of a call, which says itself that it has changed facts of promised dates. What takes long stands between two of
 * these: while a transaction is open, whoever wants its rows waits, and on the embedded database everybody.
 */
export const inTransaction = <Result>(
  ctx: Omit<OfficeScope, 'stores'>,
  work: (scope: OfficeScope) => Promise<Result>,
): Promise<Result> => ctx.transactions.run(ctx.clientId, (stores) => work({ ...ctx, stores }));

/**
 * For calls that take what somebody else may take at the same moment: they are tried once more where the database has let the other one have
 * it. Stands before `inOneTransaction`.
 */
export const retriedWhenTaken = t.middleware(async ({ ctx, next }) => {
  const first = await next();
  if (first.ok || !ctx.isTaken(first.error)) return first;
  const second = await next();
  if (second.ok || !ctx.isTaken(second.error)) return second;
  return unwrapOrThrow<never>(refused('diary.taken', diaryMessages.takenMeanwhile));
});

/** For calls that change what the supplier sells or has settled: once that is committed, the next call of this process knows it. Stands before `inOneTransaction`. */
export const changingSupplier = t.middleware(async ({ ctx, next }) => {
  const result = await next();
  ctx.suppliers.forget(ctx.clientId);
  return result;
});
