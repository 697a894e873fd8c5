import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import type { Side } from '@door/drawing/scene';
import { planScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { studio } from '@door/drawing/stage/studio';
import { paintedScene } from './painted-scene.ts';
import { packHere, startPngPacker } from './png-packer.ts';
import { inlineTiles } from './tile-pictures.ts';

/** Height of a stored picture, px. */
const pictureHeight = 600;

let latest: Promise<unknown> = Promise.resolve();

/**
 * One side of the door as a PNG; a plain placeholder when the browser cannot export it; null when even that fails. Both
 * sides may be asked for at once: they are painted one after the other.
 */
export function pictureOf(item: Item, catalogue: Catalogue, side: Side): Promise<Blob | null> {
  const picture = latest.then(() => exported(item, catalogue, side)).catch(placeholder);
  latest = picture.catch(() => undefined);
  return picture;
}

async function exported(item: Item, catalogue: Catalogue, side: Side): Promise<Blob | null> {
  const start = performance.now();
  const packer = startPngPacker();
  try {
    const tiles = await inlineTiles();
    const scene = planScene(factsOf(item, catalogue, side), { backdrop: studio });
    const canvas = await paintedScene(scene, { tiles, height: pictureHeight });
    return (await packer.pack(canvas)) ?? (await placeholder());
  } finally {
    packer.end();
    performance.measure(`picture ${side}`, { start });
  }
}

/** The outline of a door, so that nobody opens an empty picture. */
async function placeholder(): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.height = pictureHeight;
  canvas.width = pictureHeight / 2;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#f2f3f2';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = '#7b827f';
  pen.lineWidth = 3;
  pen.strokeRect(30, 20, canvas.width - 60, canvas.height - 40);
  pen.strokeRect(48, 38, canvas.width - 96, canvas.height - 76);
  return packHere(canvas);
}
