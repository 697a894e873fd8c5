import { readFileSync } from 'node:fs';
import { drawScene } from '@door/drawing/draw';
import type { Drawers } from '@door/drawing/drawers';
import type { DrawingFacts } from '@door/drawing/facts';
import { themeNamed } from '@door/drawing/glass/themes/themes';
import { extraDrawers } from '@door/drawing/hardware/extra-drawers';
import { toSvg } from '@door/drawing/svg';
import { textureFile, texturesFrom } from '@door/drawing/textures/textures';
import { Resvg } from '@resvg/resvg-js';
import { encode } from 'jpeg-js';
import { halved } from './halved.ts';

/** Every glass theme and every extra. */
const everyDrawer: Drawers = { theme: themeNamed, ...extraDrawers };

const tiles = new URL('../../../../web/public/tiles/', import.meta.url);

/** The textures of the page as data URIs: the renderer loads no files. */
const textures = texturesFrom(
  (name) => `data:image/png;base64,${readFileSync(new URL(textureFile(name), tiles)).toString('base64')}`,
);

/** Per cent: at 88 neither grain nor lead shows blocks, and a door of 600 px has about 50 KB. */
const quality = 88;

/**
 * A door as a JPEG on white paper, `height` pixels high. The renderer samples textures without averaging, so that it draws twice
 * the size.
 */
export function paintDoor(facts: DrawingFacts, height: number): Uint8Array {
  const svg = toSvg(drawScene(facts, everyDrawer), { id: 'd', textures, height: height * 2 });
  const {
    pixels,
    width,
    height: drawn,
  } = new Resvg(svg, { background: '#fff', font: { loadSystemFonts: false } }).render();
  return encode(halved({ data: pixels, width, height: drawn }), quality).data;
}
