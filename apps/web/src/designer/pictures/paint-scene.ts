import type { LayerPlan, ScenePlan } from '@door/drawing/draw';
import type { Layer, LayerName, Textures } from '@door/drawing/scene';
import { toSvg } from '@door/drawing/svg';
import { loadSvgImage } from './svg-image.ts';

export interface Painting {
  /** Inside the SVG as data, because an image cannot refer to files. */
  readonly textures: Textures;
  /** px; the width follows. */
  readonly height: number;
}

/** Two images: each costs a few milliseconds however little it shows, and one large image would block the page. */
const images: readonly (readonly LayerName[])[] = [
  ['scene', 'frame', 'slab'],
  ['glass', 'furniture'],
];

/** Paints a scene onto a canvas in many small tasks, so that the page stays responsive. */
export async function paintScene(scene: ScenePlan, painting: Painting): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.height = painting.height;
  canvas.width = Math.round((painting.height * scene.view.width) / scene.view.height);
  // The pixels are read back for the PNG: without the graphics card that is faster.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser paints no canvas.');
  const loading: Promise<HTMLImageElement>[] = [];
  for (const names of images) loading.push(loadSvgImage(await svgOf(scene, names, painting)));
  for (const image of await Promise.all(loading)) {
    await nextTask();
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  for (const layer of scene.layers.filter(isOverDay)) {
    const image = await loadSvgImage(await svgOf(scene, [layer.name], painting));
    await nextTask();
    pen.globalAlpha = layer.opacity ?? 1;
    pen.globalCompositeOperation = layer.blend ?? 'source-over';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

/** Such a layer is laid over the day with its own opacity, which its image alone cannot say. */
const isOverDay = ({ name }: Pick<LayerPlan, 'name'>): boolean => !images.flat().includes(name);

async function svgOf(scene: ScenePlan, names: readonly LayerName[], painting: Painting): Promise<string> {
  const layers: Layer[] = [];
  for (const plan of scene.layers.filter(({ name }) => names.includes(name))) {
    await nextTask();
    const { name, shapes } = plan.draw();
    layers.push({ name, shapes });
  }
  await nextTask();
  return toSvg({ view: scene.view, layers }, { id: 'png', ...painting });
}

/** Lets the browser handle input and paint first. Nested timers would wait at least 4 ms each, a message does not. */
const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
