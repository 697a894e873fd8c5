import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { vi } from 'vitest';

/** Mails that a server with this data folder has written to an address, the oldest first. */
async function mailsTo(dataDir: string, address: string) {
  const folder = join(dataDir, 'mail');
  const files = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map(({ name }) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter(({ to }) => to?.some((each) => each.address === address));
}

/** The text of each mail with a link to choose a password, once there are so many. */
export async function mailedLinks(dataDir: string, address: string, count: number): Promise<readonly string[]> {
  const found = async () => {
    const mails = await mailsTo(dataDir, address).catch(() => []);
    const links = mails.map(({ text = '' }) => /\S+\/u\/password\/(\S+)/.exec(text)?.[1] ?? '');
    return links.length >= count ? links : undefined;
  };
  return vi.waitUntil(found, { timeout: 20_000, interval: 200 });
}
