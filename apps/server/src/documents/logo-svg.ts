import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Transactions } from '@door/api/ports/stores';
import type { ClientId } from '@door/domain/door/model/ids';

export interface LogoPorts {
  readonly transactions: Transactions;
  /** Folder of the built pages, where logos lie. */
  readonly pages: string;
}

/** The logo of a supplier as SVG; undefined: the name stands in its place. */
export const logoSvg = async (
  ports: LogoPorts,
  client: ClientId,
  logoUrl: string | null,
): Promise<string | undefined> => (await storedLogo(ports, client, logoUrl)) ?? ownLogo(ports.pages, logoUrl);

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

/** A logo that the supplier has uploaded, as SVG; a PNG stands in one. undefined for every other address. */
async function storedLogo(
  { transactions }: Pick<LogoPorts, 'transactions'>,
  client: ClientId,
  logoUrl: string | null,
): Promise<string | undefined> {
  const [, hash] = /^\/logo\/[^/]+\/([0-9a-f]{64})\.(?:png|svg)$/.exec(logoUrl ?? '') ?? [];
  const found = hash ? await transactions.run(client, ({ settings }) => settings.logo(hash)) : undefined;
  if (!found) return undefined;
  const bytes = Buffer.from(found.bytes);
  if (found.contentType === 'image/svg+xml') return bytes.toString('utf8');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String);
  const href = `data:image/png;base64,${bytes.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width ?? ''} ${height ?? ''}"><image href="${href}" width="${width ?? ''}" height="${height ?? ''}"/></svg>`;
}
