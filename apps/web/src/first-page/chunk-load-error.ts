import { tabStorage } from '../shared/storage/storage.ts';
import { codeIsLost, tryAgain } from '../shared/messages/chunk-load-error.ts';

/** Where this tab notes when it was loaded anew by itself, ms since 1970. */
const reloadedKey = 'doorwright.reloaded';
/** While servers are upgraded one after the other, each document may name code of the other one: not twice within this time, ms. */
const reloadPause = 10_000;

/**
 * Says so when the pages' code cannot be fetched, so that nobody waits for a page that never answers. Where the server has newer
 * code than this document names, the page is loaded anew instead.
 */
export function watchForChunkLoadErrors(): void {
  const onError = async ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (!(await reloadIfReplaced())) say();
  };
  addEventListener('error', (event) => void onError(event), true);
}

/** Loads the page anew where the server's document names other code by now, as after an upgrade; answers whether it does. */
export async function reloadIfReplaced(): Promise<boolean> {
  const code = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? '';
  if (Date.now() - Number(tabStorage.getItem(reloadedKey) ?? 0) < reloadPause) return false;
  try {
    const answer = await fetch(location.pathname + location.search, { cache: 'no-store' });
    const isReplaced = answer.ok && !(await answer.text()).includes(code);
    if (!isReplaced) return false;
    tabStorage.setItem(reloadedKey, String(Date.now()));
    location.reload();
    return true;
  } catch {
    return false;
  }
}

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
