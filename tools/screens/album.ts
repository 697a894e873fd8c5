import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { openBrowser } from '../../bench/driver/browser.ts';
import { png } from '../tiles/png.ts';
import { isShowpieceFile, pageFile, withShowpieces } from '../drawings/showpieces-page.ts';
import { inFewColours } from './palette.ts';
import { type Format, pointsOf } from './points.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

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
  mkdirSync(folder, { recursive: true });
  // Showpieces hang in the same folder and are taken by another command.
  for (const file of readdirSync(folder).filter((name) => !isShowpieceFile(name))) rmSync(join(folder, file));
  return {
    async take(page, taken) {
      const shot = await page.screenshot({ animations: 'disabled' });
      const points = await pointsOf(desk, shot.toString('base64'), taken.format);
      writeFileSync(join(folder, taken.file), png(inFewColours({ ...taken.format, points })));
      all.push(taken);
    },
    writePage: () => writeFileSync(join(folder, pageFile), withShowpieces(pageOf(all, about))),
  };
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
