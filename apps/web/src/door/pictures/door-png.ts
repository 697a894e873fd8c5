import type { Drawers } from '@door/drawing/drawers';
import { planScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { ItemToDraw } from '@door/drawing/item-facts/finishes';
import { studio } from '@door/drawing/stage/studio';
import { paintScene } from './paint-scene.ts';
import { startPngEncoder } from './png-encoder.ts';
import { encodeOnPage } from './svg-image.ts';
import { inlineTextures } from './textures.ts';

/** Height of a stored picture, px. */
const pictureHeight = 600;

export interface DrawnItem extends ItemToDraw {
  readonly drawers: Drawers;
}

let latest: Promise<unknown> = Promise.resolve();

/**
 * One side of the door as a PNG; a plain placeholder when the browser cannot export it; null when even that fails. Calls at
 * the same time are painted one after the other.
 */
export function doorPng(shown: DrawnItem): Promise<Blob | null> {
  const picture = latest.then(() => exportPng(shown)).catch(placeholder);
  latest = picture.catch(() => undefined);
  return picture;
}

async function exportPng({ item, catalogue, drawers, side }: DrawnItem): Promise<Blob | null> {
  const start = performance.now();
  const encoder = startPngEncoder();
  try {
    const textures = await inlineTextures();
    const scene = planScene(factsOf({ item, catalogue, side }, drawers), drawers, { backdrop: studio });
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
