import type { Scene } from '@door/drawing/scene';
import { type SvgOptions, toSvg } from '@door/drawing/svg';

/** A drawing made for one tile: SVG text and its size on the page, CSS px. */
export interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A scene drawn so high; its width follows. */
export const drawnHigh = (scene: Scene, painting: SvgOptions & Pick<Drawn, 'height'>): Drawn => ({
  svg: toSvg(scene, painting),
  height: painting.height,
  width: Math.round((painting.height * scene.view.width) / scene.view.height),
});
