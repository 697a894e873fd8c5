import { onDevice } from '../kept.ts';
import address from '../styles/face/commissioner.woff2?url';

/** Set once the face lies in the browser's cache. */
const fetchedBefore = 'doorwright.face';

const glyphs = 'U+0020-007E, U+00A0-00FF, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+00D7';

let fetched: FontFace | undefined;

/**
 * The page is first read in the system's face; ours is fetched after that and worn from the next page on, so that no
 * line moves under an eye that reads it. On later visits it comes from the cache and is worn from the first page on.
 */
export function bringFace() {
  if (onDevice.getItem(fetchedBefore)) void fetchFace().then(wearFace);
  else addEventListener('load', () => setTimeout(() => void fetchFace(), 0));
}

/** Called with every new page; nothing changes until the face is there. */
export function wearFace() {
  if (fetched) document.fonts.add(fetched);
}

async function fetchFace() {
  const face = new FontFace('Commissioner', `url(${address})`, { weight: '400 640', unicodeRange: glyphs });
  try {
    fetched = await face.load();
    onDevice.setItem(fetchedBefore, 'yes');
  } catch {
    // Without it the pages stay in the system's face.
  }
}
