import type { Browser } from '@playwright/test';
import { drawingCode } from './drawing-code.ts';
import { type PictureStrings, pictureStrings } from './picture-strings.ts';
import { textureTraffic } from './texture-traffic.ts';

export type PictureCount =
  | 'plainDoor'
  | 'heaviestDoor'
  | 'plainHouseFront'
  | 'heaviestHouseFront'
  | 'codeBytes'
  | 'eveningCodeBytes'
  | 'photoCodeBytes'
  | 'seeThroughCodeBytes'
  | 'textureBytes'
  | 'textureFetches';

export interface PictureSizes {
  readonly strings: readonly PictureStrings[];
  readonly counts: Readonly<Record<PictureCount, number>>;
}

/** The length of the drawn SVG, and the bytes of drawing code and textures that a visitor fetches. Exact counts. */
export async function pictureSizes(browser: Browser, url: string): Promise<PictureSizes> {
  const strings = pictureStrings();
  const of = (door: PictureStrings['door']) => strings.find((one) => one.door === door);
  const textures = await textureTraffic(browser, url);
  return {
    strings,
    counts: {
      plainDoor: of('plain')?.merged ?? 0,
      heaviestDoor: of('heaviest')?.merged ?? 0,
      plainHouseFront: of('plain')?.houseFront ?? 0,
      heaviestHouseFront: of('heaviest')?.houseFront ?? 0,
      ...(await drawingCode()),
      textureBytes: textures.bytes,
      textureFetches: textures.fetches,
    },
  };
}
