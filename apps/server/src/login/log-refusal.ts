import type { FoundAccount } from './accounts.ts';
import type { Exchange } from './form-request.ts';
import type { LoginFacts, LoginRefusal } from './login-facts.ts';

interface Refused {
  readonly reason: LoginRefusal;
  /** Absent: the address that was typed belongs to nobody. */
  readonly account?: Pick<FoundAccount, 'id'> | undefined;
}

/** Counts a refused log-in and writes it to the log; what was typed is not in it, and who it was only by the id of the account. */
export function logRefusal(
  { log, onRefusal }: Pick<LoginFacts, 'log' | 'onRefusal'>,
  { request }: Pick<Exchange, 'request'>,
  { reason, account }: Refused,
): void {
  onRefusal(reason);
  log.warn({ requestId: request.id, reason, account: account?.id ?? null }, 'A log-in was refused.');
}
