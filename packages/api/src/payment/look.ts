import type { ClientId } from '@door/domain/door/model/ids';
import { attemptAfter, isLiving } from '@door/domain/selling/payment/attempt';
import type { Ports } from '../ports/context.ts';
import type { CallScope } from '../procedure.ts';
import type { PaymentAttempt } from './attempt-store.ts';
import { bookSnapshot } from './book-snapshot.ts';
import { lockAttempt, saveState } from './locked-attempt.ts';
import { ProviderAway, ProviderRefused } from './provider.ts';

interface Looking {
  readonly clientId: ClientId;
  readonly attemptId: string;
  /** Nobody may pay any more: the provider ends the session first. */
  readonly expires?: boolean;
}

/** Runs work of a rule in a transaction of a supplier, in nobody's name. */
export async function asRule<Result>(
  ports: Ports,
  clientId: ClientId,
  work: (ctx: CallScope) => Promise<Result>,
): Promise<Result | undefined> {
  const supplier = await ports.suppliers.find(clientId);
  const nobody = { caller: { role: 'public' }, requestId: '', address: '', agent: '', device: '' } as const;
  return (
    supplier && ports.transactions.run(clientId, (stores) => work({ ...ports, ...nobody, clientId, supplier, stores }))
  );
}

/** Asks the provider how an attempt stands, and books what follows (JOURNEY 6.3). Throws where the provider does not answer. */
export async function lookAtAttempt(
  ports: Ports,
  { clientId, attemptId, expires = false }: Looking,
): Promise<PaymentAttempt | undefined> {
  const found = await asRule(ports, clientId, async ({ stores }) => {
    const attempt = await stores.attempts.load(attemptId);
    return { attempt, account: attempt && (await stores.accounts.of(attempt.driver)) };
  });
  if (!found?.attempt) return undefined;
  const { attempt, account } = found;
  const { providerId } = attempt;
  if (providerId === null || !account) return asRule(ports, clientId, (ctx) => withoutProvider(ctx, attemptId));
  try {
    const provider = ports.payments.of(account);
    const said = await (expires ? provider.expire(providerId) : provider.read(providerId));
    return await asRule(ports, clientId, (ctx) => bookSnapshot(ctx, attemptId, { said, expires }));
  } catch (error) {
    if (isOfProvider(error)) await asRule(ports, clientId, (ctx) => askLater(ctx, attemptId));
    throw error;
  }
}

export const isOfProvider = (error: unknown): boolean =>
  error instanceof ProviderAway || error instanceof ProviderRefused;

/** One whose session nobody ever learned of cannot be paid once its time is over. */
async function withoutProvider(ctx: CallScope, id: string): Promise<PaymentAttempt | undefined> {
  const locked = await lockAttempt(ctx, id);
  if (!locked) return undefined;
  const { attempt } = locked;
  const isOver = Date.parse(attempt.expiresAt) <= ctx.clock.now().getTime();
  return saveState(ctx, attempt, isOver ? attemptAfter(attempt.state, 'Expired') : attempt.state);
}

async function askLater(ctx: CallScope, id: string): Promise<void> {
  const locked = await lockAttempt(ctx, id);
  if (locked) await saveState(ctx, locked.attempt, locked.attempt.state);
}

/** Most that are looked at in one go: the others have their turn in a minute. */
const mostAtOnce = 100;

/** Looks at all attempts of a supplier whose time has come. One whose provider does not answer has its next time. */
export async function lookAtDue(ports: Ports, clientId: ClientId): Promise<void> {
  const now = ports.clock.now().toISOString();
  const ids = await asRule(ports, clientId, ({ stores }) => stores.attempts.due(now, mostAtOnce));
  for (const attemptId of ids ?? [])
    await lookAtAttempt(ports, { clientId, attemptId }).catch((error: unknown) => {
      if (!isOfProvider(error)) throw error;
      ports.log.warn({ attempt: attemptId, fault: String(error) }, 'A payment provider was asked in vain.');
    });
}

/** Whether an attempt that could be paid cannot be any more. */
export async function supersede(ports: Ports, { clientId, attemptId }: Omit<Looking, 'expires'>): Promise<boolean> {
  const after = await lookAtAttempt(ports, { clientId, attemptId, expires: true });
  return after === undefined || !isLiving(after.state);
}
