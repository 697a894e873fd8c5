import type { Size } from '@door/domain/lib/mm';
import { cornersInMiddle } from '@door/photo/photo-fit';
import { placeInOpening } from '@door/photo/placement';
import { cameraOf, type HousePhoto } from './house-photo.ts';
import { inPhotoWorker } from './photo-tasks.ts';

export type PhotoRefusal = 'heic' | 'notPicture' | 'tooLarge' | 'tooSmall' | 'oldBrowser';
export type PhotoWarning = 'dark' | 'tilted';

export type ReadPhoto =
  | { readonly ok: true; readonly photo: HousePhoto; readonly found: boolean; readonly dark: boolean }
  | { readonly ok: false; readonly refusal: PhotoRefusal };

/** px of the longest side that is kept, and of the shortest that is read. */
const longest = 2400;
const shortest = 480;
const mostBytes = 40 * 1024 * 1024;
const mostPixels = 100_000_000;

/** Mean brightness, 0…1, below which colours cannot be judged. */
const darkest = 0.2;

interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

const refused = (refusal: PhotoRefusal): ReadPhoto => ({ ok: false, refusal });

/**
 * A picture from the camera or a file, of any size, as it is kept: smaller, with nothing but its pixels, and with the opening
 * that it seems to show. `set`: the size of the set that is chosen, which the opening is likely to fit.
 */
export async function readPhoto(file: Blob, set: Size): Promise<ReadPhoto> {
  if (!('OffscreenCanvas' in window)) return refused('oldBrowser');
  if (file.size > mostBytes) return refused('tooLarge');
  if (await isHeic(file)) return refused('heic');
  const size = await sizeOf(file);
  if (!size) return refused('notPicture');
  if (size.width * size.height > mostPixels) return refused('tooLarge');
  if (Math.min(size.width, size.height) < shortest) return refused('tooSmall');
  return keep(file, size, set);
}

async function keep(file: Blob, size: PhotoSize, set: Size): Promise<ReadPhoto> {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const focal = (await focalShareOf(file)) * Math.hypot(width, height);
  const picture = await createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  const { jpeg, corners, brightness } = await inPhotoWorker<'read'>({ type: 'read', photo: picture, focal, set }, [
    picture,
  ]);
  const shown = {
    version: 2,
    jpeg,
    width,
    height,
    focal,
    corners: corners ?? cornersInMiddle({ width, height }),
  } as const;
  const { light, shadow } = await inPhotoWorker<'measure'>({ type: 'measure', jpeg, corners: shown.corners });
  const photo: HousePhoto = { ...shown, light, shadow, tone: { brightness: 0, warmth: 0, contrast: 0 }, inFront: [] };
  return { ok: true, photo, found: corners !== null, dark: brightness < darkest };
}

const heicBrands = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']);

/** By the brand of its container (ISO/IEC 23008-12): names and types of files are often wrong. */
async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return head.startsWith('ftyp') && heicBrands.has(head.slice(4));
}

/** px, upright as it was taken; null for what is no picture. Nothing is decoded for it. */
async function sizeOf(file: Blob): Promise<PhotoSize | null> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    await new Promise((done, fail) => {
      image.onload = done;
      image.onerror = fail;
      image.src = address;
    });
    return image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Diagonal of a 35 mm film, and the lens of most phones in its measure, mm. */
const filmDiagonal = 43.27;
const usualLens = 26;

/** Focal length as a share of the picture's diagonal, from what the camera wrote. */
async function focalShareOf(file: Blob): Promise<number> {
  const { parse } = await import('exifr/dist/mini.esm.mjs');
  const told: unknown = await parse(file, ['FocalLengthIn35mmFormat']).catch(() => null);
  const lens =
    typeof told === 'object' && told !== null && 'FocalLengthIn35mmFormat' in told
      ? Number(told.FocalLengthIn35mmFormat)
      : 0;
  return (lens >= 8 && lens <= 400 ? lens : usualLens) / filmDiagonal;
}

/** The light beside these corners; null where no set can be put between them. */
export async function lightAround(photo: HousePhoto): Promise<Pick<HousePhoto, 'light' | 'shadow'> | null> {
  if (!placeInOpening(photo.corners, cameraOf(photo), { width: 1, height: 2 })) return null;
  const { jpeg, corners } = photo;
  return inPhotoWorker<'measure'>({ type: 'measure', jpeg, corners });
}
