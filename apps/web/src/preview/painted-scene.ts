import type { LayerPlan, ScenePlan } from '@door/drawing/draw';
import type { Tiles } from '@door/drawing/scene';
import { layerSvg } from '@door/drawing/svg';
import { nextTask } from './next-task.ts';

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
    pen.drawImage(await imageOf(plan, scene.view, painting), 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

async function imageOf(
  plan: LayerPlan,
  view: ScenePlan['view'],
  { tiles, height }: Painting,
): Promise<HTMLImageElement> {
  const layer = plan.draw();
  await nextTask();
  const svg = layerSvg({ view, layers: [layer] }, plan.name, { id: 'png', tiles, height });
  await nextTask();
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
