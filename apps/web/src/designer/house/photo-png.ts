import { encodeOnPage } from '../pictures/svg-image.ts';

interface Largest {
  /** Longest side, px. */
  readonly side: number;
  readonly bytes: number;
}

/** What the server takes. */
const largestPhoto: Largest = { side: 1600, bytes: 4 * 1024 * 1024 };
const shrink = 0.75;
const minSide = 400;

/** The photo as a PNG, made smaller until it is small enough; null when the browser cannot read the file. */
export async function pngOfPhoto(file: Blob, { side: most, bytes }: Largest = largestPhoto): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    for (let side = most; side >= minSide; side *= shrink) {
      const png = await encodeOnPage(scaled(picture, side));
      if (png && png.size <= bytes) return png;
    }
    return null;
  } finally {
    picture.close();
  }
}

function scaled(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
