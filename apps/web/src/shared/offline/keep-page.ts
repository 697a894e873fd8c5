import { serviceWorkerPath } from '../trusted-types.ts';
import { keepStart } from './kept-start.ts';

/**
 * Makes this page open again where there is no network: its files stay in the browser, and what it begins with (decision 199). Browsers
 * without service workers, and those that forbid them, go on as before.
 * @param load fetches what the page asks for later: without a network it could not
 */
export async function keepPage(load: () => Promise<unknown> = async () => undefined): Promise<void> {
  try {
    const start = window.doorStart;
    if (start.bundle === 'app') await keepStart(start.session.clientId, await start.answers);
    // Else a browser that needs room may empty the device's tables, with what is not sent in them.
    await navigator.storage.persist();
    await load();
    const { serviceWorker } = navigator;
    await serviceWorker.register(serviceWorkerPath);
    const { active } = await serviceWorker.ready;
    active?.postMessage({ document: location.href.split('#')[0], files: fetchedFiles() }, []);
  } catch {
    // Without a network what was kept before is there still; a browser that keeps nothing has a page all the same.
  }
}

/** The files of this build that the page has fetched: the browser's own cache keeps them only as long as it likes. */
const fetchedFiles = (): readonly string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`)),
  ),
];
