import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { contextInEnglish, messages } from '@door/api/messages';
import { iterateFaults, newErrors } from '@door/domain/catalogue/check/faults-of-rows';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { faultsOfContent } from '@door/domain/catalogue/edit/check-content';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { parsedJson } from '@door/domain/door/model/fields';
import { newClient } from '@door/domain/settings/new-client';
import { z } from 'zod';
import { contentOfBundle } from '../db/catalogue/catalogue-document.ts';
import { addSupplier } from '../db/seed-if-empty.ts';
import { StartError } from '../start-error.ts';
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

/** The catalogue of an exported file, checked as a publish checks it; throws `StartError` with what is wrong with it. */
export async function readBundle(file: string): Promise<CatalogueContent> {
  const bytes = await readFile(file).catch(() => {
    throw new StartError(`${file} cannot be read.`);
  });
  if (!isUtf8(bytes)) throw new StartError(`${file} is not saved as UTF-8, so its letters cannot be read.`);
  const content = contentOfBundle(parsedJson(bytes.toString()));
  if (!content)
    throw new StartError(
      `${file} is no exported catalogue, or one of another release. Releases read catalogues from 0.2.0 on.`,
    );
  const [faulty] = faultsOfContent(content);
  if (faulty) {
    const { kind, key, fault } = faulty;
    throw new StartError(`${file}: ${kind} ${key} is at fault in ${fault.path.join('.')} (${fault.code}).`);
  }
  const context = contextInEnglish(catalogueOf(content.catalogue));
  for (const found of iterateFaults(content, context.messages)) {
    const [error] = newErrors(found, []);
    if (error) throw new StartError(`${file}: ${messages.catalogue.brokenRow(error)}`);
  }
  return content;
}
