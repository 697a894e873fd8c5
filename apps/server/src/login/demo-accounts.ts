import type { Transactions } from '@door/api/ports/stores';
import { clientId } from '@door/domain/door/model/ids';
import type { Account, Accounts } from './accounts.ts';
import { hashPassword } from './password.ts';

/** Log-ins of the demo; all have the password of the settings. */
export const demoAccounts = [
  { email: 'installer@example.com', name: 'Ines Moor', role: 'installer', clientId: clientId(-1022) },
  { email: 'fabricator@example.com', name: 'Finn Oakley', role: 'fabricator', clientId: clientId(-1022) },
  { email: 'admin@example.com', name: 'Ada Winter', role: 'admin', clientId: clientId(-1022) },
  { email: 'fitter@example.com', name: 'Tom Nolan', role: 'fitter', clientId: clientId(-1022) },
  { email: 'installer@second.example.com', name: 'Nora Birch', role: 'installer', clientId: clientId(-1023) },
] as const satisfies readonly Pick<Account, 'email' | 'name' | 'role' | 'clientId'>[];

/** Who of the demo's diary sees their visits with which of them. */
const diaryPeople = [{ email: 'fitter@example.com', name: 'Nolan' }] as const satisfies readonly {
  readonly email: (typeof demoAccounts)[number]['email'];
  readonly name: string;
}[];

interface DemoFacts {
  readonly password: string;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly transactions: Transactions;
}

/** Adds the missing accounts; an existing one keeps its password, and whoever of the diary it was tied to. */
export async function addDemoAccounts(
  accounts: Accounts,
  { password, newId, now, transactions }: DemoFacts,
): Promise<void> {
  // Made once for all that are missing: it takes half a second of a processor, and a first start waits for it.
  let passwordHash: string | null = null;
  for (const demo of demoAccounts) {
    if (await accounts.byEmail(demo.email)) continue;
    passwordHash ??= await hashPassword(password);
    const id = newId();
    const isNew = await accounts.add({ ...demo, id, passwordHash, createdAt: now() });
    const person = diaryPeople.find(({ email }) => email === demo.email);
    if (isNew && person) await tie(transactions, { ...demo, id, name: person.name });
  }
}

async function tie(transactions: Transactions, account: Pick<Account, 'id' | 'clientId'> & { readonly name: string }) {
  await transactions.run(account.clientId, async ({ diary }) => {
    const person = (await diary.resources()).find(({ kind, name }) => kind === 'person' && name === account.name);
    if (person?.accountId === null) await diary.saveResource({ ...person, accountId: account.id });
  });
}
