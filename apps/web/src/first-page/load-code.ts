import { tabStorage } from '../shared/storage/storage.ts';
import { codeIsLost, tryAgain } from '../shared/messages/chunk-load-error.ts';

/** Where this tab notes when it was loaded anew by itself, ms since 1970. */
const reloadedKey = 'doorwright.reloaded';
/** While servers are upgraded one after the other, each document may name code of the other one: not twice within this time, ms. */
const reloadPause = 10_000;

/**
 * Fetches a bundle at once, its script first, and runs it when the document and its style sheets are here. Says so when it cannot be
 * fetched, so that nobody waits for a page that never answers. Where the server has newer code than this document names, the page is
 * loaded anew instead.
 */
export async function loadCode(files: readonly string[]): Promise<void> {
  const [script = '', ...sheets] = files;
  try {
    const styled = sheets.map((href) => link({ rel: 'stylesheet', href }));
    void link({ rel: 'modulepreload', href: script }).catch(() => undefined);
    await Promise.all([parsed, ...styled]);
    await import(/* @vite-ignore */ script);
  } catch {
    if (!(await reloadIfReplaced(files))) say();
  }
}

/** Loads the page anew where the server's document names other code by now, as after an upgrade; answers whether it does. */
export async function reloadIfReplaced([script = '']: readonly string[]): Promise<boolean> {
  if (Date.now() - Number(tabStorage.getItem(reloadedKey) ?? 0) < reloadPause) return false;
  try {
    const answer = await fetch(location.pathname + location.search, { cache: 'no-store' });
    const isReplaced = answer.ok && !(await answer.text()).includes(script);
    if (!isReplaced) return false;
    tabStorage.setItem(reloadedKey, String(Date.now()));
    location.reload();
    return true;
  } catch {
    return false;
  }
}

const link = (file: Pick<HTMLLinkElement, 'rel' | 'href'>) =>
  new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), file, { crossOrigin: '', onload, onerror }));
  });

/** Whoever imports this does so before. */
const parsed = new Promise((done) => document.addEventListener('DOMContentLoaded', done));

function say(): void {
  for (const waiting of document.querySelectorAll('.loading-screen')) waiting.remove();
  const [alert, sentence, button] = [el('div', 'chunk-load-error'), el('p'), el('button', 'btn btn-primary')];
  alert.setAttribute('role', 'alert');
  sentence.textContent = codeIsLost;
  button.textContent = tryAgain;
  button.onclick = () => location.reload();
  document.body.append(alert);
  // Into what is on the page already: only so is it read out.
  alert.append(sentence, button);
  addEventListener('online', () => location.reload());
}

function el(name: 'div' | 'p' | 'button', className = ''): HTMLElement {
  return Object.assign(document.createElement(name), { className });
}
