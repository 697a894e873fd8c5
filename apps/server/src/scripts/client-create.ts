import { newClient } from '@door/domain/settings/new-client';
import { z } from 'zod';
import { addSupplier } from '../db/seed-if-empty.ts';
import { StartError } from '../start-error.ts';
import { readBundle } from './read-bundle.ts';
import { readOptions } from './read-options.ts';
import { runScript } from './run-script.ts';

const usage = 'npm run client:create -- --from BUNDLE.json --id ID [--name "NAME"] [--email E]';

const optionsSchema = z.object({
  from: z.string('--from must be a file').min(1),
  id: z.string('--id must be the number of the new supplier').regex(/^-?[1-9]\d{0,8}$/, '--id must be a number'),
  name: z.string().trim().min(1, '--name is empty').max(100, '--name is too long').optional(),
  email: z.email('--email must be an e-mail address').max(254, '--email is too long').optional(),
});

await runScript(async (database) => {
  await database.migrate();
  const { from, id, name, email } = readOptions({
    schema: optionsSchema,
    names: ['from', 'id', 'name', 'email'],
    supplier: 'id',
    usage,
  });
  const { catalogue: rows, ...content } = await readBundle(from);
  const client = newClient({ id: Number(id), name: name ?? `Supplier ${id}`, email: email ?? '' });
  if (!(await addSupplier(database, { client, rows, ...content }))) {
    throw new StartError(`There is a supplier ${id} already.`);
  }
  return `Supplier ${id} sells what ${from} holds. Its first log-in: npm run user:create -- --email E --role admin --client ${id}`;
});
