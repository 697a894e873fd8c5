import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { visitorsChromium } from '../../e2e/src/chromium-options.ts';
import { sceneOf, showpieces, type Showpiece } from '@door/catalogue/testing/showpieces';
import { inlineTextures } from '@door/catalogue/testing/inline-textures';
import { toSvg } from '@door/drawing/svg';
import sharp from 'sharp';
import { pageFile, showpieceFile, withShowpieces } from './showpieces-page.ts';

/** px: as wide as a large screen, with the whole height of the door. */
const size = { width: 1600, height: 1200 };

/** Dithered colours mix by eye, so that few are enough, and soft light on a wall shows no bands. */
const fewColours = { palette: true, quality: 90, dither: 0.7, effort: 10 } as const;

const folder = new URL('../../docs/screens/', import.meta.url);

/** Takes a screenshot of each showpiece, its wall filling the picture, and lists them in docs/screens/README.md. Returns their bytes. */
export async function takeShowpieces(): Promise<number> {
  const browser = await chromium.launch(visitorsChromium());
  try {
    const browserPage = await browser.newPage({ viewport: size });
    let bytes = 0;
    for (const piece of showpieces) {
      await browserPage.setContent(`<body style="margin:0;overflow:hidden">${svgOf(piece)}</body>`);
      const shot = await browserPage.screenshot();
      const picture = await sharp(shot).png(fewColours).toBuffer();
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
  const wide = { ...piece, stage: { ...piece.stage, aspect: size.width / size.height } };
  return toSvg(sceneOf(wide), { id: 's', textures: inlineTextures, height: size.height });
}
