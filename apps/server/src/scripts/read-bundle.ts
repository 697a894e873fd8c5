import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { contextInEnglish, messages } from '@door/api/messages';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { faultsInTurns, newErrors } from '@door/domain/catalogue/check/faults-of-rows';
import { faultsOfContent } from '@door/domain/catalogue/edit/check-content';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { parsedJson } from '@door/domain/door/model/fields';
import { contentOfBundle } from '../db/catalogue/catalogue-document.ts';
import { StartError } from '../start-error.ts';

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
  for (const found of faultsInTurns(content, context.messages)) {
    const [error] = newErrors(found, []);
    if (error) throw new StartError(`${file}: ${messages.catalogue.brokenRow(error)}`);
  }
  return content;
}
