import type { JobType, SlabThickness, ThresholdLayout, TrimPlace } from './build-choices.ts';
import type { SlavePlace } from './slave-pieces.ts';
import type { ExtraKind } from './extra-kinds.ts';
import type { HardwareKind } from './hardware-kinds.ts';
import type { Mm, Size } from '../../lib/mm.ts';
import type { ColourId, DesignId, ItemId, StockCode, SystemId, TemplateId, ThemeId } from './ids.ts';
import type { GlazedFramePartKind, PaneName, Part } from './parts.ts';

/** A door set as one person has chosen it so far. Sizes of cells live in the parts; everything else is derived. */
export interface Item {
  readonly id: ItemId;
  readonly systemId: SystemId;
  readonly templateId: TemplateId;
  /** The number that is made on the door, etched in its glass or fitted as figures; '' when not given. */
  readonly houseNumber: string;
  readonly frame: Frame;
  readonly leaves: Leaves;
  readonly designId: DesignId;
  /** Hinge side, seen from outside. */
  readonly hand: Hand;
  /** True once a person chose the hand: a new design then keeps it where it can hang that way. */
  readonly handChosen: boolean;
  readonly opens: 'In' | 'Out';
  readonly colours: Colours;
  readonly glass: Glass;
  readonly hardware: Hardware;
  /** True once a person chose any hardware: until then a new design brings the hardware that suits it. */
  readonly hardwareChosen: boolean;
  readonly extras: Extras;
  readonly build: Build;
}

export type Hand = 'left' | 'right';

export interface Frame {
  /** Coupled: a frame for each cell, fixed back to back. One-piece: one welded frame divided by bars. */
  readonly construction: Construction;
  /** The outer frame. Its face width decides the size of the leaf. */
  readonly profile: FrameProfile;
  /** What the customer orders, packers and sill included. */
  readonly overall: Size;
  readonly heightMode: HeightMode;
  readonly packers: Readonly<Record<PackerPosition, StockCode | null>>;
  readonly sill: StockCode | null;
  readonly threshold: StockCode;
  readonly thresholdLayout: ThresholdLayout;
  /** What joins the frame of each part of a coupled set to the door's, where it is not the flat coupler. */
  readonly couplings: Readonly<Partial<Record<GlazedFramePartKind, StockCode>>>;
  readonly parts: readonly Part[];
}

export type Construction = 'coupled' | 'one-piece';
/** WFO: wide PVC-u; NFO: narrow PVC-u; HFO: hardwood, for fire doors. */
export type FrameProfile = 'WFO' | 'NFO' | 'HFO';
/** In 'Height-Sill+Packers' the height that a person types does not include the sill. */
export const heightModes = ['Standard', 'Height-Sill+Packers'] as const;
export type HeightMode = (typeof heightModes)[number];

export const packerPositions = ['left1', 'left2', 'right1', 'right2', 'top1', 'top2', 'thresholdPacker2'] as const;
export type PackerPosition = (typeof packerPositions)[number];

/** Only a double door has a slave leaf and its hardware. */
export type Leaves =
  | { readonly kind: 'single' }
  | {
      readonly kind: 'double';
      /** Typed by a person; null: both leaves share the width equally, an odd millimetre goes to the master. */
      readonly masterWidth: Mm | null;
      readonly slaveHandle: StockCode | null;
    };

/** A number of the RAL Classic list: `RAL 3020`. */
export type RalNumber = string;

export interface Colours {
  readonly doorExternal: ColourId;
  readonly doorInternal: { readonly kind: 'same-as-external' } | { readonly kind: 'own'; readonly colourId: ColourId };
  readonly frameExternal: FrameFinish;
  readonly frameInternal: FrameFinish;
  /** What a door in the colour `Custom RAL` is sprayed in; null: not given yet, or the door has another colour. */
  readonly customRal: RalNumber | null;
}

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

export interface Glass {
  readonly door: Glazing;
  readonly doorBacking: BackingName;
  readonly frame: { readonly kind: 'same-as-door' } | OwnFrameGlass;
  readonly partBacking: Readonly<Partial<Record<GlazedFramePartKind, PartBacking>>>;
  /** Which pane shows the number of the house, where the glass does; null: nobody chose, so the usual one. */
  readonly houseNumberAt: HouseNumberPlace | null;
}

/** As all doors were made once. */
export const everyPane = 'every pane';
export type HouseNumberPlace = PaneName | typeof everyPane;

/** A set has fewer than a hundred panes in one part. */
const paneName = /^(?:door|slave|left-sidelight|right-sidelight|fanlight) [1-9]\d?$/;

/** Of a text from outside. */
export const isHouseNumberPlace = (text: string): text is HouseNumberPlace => text === everyPane || paneName.test(text);

export interface OwnFrameGlass {
  readonly kind: 'own';
  readonly glazing: Glazing;
  /** Of the parts whose glass is another than that; absent where all have it. */
  readonly ofPart?: Readonly<Partial<Record<GlazedFramePartKind, Glazing>>>;
}

export const suites = ['chrome', 'gold', 'satin-chrome', 'white', 'black'] as const;
export type Suite = (typeof suites)[number];

/** Key of a handle row in the catalogue: `lever-lever`, `pull-bar-1200` … */
export type HandleType = string;

export interface Hardware {
  readonly suite: Suite;
  /** null after all hardware was turned off. */
  readonly handleType: HandleType | null;
  /** Stock chosen for each kind; null shows the tile 'None'. */
  readonly chosen: Readonly<Record<HardwareKind, StockCode | null>>;
  /** Where a person has the letter plate, of the heights that the design offers; null: at its usual one. */
  readonly letterPlateHeight: Mm | null;
  readonly hingeColour: string;
}

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

export interface Extras {
  readonly chosen: Readonly<Record<ExtraKind, StockCode | null>>;
  readonly closerPosition: CloserPosition;
  /** Where a person placed the house number; null: the usual place for this door. */
  readonly numeralsAt: LeafSpot | null;
  /** How high a person placed each spyhole, above the bottom of the leaf; null: the usual height. */
  readonly spyholeHeights: Readonly<Record<Spyhole, Mm | null>>;
}

/** What only the trade decides; a visitor never sees it. */
export interface Build {
  readonly slab: SlabThickness;
  readonly cylinder: StockCode;
  /** A laminated pane of class P1A in every door light and sidelight. */
  readonly laminated: boolean;
  /** null: the lock follows from the handle and the leaf. */
  readonly lock: StockCode | null;
  readonly escutcheon: StockCode | null;
  /** True when the trade left the handle off the slave leaf. */
  readonly bareSlave: boolean;
  /** What the slave leaf carries besides its handle. */
  readonly slave: Readonly<Partial<Record<SlavePlace, StockCode>>>;
  readonly jobType: JobType;
  /** Whether Secured by Design was chosen; some job types demand it anyway. */
  readonly securedByDesign: boolean;
  /** Whether smoke seals were chosen; a fire door has them anyway. */
  readonly smokeSeals: boolean;
  readonly trims: Readonly<Partial<Record<TrimPlace, StockCode>>>;
}
