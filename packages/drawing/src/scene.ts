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

/** A thing that one can point at: `leaf`, `fanlight`, `letter-plate`. */
export interface Group {
  readonly kind: 'group';
  readonly name: string;
  readonly shapes: readonly Shape[];
  /** Path data, mm, in the group's own coordinates: nothing shows outside it. */
  readonly clip?: string;
  readonly shift?: readonly [x: number, y: number];
  readonly opacity?: number;
}

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
      readonly kind: 'tile';
      readonly tile: TileName;
      /** Where the tile's pattern begins, so that no two panes match. */
      readonly at: readonly [x: number, y: number];
      /** Degrees; grain lies on heads and transoms (90). */
      readonly turn: number;
    };

export interface Stop {
  /** 0…1 */
  readonly at: number;
  readonly colour: string;
  readonly alpha?: number;
}

/** Raster tiles of shading: negative darkens, positive lightens, so that one tile serves every colour. */
export const tileNames = [
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
export type TileName = (typeof tileNames)[number];

export interface Tile {
  /** Size of one repeat, mm. */
  readonly size: readonly [width: number, height: number];
  /**
   * Repeats stand side by side, each so far down, mm, as boards do: then the eye finds no repeat across them. One that is
   * shifted is filled up from above.
   */
  readonly columns?: readonly number[];
  /** `data:image/png;base64,…` or an address on the same origin. */
  readonly href: string;
}
export type Tiles = Readonly<Partial<Record<TileName, Tile>>>;

/** The page composes these one above another, so that a choice replaces only what it changes. */
export const layerNames = ['scene', 'frame', 'slab', 'glass', 'furniture'] as const;
export type LayerName = (typeof layerNames)[number];

export interface Layer {
  readonly name: LayerName;
  readonly shapes: readonly Shape[];
}

/** What is seen from one side. */
export interface Scene {
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly layers: readonly Layer[];
}

export type Side = 'external' | 'internal';
