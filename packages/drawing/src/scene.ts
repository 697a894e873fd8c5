/** A picture of a door set as data: named groups of shapes in millimetres, y down. `svg.ts` alone knows SVG. */
export type Shape = PathShape | Group;

export interface PathShape {
  readonly kind: 'path';
  /** SVG path data, mm. */
  readonly d: string;
  readonly fill?: Paint;
  readonly evenOdd?: boolean;
  readonly stroke?: Stroke;
  readonly opacity?: number;
}

export interface Stroke {
  readonly paint: Paint;
  readonly width: number;
  readonly cap?: 'round';
  readonly join?: 'round';
  readonly dash?: string;
}

/** A named part of the picture: `leaf`, `fanlight`, `letter-plate`. */
export interface Group {
  readonly kind: 'group';
  readonly name: string;
  readonly shapes: readonly Shape[];
  /** Path data, mm, in the group's own coordinates: clips what lies outside. */
  readonly clip?: string;
  readonly shift?: readonly [x: number, y: number];
  readonly opacity?: number;
  /** How its colours meet those beneath. Laid over them when absent. */
  readonly blend?: Blend;
}

/** `multiply`: as light falls on a colour; white leaves it as it is. */
export type Blend = 'multiply';

export type Paint =
  | { readonly kind: 'solid'; readonly colour: string; readonly alpha?: number }
  | {
      readonly kind: 'linear';
      readonly from: readonly [x: number, y: number];
      readonly to: readonly [x: number, y: number];
      /** `box`: 0…1 over the shape's own box. `mm`: in the coordinates of the group. */
      readonly units: 'box' | 'mm';
      readonly stops: readonly Stop[];
    }
  | {
      readonly kind: 'radial';
      readonly centre: readonly [x: number, y: number];
      readonly focus?: readonly [x: number, y: number];
      readonly radius: number;
      readonly units: 'box' | 'mm';
      readonly stops: readonly Stop[];
    }
  | {
      readonly kind: 'texture';
      readonly texture: TextureName;
      /** Origin of the pattern, mm; each pane gets its own, so that neighbours differ. */
      readonly at: readonly [x: number, y: number];
      /** Degrees; 90 on heads and transoms, where the grain runs horizontally. */
      readonly turn: number;
    };

export interface Stop {
  /** 0…1 */
  readonly at: number;
  readonly colour: string;
  readonly alpha?: number;
}

/** Repeating raster images of shading. Each only darkens and lightens, so that one texture serves every colour. */
export const textureNames = [
  'grain',
  'figure',
  'flemish',
  'minster',
  'stippolyte',
  'reeded',
  'fine-ripple',
  'heavy-ripple',
  'brick',
  'render',
] as const;
export type TextureName = (typeof textureNames)[number];

export interface Texture {
  /** Size of one repeat, mm. */
  readonly size: readonly [width: number, height: number];
  /**
   * How far down each column of repeats is shifted, mm, as boards are, so that the repeat is not noticed: `[0, 198, 369]`.
   * The gap above a shifted column is filled from the repeat above it.
   */
  readonly columns?: readonly number[];
  /** `data:image/png;base64,…` or an address on the same origin. */
  readonly href: string;
}
export type Textures = Readonly<Partial<Record<TextureName, Texture>>>;

export const dayLayers = ['scene', 'frame', 'slab', 'glass', 'furniture'] as const;
/** Over the day: the low sun, dusk, what is lit from behind or shines itself, and metal by lamplight. */
export const eveningLayers = ['low-sun', 'dusk', 'lit', 'lit-metal'] as const;
/** Bottom layer first. The page stacks them, so that a choice replaces only the layers that it changes. */
export const layerNames = [...dayLayers, ...eveningLayers] as const;
export type DayLayer = (typeof dayLayers)[number];
export type EveningLayer = (typeof eveningLayers)[number];
export type LayerName = DayLayer | EveningLayer;

/** How a layer lies on those beneath it: plainly when absent. */
export interface LayerStyle {
  /** 0…1 */
  readonly opacity?: number;
  readonly blend?: Blend;
}

export interface Layer extends LayerStyle {
  readonly name: LayerName;
  readonly shapes: readonly Shape[];
}

/** What is seen from one side. */
export interface Scene {
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly layers: readonly Layer[];
}

export type Side = 'external' | 'internal';
