import type { ScenePlan } from '@door/drawing/draw';
import type { Layer, LayerName, Tiles } from '@door/drawing/scene';
import { toSvg } from '@door/drawing/svg';
import { nextTask } from './next-task.ts';
import { imageOf } from './svg-image.ts';

export interface Painting {
  /** An image sees nothing outside itself: the tiles lie within. */
  readonly tiles: Tiles;
  /** px; the width follows. */
  readonly height: number;
}

/** An image costs a few milliseconds however little it shows, and all in one would hold up the page. */
const images: readonly (readonly LayerName[])[] = [
  ['scene', 'frame', 'slab'],
  ['glass', 'furniture'],
];

/** A scene as pixels, in many small tasks, so that the page answers between them; one image is read while the next is written. */
export async function paintedScene(scene: ScenePlan, painting: Painting): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.height = painting.height;
  canvas.width = Math.round((painting.height * scene.view.width) / scene.view.height);
  // Painted where it is read: the pixels never have to come back from a graphics card.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser paints no canvas.');
  const read: Promise<HTMLImageElement>[] = [];
  for (const names of images) read.push(imageOf(await written(scene, names, painting)));
  for (const image of await Promise.all(read)) {
    await nextTask();
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

async function written(scene: ScenePlan, names: readonly LayerName[], painting: Painting): Promise<string> {
  const layers: Layer[] = [];
  for (const plan of scene.layers.filter(({ name }) => names.includes(name))) {
    await nextTask();
    layers.push(plan.draw());
  }
  await nextTask();
  return toSvg({ view: scene.view, layers }, { id: 'png', ...painting });
}
