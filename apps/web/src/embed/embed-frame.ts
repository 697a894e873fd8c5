import { type SeenPart, seenPartIn } from '../shared/embedding/frame-message.ts';
import { notifyEmbedder } from '../shared/embedding/notify-embedder.ts';

/**
 * How the designer is laid out in a frame that is as high as its content: nothing scrolls in itself, and what is fixed to a window
 * stands in that part of the frame which is seen. The lengths come from `embed-frame.ts`.
 */
const inTallFrame = `
  .shell {
    height: auto;
    min-height: var(--frame-window);
    overflow: visible;
  }
  .shell > .stage {
    align-self: start;
    translate: 0 var(--frame-follow);
    transition: translate 160ms cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  .panel-scroll {
    overflow: visible;
  }
  dialog.modal-view {
    top: var(--frame-above);
    height: calc(100% - var(--frame-above) - var(--frame-below));
  }
  dialog.modal-box {
    inset-block: var(--frame-above) var(--frame-below);
    max-height: calc(100% - var(--frame-above) - var(--frame-below) - 32px);
    overflow: auto;
  }
  .toast-place {
    top: calc(var(--frame-above) + 16px);
  }
  @media (min-width: 56.3125em) {
    .part-panel {
      top: calc(var(--frame-above) + 16px) !important;
      max-height: min(720px, calc(100% - var(--frame-above) - var(--frame-below) - 32px)) !important;
    }
    .shell > .stage {
      height: calc(var(--frame-window) - var(--head-h));
    }
  }
  @media (max-width: 56.25em) {
    .shell {
      display: block;
    }
    .shell > .head,
    .shell > .stage.stage {
      position: relative;
      top: 0;
    }
    .actions {
      bottom: var(--frame-below);
    }
    .panel-foot {
      position: relative;
      bottom: auto;
    }
    .part-panel {
      bottom: var(--frame-below);
      max-height: calc(var(--frame-window) * 0.58) !important;
    }
    .toast-place {
      top: auto;
      bottom: calc(var(--bar-h) + var(--frame-below) + 12px);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .shell > .stage {
      transition: none;
    }
  }
`;

// Runs beside the designer in a frame of another website.

/** Pages that fill the window and scroll in themselves. */
const fillsWindow = '.compare-page, .loading-screen';
const designer = '.shell';

/** px of the steps above the window from which the picture is small on a phone, and below which it is large again. */
const smallFrom = 200;
const fullBelow = 90;

const root = document.documentElement;
let last: number | 'screen' | null = null;
let hash = location.hash;
let seen: SeenPart | null = null;

function notifyHeight(page: HTMLElement): void {
  const isScreen = page.querySelector(seen ? fillsWindow : `${fillsWindow}, ${designer}`);
  const height = isScreen ? 'screen' : Math.ceil(page.getBoundingClientRect().height);
  if (height === last) return;
  last = height;
  notifyEmbedder({ type: 'height', height });
}

function notifyPage(): void {
  if (location.hash === hash) return;
  hash = location.hash;
  notifyEmbedder({ type: 'page' });
}

/** Keeps the picture beside the choices, and the buttons at the foot of the window, as they are where the page itself scrolls. */
function follow(page: HTMLElement): void {
  if (!seen) return;
  const { above, below, window: seenWindow } = seen;
  const stage = page.querySelector<HTMLElement>(`${designer} > .stage`);
  const choices = page.querySelector<HTMLElement>(`${designer} > .panel`);
  const most = stage && choices ? choices.offsetTop + choices.offsetHeight - stage.offsetTop - stage.offsetHeight : 0;
  const px = {
    '--frame-window': seenWindow,
    '--frame-above': above,
    '--frame-below': below,
    '--frame-follow': stage ? Math.max(0, Math.min(most, above - stage.offsetTop)) : 0,
  };
  for (const [name, length] of Object.entries(px)) root.style.setProperty(name, `${Math.round(length)}px`);
  const size = above > (stage?.dataset['size'] === 'small' ? fullBelow : smallFrom) ? 'small' : 'full';
  if (stage && stage.dataset['size'] !== size) stage.dataset['size'] = size;
}

/** Links to other pages leave the frame. One to the designer itself is that of a supplier without a page of its own: the website is told. */
function leaveFrame(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.getAttribute('href')?.startsWith('#')) return;
  if (link.origin === location.origin && link.pathname === '/') {
    event.preventDefault();
    location.hash = '#/';
    notifyEmbedder({ type: 'exit' });
  } else link.target = '_top';
}

/** The office is never shown inside of another website, where somebody could lay a picture over its buttons. */
function stayInDesigner(): void {
  if (/^#\/(?:installer|login)/.test(location.hash)) location.hash = '#/';
}

function adopt(css: string): void {
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
}

const page = document.getElementById('page');
if (page && window.parent !== window) {
  const origin = new URLSearchParams(location.search).get('origin');
  // A page is as high as its content here, not as its window: otherwise the frame could never become smaller.
  adopt('.plain-page { min-height: 0 !important; }');
  const notify = () => {
    notifyHeight(page);
    notifyPage();
    follow(page);
  };
  new ResizeObserver(notify).observe(page);
  new MutationObserver(notify).observe(page, { childList: true, subtree: true });
  addEventListener('click', leaveFrame, true);
  addEventListener('hashchange', stayInDesigner);
  addEventListener('message', ({ data, origin: from, source }) => {
    const part = source === window.parent && from === origin ? seenPartIn(data) : null;
    if (!part) return;
    // A website that says what is seen lets the designer grow.
    if (!seen) adopt(inTallFrame);
    seen = part;
    notify();
  });
  stayInDesigner();
}
