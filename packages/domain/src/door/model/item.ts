import type { JobType, SlabThickness, ThresholdLayout, TrimPlace } from './build-choices.ts';
import type { Choices } from './choices.ts';
import type { SlavePlace } from './slave-pieces.ts';
import type { ExtraKind } from './extra-kinds.ts';
import type { HardwareKind } from './hardware-kinds.ts';
import type { Mm, Size } from '../../lib/mm.ts';
import type {
  BackingName,
  CloserPosition,
  Construction,
  FrameFinish,
  FrameProfile,
  Glazing,
  Hand,
  HandleType,
  HeightMode,
  HouseNumberPlace,
  LeafSpot,
  Opening,
  PackerPosition,
  PartBacking,
  RalNumber,
  Spyhole,
  Suite,
} from './door-values.ts';
import type { ColourId, DesignId, ItemId, StockCode, SystemId, TemplateId } from './ids.ts';
import type { GlazedFramePartKind, Part } from './parts.ts';

/** A door set: what persons chose of it, and the door that follows from that and from the catalogue (`effective`). */
export interface Item extends Door {
  readonly id: ItemId;
  readonly choices: Choices;
}

/** Everything that a door set is made of. Sizes of cells live in the parts. */
export interface Door {
  readonly systemId: SystemId;
  readonly templateId: TemplateId;
  /** The number that is made on the door, etched in its glass or fitted as figures; '' when not given. */
  readonly houseNumber: string;
  readonly frame: Frame;
  readonly leaves: Leaves;
  readonly designId: DesignId;
  /** Hinge side, seen from outside. */
  readonly hand: Hand;
  readonly opens: Opening;
  readonly colours: Colours;
  readonly glass: Glass;
  readonly hardware: Hardware;
  readonly extras: Extras;
  readonly build: Build;
}

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

/** Only a double door has a slave leaf and its hardware. */
export type Leaves =
  | { readonly kind: 'single' }
  | {
      readonly kind: 'double';
      /** Typed by a person; null: both leaves share the width equally, an odd millimetre goes to the master. */
      readonly masterWidth: Mm | null;
      readonly slaveHandle: StockCode | null;
    };

export interface Colours {
  readonly doorExternal: ColourId;
  readonly doorInternal: { readonly kind: 'same-as-external' } | { readonly kind: 'own'; readonly colourId: ColourId };
  readonly frameExternal: FrameFinish;
  readonly frameInternal: FrameFinish;
  /** What a door in the colour `Custom RAL` is sprayed in; null: not given yet, or the door has another colour. */
  readonly customRal: RalNumber | null;
}

export interface Glass {
  readonly door: Glazing;
  readonly doorBacking: BackingName;
  readonly frame: { readonly kind: 'same-as-door' } | OwnFrameGlass;
  readonly partBacking: Readonly<Partial<Record<GlazedFramePartKind, PartBacking>>>;
  /** Which pane shows the number of the house, where the glass does; null: nobody chose, so the usual one. */
  readonly houseNumberAt: HouseNumberPlace | null;
}

export interface OwnFrameGlass {
  readonly kind: 'own';
  readonly glazing: Glazing;
  /** Of the parts whose glass is another than that; absent where all have it. */
  readonly ofPart?: Readonly<Partial<Record<GlazedFramePartKind, Glazing>>>;
}

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
