import type { Scene, Shape } from '../scene.ts';
import { filled, group, solid } from '../shapes/paint.ts';

/** Groups of light and shade, which say nothing about where a part stands. */
const shading = ['shadow', 'arris', 'side', 'room', 'cast-shadow'];

/**
 * The same scene as outlines: the first face of every named part, translucent, one above another. Small enough to keep
 * beside a test, and still a picture: a moved or missing part is seen at once, and a finer highlight changes nothing.
 */
export const sceneOutlines = (scene: Scene): Scene => ({
  view: scene.view,
  layers: scene.layers.map(({ name, shapes }) => ({ name, shapes: shapes.flatMap(outlines) })),
});

function outlines(shape: Shape): readonly Shape[] {
  if (shape.kind === 'path' || shading.includes(shape.name)) return [];
  const face = shape.shapes.find((part) => part.kind === 'path');
  const own = face ? [filled(face.d, solid('#345', 0.16))] : [];
  return [group(shape.name, [...own, ...shape.shapes.flatMap(outlines)], shape.shift ? { shift: shape.shift } : {})];
}
