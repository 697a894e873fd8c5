import { deviceStorage } from '../storage/storage.ts';
import address from '../styles/web-font/commissioner.woff2?url';

/** Set once the font is in the browser's cache. */
const storageKey = 'doorwright.face';

const glyphs = 'U+0020-007E, U+00A0-00FF, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+00D7';

let fetched: FontFace | undefined;

/**
 * On a first visit the web font is loaded after the load event and applied when the page changes, so that no text moves
 * while it is being read. On later visits it comes from the cache and is applied at once, unless the first page is seen already.
 */
export function loadWebFont({ isPageSeen }: { readonly isPageSeen: boolean }) {
  if (!isPageSeen && deviceStorage.getItem(storageKey)) void fetchWebFont().then(applyWebFont);
  else afterLoad(() => void fetchWebFont());
}

/** The code of a page may come after the load event, which it then waited for in vain. */
function afterLoad(fetchIt: () => void): void {
  const soon = () => setTimeout(fetchIt, 0);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

/** Called for every new page; does nothing until the font is loaded. */
export function applyWebFont() {
  if (fetched) document.fonts.add(fetched);
}

async function fetchWebFont() {
  const face = new FontFace('Commissioner', `url(${address})`, { weight: '400 640', unicodeRange: glyphs });
  try {
    fetched = await face.load();
    deviceStorage.setItem(storageKey, 'yes');
  } catch {
    // Without it the pages keep the system font.
  }
}
