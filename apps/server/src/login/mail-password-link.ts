import { lockPerson } from '@door/api/people/change-person';
import { mailLink } from '@door/api/people/mail-link';
import type { Transactions } from '@door/api/ports/stores';
import type { Account } from './accounts.ts';

interface MailFacts {
  readonly transactions: Transactions;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** Mails the owner of an account a link to choose a password; nothing to whoever is disabled. */
export const mailPasswordLink =
  ({ transactions, newId, now }: MailFacts) =>
  ({ id, clientId }: Account): Promise<void> =>
    transactions.run(clientId, async (stores) => {
      const found = await lockPerson({ stores }, id);
      if (found.ok) await mailLink({ stores, clientId, clock: { now }, caller: null }, found.value, newId());
    });
