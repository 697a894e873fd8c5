import type { Group, Scene, Shape } from '@door/drawing/scene';
import { toSvg } from '@door/drawing/svg';
import { Resvg } from '@resvg/resvg-js';
import { type Box, boxOf } from './box.ts';

/** A named part of a picture, with the shift of the groups around it. */
export interface Part {
  readonly group: Group;
  readonly shift: readonly [x: number, y: number];
}

export const partsNamed = (scene: Scene, name: string): readonly Part[] =>
  scene.layers.flatMap(({ shapes }) => within(shapes, [0, 0]).filter(({ group }) => group.name === name));

function within(shapes: readonly Shape[], [x, y]: Part['shift']): readonly Part[] {
  return shapes.flatMap((shape): readonly Part[] => {
    if (shape.kind === 'path') return [];
    const [ownX, ownY] = shape.shift ?? [0, 0];
    return [{ group: shape, shift: [x, y] }, ...within(shape.shapes, [x + ownX, y + ownY])];
  });
}

const isShade = (shape: Shape) => shape.kind === 'group' && shape.name === 'shadow';

const withoutShade = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes
    .filter((shape) => !isShade(shape))
    .map((shape) => (shape.kind === 'group' ? { ...shape, shapes: withoutShade(shape.shapes) } : shape));

/** Edges of a part without its shadows, measured by a renderer; null where it is empty. */
export function measurePart({ group, shift }: Part): Box | null {
  const placed: Group = { kind: 'group', name: 'placed', shift, shapes: withoutShade([group]) };
  return extentOf([placed]);
}

/** Edges of the clip of a part. */
export const measureClip = ({ group, shift }: Part): Box | null =>
  group.clip === undefined
    ? null
    : extentOf([
        {
          kind: 'group',
          name: 'clip',
          shift,
          shapes: [{ kind: 'path', d: group.clip, fill: { kind: 'solid', colour: '#000' } }],
        },
      ]);

/** Edges of the first face of a part: without rims, shadow and what is fixed to it. */
export function measureFace({ group, shift }: Part): Box | null {
  const face = group.shapes.find((shape) => shape.kind === 'path');
  return face ? measurePart({ group: { ...group, shapes: [face] }, shift }) : null;
}

/** The pictures contain no text, so fonts are not loaded. */
export const noFonts = { font: { loadSystemFonts: false } } as const;

function extentOf(shapes: readonly Shape[]): Box | null {
  const scene: Scene = { view: { x: 0, y: 0, width: 4000, height: 4000 }, layers: [{ name: 'scene', shapes }] };
  const extent = new Resvg(toSvg(scene, { id: 'm', textures: {} }), noFonts).getBBox();
  return extent ? boxOf(extent) : null;
}
