import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openBrowser } from '../../bench/driver/browser.ts';
import { sceneOf, showpieces, type Showpiece } from '../../packages/catalogue/src/testing/showpieces.ts';
import { inlineTiles } from '../../packages/catalogue/src/testing/tiles.ts';
import { toSvg } from '../../packages/drawing/src/svg.ts';
import { inMixedColours } from '../screens/dither.ts';
import { pointsOf } from '../screens/points.ts';
import { png } from '../tiles/png.ts';
import { pageFile, showpieceFile, withShowpieces } from './showpieces-page.ts';

/** px: a picture across the width of a large screen, the door as tall as one. */
const format = { width: 1600, height: 1200 };

const folder = new URL('../../docs/screens/', import.meta.url);

/** Takes the six showpieces as a browser shows them, each on a wall that fills its picture, and shows them on the page of screens. */
export async function hangShowpieces(): Promise<number> {
  const browser = await openBrowser();
  try {
    const easel = await browser.newPage({ viewport: format });
    let bytes = 0;
    for (const piece of showpieces) {
      await easel.setContent(`<body style="margin:0;overflow:hidden">${svgOf(piece)}</body>`);
      const shot = await easel.screenshot();
      const picture = png(
        inMixedColours({ ...format, points: await pointsOf(easel, shot.toString('base64'), format) }),
      );
      writeFileSync(new URL(showpieceFile(piece), folder), picture);
      bytes += picture.length;
    }
    const page = new URL(pageFile, folder);
    writeFileSync(page, withShowpieces(existsSync(page) ? readFileSync(page, 'utf8') : '# Screens\n'));
    return bytes;
  } finally {
    await browser.close();
  }
}

function svgOf(piece: Showpiece): string {
  const wide = { ...piece, stage: { ...piece.stage, aspect: format.width / format.height } };
  return toSvg(sceneOf(wide), { id: 's', tiles: inlineTiles, height: format.height });
}
