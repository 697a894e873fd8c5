import { loadedDrawers } from '../../platform/on-demand/load-on-demand.ts';
import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/model/item';
import type { Side } from '@door/drawing/scene';
import { planScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { studio } from '@door/drawing/stage/studio';
import { paintScene } from './paint-scene.ts';
import { encodeOnPage, startPngEncoder } from './png-encoder.ts';
import { inlineTextures } from './textures.ts';

/** Height of a stored picture, px. */
const pictureHeight = 600;

let latest: Promise<unknown> = Promise.resolve();

/**
 * One side of the door as a PNG; a plain placeholder when the browser cannot export it; null when even that fails. Calls at
 * the same time are painted one after the other.
 */
export function doorPng(item: Item, catalogue: Catalogue, side: Side): Promise<Blob | null> {
  const picture = latest.then(() => exportPng(item, catalogue, side)).catch(placeholder);
  latest = picture.catch(() => undefined);
  return picture;
}

async function exportPng(item: Item, catalogue: Catalogue, side: Side): Promise<Blob | null> {
  const start = performance.now();
  const encoder = startPngEncoder();
  try {
    const textures = await inlineTextures();
    const scene = planScene(factsOf({ item, catalogue, side }, loadedDrawers), loadedDrawers, { backdrop: studio });
    const canvas = await paintScene(scene, { textures, height: pictureHeight });
    return (await encoder.encode(canvas)) ?? (await placeholder());
  } finally {
    encoder.end();
    performance.measure(`picture ${side}`, { start });
  }
}

/** The outline of a door instead of an empty picture. */
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
  return encodeOnPage(canvas);
}
