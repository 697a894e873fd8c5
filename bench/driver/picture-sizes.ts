import type { Browser } from '@playwright/test';
import { drawingCodeBytes } from './drawing-code.ts';
import { type PictureStrings, pictureStrings } from './picture-strings.ts';
import { tileTraffic } from './tile-traffic.ts';

export type PictureCount =
  | 'plainDoor'
  | 'heaviestDoor'
  | 'plainHouseFront'
  | 'heaviestHouseFront'
  | 'codeBytes'
  | 'tileBytes'
  | 'tileFetches';

export interface PictureSizes {
  readonly strings: readonly PictureStrings[];
  readonly counts: Readonly<Record<PictureCount, number>>;
}

/** What the pictures cost a visitor: text, code, textures. Exact. */
export async function pictureSizes(browser: Browser, url: string): Promise<PictureSizes> {
  const strings = pictureStrings();
  const of = (door: PictureStrings['door']) => strings.find((one) => one.door === door);
  const tiles = await tileTraffic(browser, url);
  return {
    strings,
    counts: {
      plainDoor: of('plain')?.merged ?? 0,
      heaviestDoor: of('heaviest')?.merged ?? 0,
      plainHouseFront: of('plain')?.houseFront ?? 0,
      heaviestHouseFront: of('heaviest')?.houseFront ?? 0,
      codeBytes: await drawingCodeBytes(),
      tileBytes: tiles.bytes,
      tileFetches: tiles.fetches,
    },
  };
}
