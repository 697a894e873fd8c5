import type { Box } from '../facts.ts';
import type { Paint, Shape, Side, TextureName } from '../scene.ts';
import { filled, linear, radialMm, stops, texture } from '../shapes/paint.ts';
import type { Field } from './field.ts';

interface Obscured {
  readonly texture: TextureName | null;
  /** Opacity of the pattern, and of the shapes behind the glass. */
  readonly strength: number;
  readonly seeThrough: number;
}

/** What each backing glass in the catalogue does to the light. */
const obscured: Readonly<Record<string, Obscured>> = {
  Flemish: { texture: 'flemish', strength: 0.62, seeThrough: 1.1 },
  Minster: { texture: 'minster', strength: 0.85, seeThrough: 1 },
  Stippolyte: { texture: 'stippolyte', strength: 0.8, seeThrough: 0.75 },
  Satin: { texture: null, strength: 0, seeThrough: 0.42 },
  Reeded: { texture: 'reeded', strength: 0.9, seeThrough: 1.2 },
  'Fine Ripple': { texture: 'fine-ripple', strength: 0.85, seeThrough: 1 },
  'Heavy Ripple': { texture: 'heavy-ripple', strength: 0.9, seeThrough: 0.85 },
};
const plainObscured: Obscured = { texture: null, strength: 0, seeThrough: 0.6 };

export const clearBacking = 'Clear';

const daylight = {
  external: linear([0, 0], [0.28, 1], stops([0, '#eef5f7'], [0.34, '#d6e3e8'], [0.68, '#b7c9cf'], [1, '#c6d2d3'])),
  internal: linear([0, 0], [0.2, 1], stops([0, '#f6fafa'], [0.5, '#dfe9e7'], [1, '#bccbbf'])),
} as const satisfies Record<Side, unknown>;

/** Soft shapes behind the glass: centre in shares of the pane's width and height, radius in shares of its longer side, colour from each side. */
const behind = [
  { across: 0.75, down: 0.8, reach: 0.5, external: '#4e6259', internal: '#7f9a78', alpha: 0.4 },
  { across: 0.15, down: 0.55, reach: 0.34, external: '#5b7079', internal: '#a9bda6', alpha: 0.34 },
  { across: 0.62, down: 0.28, reach: 0.27, external: '#ffffff', internal: '#ffffff', alpha: 0.5 },
  { across: 0.3, down: 0.95, reach: 0.3, external: '#6b6455', internal: '#8f8a70', alpha: 0.36 },
] as const;

/** The pattern of a backing glass, and how strongly it shows; null for a plain one. */
export function patternOf(backing: string): { readonly paint: Paint; readonly strength: number } | null {
  const glass = obscured[backing];
  return glass?.texture ? { paint: texture(glass.texture, [0, 0]), strength: glass.strength } : null;
}

/** Obscure glass: scattered cool light, with four soft shapes behind it. */
export function obscuredGround({ box, outline, backing }: Field, side: Side): readonly Shape[] {
  const glass = obscured[backing] ?? plainObscured;
  const shapes = behind.map((thing, index) => {
    const wander = noiseOf(box, index) - 0.5;
    const centre = [
      box.x + box.width * (thing.across + wander * 0.3),
      box.y + box.height * (thing.down + wander * 0.1),
    ] as const;
    const alpha = Math.min(0.6, thing.alpha * glass.seeThrough);
    const colour = thing[side];
    const fading = stops([0, colour, alpha], [0.5, colour, alpha * 0.45], [1, colour, 0]);
    return filled(outline, radialMm(centre, Math.max(box.width, box.height) * thing.reach, fading));
  });
  return [filled(outline, daylight[side]), ...shapes, ...patternOn({ box, outline, backing })];
}

/** The pattern rolled into a glass, begun elsewhere in each pane. */
export function patternOn({ box, outline, backing }: Pick<Field, 'box' | 'outline' | 'backing'>): readonly Shape[] {
  const { texture: name, strength } = obscured[backing] ?? plainObscured;
  if (!name) return [];
  const begin = [Math.round((box.x * 0.37) % 97), Math.round((box.y * 0.53) % 89)] as const;
  return [filled(outline, texture(name, begin), { opacity: strength })];
}

/** How much is seen of the shapes behind a glass. */
export const seenThrough = (backing: string): number => (obscured[backing] ?? plainObscured).seeThrough;

/** A pseudo-random number 0…1 from the place of a pane: the same on every drawing, different from pane to pane. */
export function noiseOf({ x, y, width }: Box, salt: number): number {
  const mixed = Math.sin(x * 12.9898 + y * 78.233 + width * 3.7 + salt * 37.719) * 43758.5453;
  return mixed - Math.floor(mixed);
}
