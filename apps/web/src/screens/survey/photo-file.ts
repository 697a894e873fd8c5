import { packHere } from '../../preview/png-packer.ts';

/** Longest side of a stored photo, px. A PNG of a room at this size stays below what the server takes, or is made smaller. */
const longest = 1600;
const mostBytes = 4 * 1024 * 1024;
const smaller = 0.75;
const smallest = 400;

/** The photo as a PNG that the server takes; null where the browser cannot read the file. */
export async function pngOfPhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    for (let side = longest; side >= smallest; side *= smaller) {
      const png = await packHere(scaled(picture, side));
      if (png && png.size <= mostBytes) return png;
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
