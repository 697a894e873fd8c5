import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { png } from '../tiles/png.ts';
import { isShowpieceFile, pageFile, withShowpieces } from '../drawings/showpieces-page.ts';
import { quantize } from './quantize.ts';
import { type Size, scaledPixels } from './scaled-pixels.ts';

interface Screenshot {
  readonly chapter: string;
  readonly file: string;
  readonly caption: string;
  readonly size: Size;
}

/** A folder of screenshots, with a README that shows them by chapter. */
export interface Gallery {
  take(page: Page, taken: Screenshot): Promise<void>;
  writePage(): void;
}

export async function newGallery(browser: Browser, folder: string, about: string): Promise<Gallery> {
  const scalingPage = await browser.newPage();
  const all: Screenshot[] = [];
  mkdirSync(folder, { recursive: true });
  // The showpieces in the same folder belong to `npm run drawings -- --showpieces`.
  for (const file of readdirSync(folder).filter((name) => !isShowpieceFile(name))) rmSync(join(folder, file));
  return {
    async take(page, taken) {
      const shot = await page.screenshot({ animations: 'disabled' });
      const rgba = await scaledPixels(scalingPage, shot.toString('base64'), taken.size);
      writeFileSync(join(folder, taken.file), png(quantize({ ...taken.size, rgba })));
      all.push(taken);
    },
    writePage: () => writeFileSync(join(folder, pageFile), withShowpieces(pageOf(all, about))),
  };
}

function pageOf(all: readonly Screenshot[], about: string): string {
  const chapters = [...new Set(all.map(({ chapter }) => chapter))].map((chapter) => {
    const pictures = all
      .filter((taken) => taken.chapter === chapter)
      .map(
        ({ file, caption, size }) =>
          `<img src="${file}" width="${size.width / 2}" alt="${caption}" title="${caption}">`,
      );
    return `## ${chapter}\n\n${pictures.join('\n')}\n`;
  });
  return `# Screens\n\n${about}\n\n${chapters.join('\n')}`;
}
