import type { Mm } from '../../lib/mm.ts';
import type { ColourId, ThemeId } from './ids.ts';
import type { PaneName } from './parts.ts';

export type Hand = 'left' | 'right';

/** Which way the leaf opens. */
export type Opening = 'In' | 'Out';

export type Construction = 'coupled' | 'one-piece';

/** WFO: wide PVC-u; NFO: narrow PVC-u; HFO: hardwood, for fire doors. */
export type FrameProfile = 'WFO' | 'NFO' | 'HFO';

/** In 'Height-Sill+Packers' the height that a person types does not include the sill. */
export const heightModes = ['Standard', 'Height-Sill+Packers'] as const;

export type HeightMode = (typeof heightModes)[number];

export const packerPositions = ['left1', 'left2', 'right1', 'right2', 'top1', 'top2', 'thresholdPacker2'] as const;

export type PackerPosition = (typeof packerPositions)[number];

/** A number of the RAL Classic list: `RAL 3020`. */
export type RalNumber = string;

/** A frame is wrapped in one of the frame colours, or ('premium') painted in the door's own colour. */
export type FrameFinish =
  | { readonly kind: 'frame-colour'; readonly colourId: ColourId }
  | { readonly kind: 'door-colour' };

export type Glazing =
  | { readonly kind: 'none-chosen' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'unglazed' }
  | { readonly kind: 'theme'; readonly themeId: ThemeId };

/** Name of a backing glass in the catalogue: `Clear`, `Flemish`, `Minster`, `Stippolyte` … */
export type BackingName = string;

/** A backing's name, or `Unglazed` where the part is supplied without glass. */
export type PartBacking = string;

/** As all doors were made once. */
export const everyPane = 'every pane';

export type HouseNumberPlace = PaneName | typeof everyPane;

/** A set has fewer than a hundred panes in one part. */
const paneName = /^(?:door|slave|left-sidelight|right-sidelight|fanlight) [1-9]\d?$/;

/** Of a text from outside. */
export const isHouseNumberPlace = (text: string): text is HouseNumberPlace => text === everyPane || paneName.test(text);

export const suites = ['chrome', 'gold', 'satin-chrome', 'white', 'black'] as const;

export type Suite = (typeof suites)[number];

/** Key of a handle row in the catalogue: `lever-lever`, `pull-bar-1200` … */
export type HandleType = string;

/** Where the body of a closer is screwed on: to the leaf, or to the frame above it. */
export const closerPositions = ['leaf', 'frame'] as const;

export type CloserPosition = (typeof closerPositions)[number];

/** Centre of something on the leaf, seen from outside: mm from its left edge, mm above its bottom. */
export interface LeafSpot {
  readonly fromLeft: Mm;
  readonly height: Mm;
}

/** The first is chosen with the hardware, the second is an extra: for a seated person. */
export const spyholes = ['spyhole', 'spyhole2'] as const;

export type Spyhole = (typeof spyholes)[number];
