import { encodeOnPage } from '../../door/pictures/svg-image.ts';

/** Longest side of a stored photo, px. Made smaller until the PNG has at most `maxBytes`. */
const maxSide = 1600;
const maxBytes = 4 * 1024 * 1024;
const shrink = 0.75;
const minSide = 400;

/** The photo as a PNG small enough for the server; null when the browser cannot read the file. */
export async function pngOfPhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    for (let side = maxSide; side >= minSide; side *= shrink) {
      const png = await encodeOnPage(scaled(picture, side));
      if (png && png.size <= maxBytes) return png;
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
