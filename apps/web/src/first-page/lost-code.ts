import { lostCode as words } from '../platform/words/lost-code.ts';

/**
 * Says so when the pages' code cannot be fetched, so that nobody waits for a page that never answers. Where the server has newer
 * code than this document names, the page is loaded anew instead.
 */
export function watchForLostCode(): void {
  const onError = async ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (!(await reloadIfReplaced())) say();
  };
  addEventListener('error', (event) => void onError(event), true);
}

/** Loads the page anew where the server's document names other code by now, as after an upgrade; answers whether it does. */
export async function reloadIfReplaced(): Promise<boolean> {
  const code = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? '';
  try {
    const answer = await fetch(location.pathname + location.search, { cache: 'no-store' });
    const isReplaced = answer.ok && !(await answer.text()).includes(code);
    if (isReplaced) location.reload();
    return isReplaced;
  } catch {
    return false;
  }
}

function say(): void {
  for (const waiting of document.querySelectorAll('.loading-screen')) waiting.remove();
  const [alert, sentence, button] = [el('div', 'lost-code'), el('p'), el('button', 'btn btn-primary')];
  alert.setAttribute('role', 'alert');
  sentence.textContent = words.sentence;
  button.textContent = words.tryAgain;
  button.onclick = () => location.reload();
  document.body.append(alert);
  // Into what is on the page already: only so is it read out.
  alert.append(sentence, button);
  addEventListener('online', () => location.reload());
}

function el(name: 'div' | 'p' | 'button', className = ''): HTMLElement {
  return Object.assign(document.createElement(name), { className });
}
