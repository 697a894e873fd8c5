import { planScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { toned } from '@door/photo/light-beside';
import { paintScene } from '../pictures/paint-scene.ts';
import type { DrawnItem } from '../pictures/door-png.ts';
import { inlineTextures } from '../pictures/inline-textures.ts';
import type { HousePhoto } from './house-photo.ts';
import { placedIn } from './plane-in-photo.tsx';
import { inPhotoWorker } from './photo-tasks.ts';

/** px: of the picture's longest side, and of the set before it is laid into the photo. */
const longest = 1600;
const setHeight = 1000;

/**
 * The door in the visitor's house as a JPEG of at most 1600 px, with nothing in it but pixels. null where the corners enclose
 * no opening; rejects where the browser cannot paint it.
 */
export async function composeHousePicture(drawn: Omit<DrawnItem, 'side'>, photo: HousePhoto): Promise<Blob | null> {
  const placement = placedIn(photo, drawn.item);
  if (!placement) return null;
  const facts = factsOf({ ...drawn, side: 'external' });
  const scene = planScene(facts);
  const px = setHeight / scene.view.height;
  const canvas = await paintScene(scene, { textures: await inlineTextures(), height: setHeight });
  const set = await createImageBitmap(canvas);
  const { view } = scene;
  return inPhotoWorker<'compose'>(
    {
      type: 'compose',
      jpeg: photo.jpeg,
      set,
      box: { x: -view.x * px, y: -view.y * px, width: facts.width * px, height: facts.height * px },
      placement,
      as: { light: toned(photo.light, photo.tone), shadow: photo.shadow },
      inFront: photo.inFront,
      longest,
    },
    [set],
  );
}
