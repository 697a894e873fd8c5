import { clientId } from '@door/domain/door/model/ids';
import type { Account, Accounts } from './accounts.ts';
import { hashPassword } from './password.ts';

/** Log-ins of the demo; all have the password of the settings. */
export const demoAccounts = [
  { email: 'installer@example.com', name: 'Ines Moor', role: 'installer', clientId: clientId(-1022) },
  { email: 'fabricator@example.com', name: 'Finn Oakley', role: 'fabricator', clientId: clientId(-1022) },
  { email: 'admin@example.com', name: 'Ada Winter', role: 'admin', clientId: clientId(-1022) },
  { email: 'installer@second.example.com', name: 'Nora Birch', role: 'installer', clientId: clientId(-1023) },
] as const satisfies readonly Pick<Account, 'email' | 'name' | 'role' | 'clientId'>[];

/** Adds the missing accounts; an existing one keeps its password. */
export async function addDemoAccounts(
  accounts: Accounts,
  { password, newId, now }: { readonly password: string; readonly newId: () => string; readonly now: () => Date },
): Promise<void> {
  // Made once for all that are missing: it takes half a second of a processor, and a first start waits for it.
  let passwordHash: string | null = null;
  for (const demo of demoAccounts) {
    if (await accounts.byEmail(demo.email)) continue;
    passwordHash ??= await hashPassword(password);
    await accounts.add({ ...demo, id: newId(), passwordHash, createdAt: now() });
  }
}
