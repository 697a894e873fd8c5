import type { Group, Shape } from '../scene.ts';

/** Every group of a scene, outer ones first. */
export const groupsIn = (shapes: readonly Shape[]): readonly Group[] =>
  shapes.flatMap((shape) => (shape.kind === 'group' ? [shape, ...groupsIn(shape.shapes)] : []));

/** Where the paths of a part begin, with every shift around them: enough to say where it stands. */
export function standsAt(shapes: readonly Shape[], name: string): readonly (readonly [x: number, y: number])[] {
  const walk = (
    shape: Shape,
    [x, y]: readonly [number, number],
    inside: boolean,
  ): readonly (readonly [number, number])[] => {
    if (shape.kind === 'path') {
      const [, startX, startY] = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(shape.d) ?? [];
      return inside ? [[x + Number(startX), y + Number(startY)]] : [];
    }
    const [shiftX, shiftY] = shape.shift ?? [0, 0];
    return shape.shapes.flatMap((part) => walk(part, [x + shiftX, y + shiftY], inside || shape.name === name));
  };
  return shapes.flatMap((shape) => walk(shape, [0, 0], false));
}
