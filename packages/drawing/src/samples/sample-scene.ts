import type { Box, FinishFacts } from '../facts.ts';
import { luminanceOf, shade } from '../light/colour.ts';
import type { LayerName, Scene, Shape } from '../scene.ts';
import { finishOverlay } from '../shapes/finish.ts';
import { filled, linear, solid, stops } from '../shapes/paint.ts';
import { rectPath } from '../shapes/path-data.ts';

/** A flat piece of a door's skin: its colour, its grain, and light falling off from the top left. */
export function doorSkin(box: Box, finish: FinishFacts): readonly Shape[] {
  const face = rectPath(box);
  const dark = luminanceOf(finish.hex) > 0.5 ? 0.08 : 0.16;
  return [
    filled(face, solid(shade(finish.hex, 1))),
    ...finishOverlay(face, finish, { at: [31, 67], strength: 1.2 }),
    filled(
      face,
      linear([0, 0], [0.8, 1], stops([0, '#fff', 0.14], [0.45, '#fff', 0.02], [0.55, '#000', 0.01], [1, '#000', dark])),
    ),
  ];
}

/** A small picture: one layer, cut off at the edges of its view. */
export const sampleScene = (view: Box, layer: LayerName, shapes: readonly Shape[]): Scene => ({
  view,
  layers: [{ name: layer, shapes }],
});
