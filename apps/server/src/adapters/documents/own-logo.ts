import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/**
 * The supplier's logo as SVG, where it is a file of the served pages such as `/logos/alder.svg`; undefined elsewhere, and the
 * name stands in its place. Nothing is fetched from an address that somebody typed: it might be one inside the works' network.
 */
export async function ownLogo(pages: string, logoUrl: string | null): Promise<string | undefined> {
  if (logoUrl === null || !/^\/[^?#]+\.svg$/.test(logoUrl)) return undefined;
  const file = resolve(pages, `.${logoUrl}`);
  if (!file.startsWith(resolve(pages) + sep)) return undefined;
  return readFile(file, 'utf8').catch(() => undefined);
}
