// Runs beside the designer in a frame of another website.
import { tellEmbedder } from '../platform/embedding/tell-embedder.ts';

/** Pages that fill the window and scroll in themselves. */
const fillsWindow = '.shell, .compare-page, .loading-screen';

/** A page is as high as its content here, not as its window: otherwise the frame could never become smaller. */
function asHighAsContent(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('.plain-page { min-height: 0 !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
}

let last: number | 'screen' | null = null;

function tellHeight(page: HTMLElement): void {
  const height = page.querySelector(fillsWindow) ? 'screen' : Math.ceil(page.getBoundingClientRect().height);
  if (height === last) return;
  last = height;
  tellEmbedder({ type: 'height', height });
}

/** Links to other websites leave the frame. */
function leaveFrame({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !link.target && !link.getAttribute('href')?.startsWith('#')) link.target = '_top';
}

/** The office is never shown inside of another website, where somebody could lay a picture over its buttons. */
function stayInDesigner(): void {
  if (/^#\/(?:installer|login)/.test(location.hash)) location.hash = '#/';
}

const page = document.getElementById('page');
if (page && window.parent !== window) {
  asHighAsContent();
  const tell = () => tellHeight(page);
  new ResizeObserver(tell).observe(page);
  new MutationObserver(tell).observe(page, { childList: true, subtree: true });
  addEventListener('click', leaveFrame, true);
  addEventListener('hashchange', stayInDesigner);
  stayInDesigner();
}
