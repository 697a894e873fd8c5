import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { isShowpieceFile, pageFile, withShowpieces } from '../drawings/showpieces-page.ts';

/** Size of a picture, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

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

export function newGallery(folder: string, about: string): Gallery {
  const all: Screenshot[] = [];
  mkdirSync(folder, { recursive: true });
  // The showpieces in the same folder belong to `npm run drawings -- --showpieces`.
  for (const file of readdirSync(folder).filter((name) => !isShowpieceFile(name))) rmSync(join(folder, file));
  return {
    async take(page, taken) {
      const shot = await page.screenshot({ animations: 'disabled' });
      // In at most 256 colours it takes a third of the bytes; without dithering its text stays sharp.
      await sharp(shot)
        .resize(taken.size)
        .png({ palette: true, dither: 0, effort: 10 })
        .toFile(join(folder, taken.file));
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
