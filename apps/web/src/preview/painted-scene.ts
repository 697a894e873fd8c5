import type { LayerPlan, ScenePlan } from '@door/drawing/draw';
import type { Tiles } from '@door/drawing/scene';
import { layerSvg } from '@door/drawing/svg';
import { nextTask } from './next-task.ts';
import { imageOf } from './svg-image.ts';

export interface Painting {
  /** An image sees nothing outside itself: the tiles lie within. */
  readonly tiles: Tiles;
  /** px; the width follows. */
  readonly height: number;
}

/** A scene as pixels. Layer by layer, each in tasks of its own, so that the page answers between them. */
export async function paintedScene(scene: ScenePlan, painting: Painting): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.height = painting.height;
  canvas.width = Math.round((painting.height * scene.view.width) / scene.view.height);
  // Painted where it is read: the pixels never have to come back from a graphics card.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser paints no canvas.');
  for (const plan of scene.layers) {
    await nextTask();
    const svg = await written(plan, scene.view, painting);
    await nextTask();
    pen.drawImage(await imageOf(svg), 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

async function written(plan: LayerPlan, view: ScenePlan['view'], { tiles, height }: Painting): Promise<string> {
  const layer = plan.draw();
  await nextTask();
  return layerSvg({ view, layers: [layer] }, plan.name, { id: 'png', tiles, height });
}
