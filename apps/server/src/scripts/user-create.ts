import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { officeRoles } from '@door/domain/people/roles';
import { clientId } from '@door/domain/door/model/ids';
import { z } from 'zod';
import { randomIds } from '../lib/ids.ts';
import { allClientIds } from '../db/across-clients.ts';
import { accountsOf } from '../login/accounts.ts';
import { passwordProblems } from '../login/english.ts';
import { validatePassword } from '../login/validate-password.ts';
import { hashPassword } from '../login/password.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { defaultSupplier, supplierNumbered } from '../lib/supplier-number.ts';
import { readOptions } from './read-options.ts';
import { runScript } from './run-script.ts';

const usage =
  'npm run user:create -- --email E --role fitter|installer|fabricator|admin [--client ID] [--name "FIRST LAST"]';

const optionsSchema = z.object({
  email: z.email('--email must be an e-mail address').max(254, '--email is too long'),
  name: z.string().trim().min(1, '--name is empty').max(100, '--name is too long').optional(),
  role: z.enum(officeRoles, '--role must be fitter, installer, fabricator or admin'),
  client: z.string().refine((id) => supplierNumbered(id) !== undefined, '--client must be the number of a supplier'),
});

const now = () => new Date();

await runScript(async (database, settings) => {
  await database.migrate();
  const {
    email,
    role,
    client,
    name = null,
  } = readOptions({
    schema: optionsSchema,
    names: ['email', 'role', 'client', 'name'],
    supplier: 'client',
    absent: { client: String(defaultSupplier) },
    usage,
  });
  const suppliers = await allClientIds(database);
  if (!suppliers.includes(Number(client))) throw new StartError(noSupplier(client, suppliers));
  const passwordHash = await chosenPassword(settings, [email, name ?? '']);
  const account = { id: randomIds(now).other(), clientId: clientId(Number(client)), email, name, role, passwordHash };
  if (!(await accountsOf(database).add({ ...account, createdAt: now() }))) {
    throw new StartError(`${email} has an account already.`);
  }
  return `${email} may log in as ${role} of supplier ${client}.`;
});

/** `npm run db:seed` fills an empty database alone; beside other suppliers a new one is made from a catalogue. */
const noSupplier = (client: string, suppliers: readonly number[]): string =>
  suppliers.length === 0
    ? `There is no supplier ${client}, nor another. Load the demo's: npm run db:seed, or make it: ${supplierCommand(client)}`
    : `There is no supplier ${client}, only ${suppliers.join(', ')}. Make it first: ${supplierCommand(client)}`;

const supplierCommand = (client: string): string => `npm run client:create -- --from BUNDLE.json --id ${client}`;

/** null with an external identity provider, which has the passwords itself. */
async function chosenPassword({ auth }: Settings, known: readonly string[]): Promise<string | null> {
  if (auth) return null;
  const password = await askHidden('Password: ');
  const problem = await validatePassword({ password, known });
  if (problem) throw new StartError(passwordProblems[problem]);
  return hashPassword(password);
}

/** Reads a line without showing it, from the terminal or a pipe. */
async function askHidden(question: string): Promise<string> {
  const { stdin, stdout } = process;
  const nowhere = new Writable({ write: (_, __, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  stdout.write(question);
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    stdout.write('\n');
  }
}
