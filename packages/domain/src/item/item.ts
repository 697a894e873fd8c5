import type { JobType, SlabThickness, ThresholdLayout, TrimPlace } from '../build/choices.ts';
import type { Mm, Size } from '../measure/mm.ts';
import type { ColourId, DesignId, ItemId, StockCode, SystemId, TemplateId, ThemeId } from './ids.ts';
import type { GlazedFramePartKind, Part } from './parts.ts';

/** A door set as one person has chosen it so far. Sizes of cells live in the parts; everything else is derived. */
export interface Item {
  readonly id: ItemId;
  readonly systemId: SystemId;
  readonly templateId: TemplateId;
  readonly currency: Currency;
  /** House number and address of the job; '' when nobody has said. */
  readonly numerals: string;
  readonly address: string;
  readonly frame: Frame;
  readonly leaves: Leaves;
  readonly designId: DesignId;
  /** Hinge side, seen from outside. */
  readonly hand: Hand;
  /** True once a person chose the hand, so that a new design keeps it if it may. */
  readonly handChosen: boolean;
  readonly opens: 'In' | 'Out';
  readonly colours: Colours;
  readonly glass: Glass;
  readonly hardware: Hardware;
  readonly extras: Extras;
  readonly build: Build;
}

export type Currency = 'EUR' | 'GBP';
export type Hand = 'left' | 'right';

export interface Frame {
  /** Coupled: a frame for each cell, fixed back to back. One-piece: one welded frame divided by bars. */
  readonly construction: Construction;
  /** Which outer frame: its face decides how large the leaf is. */
  readonly profile: FrameProfile;
  /** What the customer orders, packers and sill included. */
  readonly overall: Size;
  readonly heightMode: HeightMode;
  readonly packers: Readonly<Record<PackerPosition, StockCode | null>>;
  readonly sill: StockCode | null;
  readonly threshold: StockCode;
  readonly thresholdLayout: ThresholdLayout;
  readonly parts: readonly Part[];
}

export type Construction = 'coupled' | 'one-piece';
/** Wide or narrow in PVC-u; the third is the hardwood frame of fire doors. */
export type FrameProfile = 'WFO' | 'NFO' | 'HFO';
/** In 'Height-Sill+Packers' the height that was typed in already leaves the sill out. */
export const heightModes = ['Standard', 'Height-Sill+Packers'] as const;
export type HeightMode = (typeof heightModes)[number];

export const packerPositions = ['left1', 'left2', 'right1', 'right2', 'top1', 'top2', 'thresholdPacker2'] as const;
export type PackerPosition = (typeof packerPositions)[number];

/** A slave leaf exists only on a double door, so slave hardware cannot exist on a single one. */
export type Leaves =
  | { readonly kind: 'single' }
  | {
      readonly kind: 'double';
      /** Typed by a person; null shares the width equally, the odd millimetre to the master. */
      readonly masterWidth: Mm | null;
      readonly slaveHandle: StockCode | null;
    };

export interface Colours {
  readonly doorExternal: ColourId;
  readonly doorInternal: { readonly kind: 'same-as-external' } | { readonly kind: 'own'; readonly colourId: ColourId };
  readonly frameExternal: FrameFinish;
  readonly frameInternal: FrameFinish;
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
  readonly frame: { readonly kind: 'same-as-door' } | { readonly kind: 'own'; readonly glazing: Glazing };
  readonly partBacking: Readonly<Partial<Record<GlazedFramePartKind, PartBacking>>>;
}

export const suites = ['chrome', 'gold', 'satin-chrome', 'white', 'black'] as const;
export type Suite = (typeof suites)[number];

/** Hardware that a person chooses piece by piece. Hinges are not here: they hang every door. */
export const hardwareKinds = ['handle', 'knocker', 'doorKnob', 'spyhole', 'letterPlate'] as const;
export type HardwareKind = (typeof hardwareKinds)[number];

/** `lever-lever`, `pull-bar-1200` …: a row of the catalogue, not a list in code. */
export type HandleType = string;

export interface Hardware {
  readonly suite: Suite;
  /** False until the hardware screen was seen or a handle type chosen: the visitor's gold is only a beginning. */
  readonly suiteResolved: boolean;
  /** null after all hardware was turned off. */
  readonly handleType: HandleType | null;
  /** Stock chosen for each kind; null shows the tile 'None'. */
  readonly chosen: Readonly<Record<HardwareKind, StockCode | null>>;
  readonly hingeColour: string;
}

/** What the trade adds to a door beyond the hardware that everybody chooses; the specification's names. */
export const extraKinds = [
  'doorChain',
  'doorCloser',
  'kickPlateOutside',
  'kickPlateInside',
  'pushPlate',
  'numerals',
  'vent1',
  'vent2',
  'headDrip',
] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** The body of a closer is screwed to the leaf, or to the frame above it. */
export const closerPositions = ['leaf', 'frame'] as const;
export type CloserPosition = (typeof closerPositions)[number];

/** A centre on the leaf: from its left edge, seen from outside, and above its bottom. */
export interface LeafSpot {
  readonly fromLeft: Mm;
  readonly height: Mm;
}

export interface Extras {
  readonly chosen: Readonly<Record<ExtraKind, StockCode | null>>;
  readonly closerPosition: CloserPosition;
  /** Where the house number was placed by hand; null: where such a door has it. */
  readonly numeralsAt: LeafSpot | null;
}

/** What the trade settles and a visitor never sees. */
export interface Build {
  readonly slab: SlabThickness;
  readonly cylinder: StockCode;
  /** A laminated pane of class P1A in every door light and sidelight. */
  readonly laminated: boolean;
  /** null: the lock that handle and leaf ask for. */
  readonly lock: StockCode | null;
  readonly escutcheon: StockCode | null;
  /** A slave leaf that was to have no handle of its own. */
  readonly bareSlave: boolean;
  readonly jobType: JobType;
  /** Whether somebody asked for Secured by Design; some jobs demand it by themselves. */
  readonly securedByDesign: boolean;
  /** Whether somebody asked for smoke seals; a fire door has them by itself. */
  readonly smokeSeals: boolean;
  readonly trims: Readonly<Partial<Record<TrimPlace, StockCode>>>;
}
