import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { openBrowser } from '../../bench/driver/browser.ts';
import { png } from '../tiles/png.ts';
import { inFewColours } from './palette.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

/** Size of a picture on the sheet, px. */
export interface Format {
  readonly width: number;
  readonly height: number;
}

interface Taken {
  readonly chapter: string;
  readonly file: string;
  readonly caption: string;
  readonly format: Format;
}

/** A folder of small pictures, with a page that shows them. */
export interface Album {
  take(page: Page, taken: Taken): Promise<void>;
  writePage(): void;
}

export async function newAlbum(browser: Browser, folder: string, about: string): Promise<Album> {
  const desk = await browser.newPage();
  const all: Taken[] = [];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return {
    async take(page, taken) {
      const shot = await page.screenshot({ animations: 'disabled' });
      const points = await pointsOf(desk, shot.toString('base64'), taken.format);
      writeFileSync(join(folder, taken.file), png(inFewColours({ ...taken.format, points })));
      all.push(taken);
    },
    writePage: () => writeFileSync(join(folder, 'README.md'), pageOf(all, about)),
  };
}

/** The page of a browser knows how to make a picture smaller without losing its lines. */
async function pointsOf(desk: Page, picture: string, { width, height }: Format): Promise<Uint8Array> {
  const points = await desk.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob(${JSON.stringify(picture)}), (letter) => letter.charCodeAt(0));
    const size = { resizeWidth: ${width}, resizeHeight: ${height}, resizeQuality: 'high' };
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), size);
    const pen = new OffscreenCanvas(${width}, ${height}).getContext('2d');
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, ${width}, ${height});
    let text = '';
    for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
    return btoa(text);
  })()`);
  return Buffer.from(String(points), 'base64');
}

function pageOf(all: readonly Taken[], about: string): string {
  const chapters = [...new Set(all.map(({ chapter }) => chapter))].map((chapter) => {
    const pictures = all
      .filter((taken) => taken.chapter === chapter)
      .map(
        ({ file, caption, format }) =>
          `<img src="${file}" width="${format.width / 2}" alt="${caption}" title="${caption}">`,
      );
    return `## ${chapter}\n\n${pictures.join('\n')}\n`;
  });
  return `# Screens\n\n${about}\n\n${chapters.join('\n')}`;
}
