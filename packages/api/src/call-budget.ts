import { tooManyRequests } from './enforce-rate-limit.ts';
import { type Caller, type CallContext, isOfficeCaller, type RateLimit } from './ports/context.ts';

const perSeconds = 600;

/**
 * Calls of any kind in ten minutes, of one process. People stay a hundred times below; a program that floods does not. What costs
 * more, or makes something, has a limit of its own (`enforceRateLimit`), which all processes count together.
 */
export const callBudgets = {
  address: { query: { most: 300_000, perSeconds }, mutation: { most: 30_000, perSeconds } },
  account: { query: { most: 300_000, perSeconds }, mutation: { most: 60_000, perSeconds } },
  item: { query: { most: 60_000, perSeconds }, mutation: { most: 10_000, perSeconds } },
} as const satisfies Readonly<Record<string, Readonly<Record<'query' | 'mutation', RateLimit>>>>;

interface BudgetedCall {
  readonly caller: Caller;
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly input: unknown;
}

/** Takes one call from the budget of its caller, an account or else an address, and of the item that it names. Throws 429 when one is spent. */
export function takeFromBudgets(ctx: CallContext, { caller, type, input }: BudgetedCall): void {
  const kind = type === 'query' ? 'query' : 'mutation';
  const take = (of: keyof typeof callBudgets, who: string) =>
    ctx.callCounter.tryTake(`${of} ${kind} ${who}`, callBudgets[of][kind]);
  const ofCaller = isOfficeCaller(caller) ? take('account', caller.userId) : take('address', ctx.address);
  const item = itemNamedBy(input);
  if (!ofCaller || (item !== undefined && !take('item', item))) throw tooManyRequests();
}

/** Where an input says which item it is about. */
const itemFields = ['ItemId', 'itemId', 'FrameId', 'Id'];
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The item that a call is about, before its input is checked; of calls about other things their id, which is as good a key. */
export function itemNamedBy(input: unknown): string | undefined {
  const first: unknown = Array.isArray(input) ? input[0] : input;
  const named = [first, ...itemFields.map((field) => fieldOf(first, field)), ...[fieldOf(first, 'ItemIds')].flat()];
  return named.find((id): id is string => typeof id === 'string' && uuid.test(id))?.toLowerCase();
}

const fieldOf = (input: unknown, field: string): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined;
