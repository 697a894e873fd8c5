import { tryAgain } from '../scheduling/retry.ts';

/** Style sheets that were asked for here, by their address. */
const sheets = new Map<string, Promise<unknown>>();

/**
 * Loads a file of the built page: the scripts that it needs are fetched beside it, and its style sheets are here first. `files` are
 * addresses without their first `/`. What is lost on the way is fetched again, soon and by the next call; rejects when it stays away. The
 * build puts this in the place of Vite's own helper (`vite.config.ts`).
 */
export const fetchWithFiles = <Loaded>(load: () => Promise<Loaded>, files: readonly string[] = []): Promise<Loaded> =>
  tryAgain(async () => {
    await Promise.all(files.map(async (file) => fetchFile(`/${file}`)));
    return load();
  });

/** Nothing waits for a script: it is awaited by `load` itself. */
function fetchFile(address: string): Promise<unknown> | undefined {
  const known = sheets.get(address);
  if (known || document.querySelector(`link[href="${address}"]`)) return known;
  const link = document.createElement('link');
  const isSheet = address.endsWith('.css');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.href = address;
  document.head.append(link);
  if (!isSheet) return undefined;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      sheets.delete(address);
      link.remove();
      reject(new Error(`${address} could not be fetched.`));
    };
  });
  sheets.set(address, loaded);
  return loaded;
}
