import { planScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import type { ItemToDraw } from '@door/drawing/item-facts/finishes';
import { studio } from '@door/drawing/stage/studio';
import type { Side } from '@door/drawing/scene';
import { paintScene } from './paint-scene.ts';
import { startPngEncoder } from './png-encoder.ts';
import { encodeOnPage } from './svg-image.ts';
import { inlineTextures } from './inline-textures.ts';

/** Height of a stored picture, px. */
const pictureHeight = 600;

export interface DrawnItem extends ItemToDraw {}

/** One side of a door as a PNG. */
export interface DoorPng {
  readonly png: Blob;
  /** false: the browser could not export the door, and this is a plain outline. */
  readonly showsDoor: boolean;
}

interface Made {
  readonly of: DrawnItem;
  readonly picture: Promise<DoorPng | null>;
}

let latest: Promise<unknown> = Promise.resolve();
const madeLast = new Map<Side, Made>();

/**
 * One side of the door as a PNG; a plain placeholder when the browser cannot export it; null when even that fails. Calls at
 * the same time are painted one after the other. Each side's last picture is kept: made while a form is filled in, it is there
 * when the form is sent.
 */
export function doorPng(shown: DrawnItem): Promise<DoorPng | null> {
  const { side } = shown;
  const known = madeLast.get(side);
  if (known && isSameDoor(known.of, shown)) return known.picture;
  const exported = latest.then(() => exportPng(shown));
  const picture = exported.catch(placeholder);
  const made: Made = { of: shown, picture };
  madeLast.set(side, made);
  // What could not be exported now may be exported when it is asked for again.
  exported.catch(() => madeLast.get(side) === made && madeLast.delete(side));
  latest = picture.catch(() => undefined);
  return picture;
}

const isSameDoor = (one: DrawnItem, other: DrawnItem): boolean =>
  one.item === other.item && one.catalogue === other.catalogue;

async function exportPng({ item, catalogue, side }: DrawnItem): Promise<DoorPng | null> {
  const start = performance.now();
  const encoder = startPngEncoder();
  try {
    const textures = await inlineTextures();
    const scene = planScene(factsOf({ item, catalogue, side }), { backdrop: studio });
    const canvas = await paintScene(scene, { textures, height: pictureHeight });
    const png = await encoder.encode(canvas);
    return png ? { png, showsDoor: true } : await placeholder();
  } finally {
    encoder.end();
    performance.measure(`picture ${side}`, { start });
  }
}

/** The outline of a door instead of an empty picture. */
async function placeholder(): Promise<DoorPng | null> {
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
  const png = await encodeOnPage(canvas);
  return png && { png, showsDoor: false };
}
