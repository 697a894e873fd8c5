import { errorFacts } from '../lib/log.ts';
import type { PasswordFacts } from './login-facts.ts';

export interface AskedLinks {
  /** Takes the address of whoever has forgotten a password, whether or not there is such an account. */
  add(email: string): void;
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>;
}

/** How long after the answer an account is looked for, ms. */
const delayMs = 500;

/**
 * Looks for the account of each address and mails its link when the answer has left: each address is one job, so that the time of an
 * answer tells nobody who has an account. What a stop or a crash takes is asked for again by whoever waits for the mail.
 */
export function askedLinks({
  accounts,
  mailLink,
  log,
}: Pick<PasswordFacts, 'accounts' | 'mailLink' | 'log'>): AskedLinks {
  const waiting = new Set<Promise<void>>();
  const mail = async (email: string) => {
    await new Promise((done) => setTimeout(done, delayMs));
    try {
      const account = await accounts.byEmail(email);
      if (account) await mailLink(account);
    } catch (error) {
      log.warn(errorFacts(error), 'A link for a forgotten password could not be mailed.');
    }
  };
  return {
    add: (email) => {
      const job = mail(email).finally(() => waiting.delete(job));
      waiting.add(job);
    },
    settled: async () => {
      await Promise.all(waiting);
    },
  };
}
