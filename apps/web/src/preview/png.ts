import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import type { Side } from '@door/drawing/scene';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { toSvg } from '@door/drawing/svg';
import { inlineTiles } from './tile-pictures.ts';

/** Height of a stored picture, px. */
const pictureHeight = 600;

/** One side of the door as a PNG; a plain placeholder when the browser cannot export it; null when even that fails. */
export async function pictureOf(item: Item, catalogue: Catalogue, side: Side): Promise<Blob | null> {
  try {
    const scene = drawScene(factsOf(item, catalogue, side), { backdrop: 'studio' });
    const svg = toSvg(scene, { id: `png-${side}`, tiles: await inlineTiles(), height: pictureHeight });
    return (await pngOf(svg)) ?? (await placeholder());
  } catch {
    return placeholder();
  }
}

async function pngOf(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.height = pictureHeight;
  canvas.width = Math.round((pictureHeight * image.naturalWidth) / image.naturalHeight);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return blobOf(canvas);
}

/** The outline of a door, so that nobody opens an empty picture. */
function placeholder(): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.height = pictureHeight;
  canvas.width = pictureHeight / 2;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#f2f3f2';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = '#7b827f';
  pen.lineWidth = 3;
  pen.strokeRect(30, 20, canvas.width - 60, canvas.height - 40);
  pen.strokeRect(48, 38, canvas.width - 96, canvas.height - 76);
  return blobOf(canvas);
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/png'));
