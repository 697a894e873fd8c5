import type { Group, Shape } from '../scene.ts';

/** Every group of a scene, outer ones first. */
export const groupsIn = (shapes: readonly Shape[]): readonly Group[] =>
  shapes.flatMap((shape) => (shape.kind === 'group' ? [shape, ...groupsIn(shape.shapes)] : []));
