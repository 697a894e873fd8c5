import type { ColourPair } from '../catalogue/colour-rows.ts';
import type { DesignLight } from '../catalogue/design-rows.ts';
import type { Article, GlassUnit } from '../catalogue/production-rows.ts';
import type { SlabThickness, TrimPlace } from '../model/build-choices.ts';
import type { ColourId, DesignId, StockCode, ThemeId } from '../model/ids.ts';
import type { HardwareKind } from '../model/hardware-kinds.ts';
import type { ExtraKind } from '../model/extra-kinds.ts';
import type { CloserPosition, Hand, Item, LeafSpot, PackerPosition } from '../model/item.ts';
import type { Mm, Size } from '../model/mm.ts';
import type { GlazedFramePartKind } from '../model/parts.ts';
import type { FrameSide } from '../sizes/edges.ts';
import type { LeafGroup } from '../model/parts.ts';
import type { SlabBlank } from '../sizes/slab-blank.ts';
import type { CalculatedFigure, Figure } from './calculated-figure.ts';
import type { DrawnPart } from './drawn-part.ts';
import type { HingeLimits } from '../hardware/hinge-count.ts';

/** The sub-assemblies of a bill, in the spelling of the specification's `SubAssembly`. */
export const billGroups = [
  'frame',
  'door',
  'master',
  'slave',
  'left-sidelight',
  'right-sidelight',
  'fanlight',
  'couple',
  'sill',
  'packers',
  'trims',
  'fit',
] as const;
export type BillGroup = (typeof billGroups)[number];

/** Group of a printed line. What a person adds belongs to no sub-assembly unless it replaces something there. */
export type LineGroup = BillGroup | 'add-on';

/** Everything that one set is made of, in the order in which the factory works. */
export type Bill = readonly BillRecord[];

export type PieceRecord =
  | BarRecord
  | SlabRecord
  | CassetteRecord
  | GlassRecord
  | FittingRecord
  | CountRecord
  | RunRecord;
export type BillRecord = PieceRecord | MissingRecord;

/** Where a piece belongs. */
export interface PiecePlace {
  readonly group: BillGroup;
  /** Id of the item's part; null for the whole set: couplers, sill, packers, trims, anchors. */
  readonly partId: string | null;
  /** null: not part of a leaf and not fitted to one. */
  readonly leaf: LeafGroup | null;
  /** What the technical drawing highlights for it. */
  readonly draws: readonly DrawnPart[];
}

/** What all pieces have: an article of the supplier, with its description, unit and stock length. */
export interface Piece extends PiecePlace {
  /** Unique within part and leaf: `jamb left`, `transom 1`, `light 2 glass`. */
  readonly name: string;
  readonly article: Article;
  /** Option list of the choice behind it; null for what is calculated. */
  readonly dropdown: string | null;
}

/** A colour on one side of a piece. */
export interface PieceColour {
  readonly id: ColourId;
  readonly name: string;
  /** `RAL 7016`; null for woodgrains and for a custom colour whose number is not given. */
  readonly ral: string | null;
}

/** null: that side has no colour of its own, as the inside of a sill. */
export interface PieceColours {
  readonly outside: PieceColour | null;
  readonly inside: PieceColour | null;
}

/** Angle of a saw cut, degrees: 45 is mitred, 90 square. */
export type EndCut = 45 | 90;

/** A length cut from a bar. */
export interface BarRecord extends Piece {
  readonly kind: 'bar';
  readonly bar: Bar;
  /** As it is cut: a jamb of 2070 is cut 2076, because welding melts 3 mm of each mitre. */
  readonly length: CalculatedFigure;
  /** Upper or left end first. */
  readonly ends: readonly [EndCut, EndCut];
  readonly colours: PieceColours | null;
  /** The colour pair in which the bar is bought, such as `AGWH`; null for bars that are not bought in pairs. */
  readonly pair: Pick<ColourPair, 'appendix' | 'stocked'> | null;
}

/** The frames that are welded: the door's, the one round a one-piece set, those of coupled fixed lights. */
export type WeldedFrame = 'door' | 'frame' | GlazedFramePartKind;

/** What a jamb or mullion beside the door is routed for. */
export type DoorSide = 'hinges' | 'keeps';

/** Nothing is known beyond the role. */
type NoFacts = unknown;

/** What is known of a bar in each role. */
export interface BarFacts {
  readonly jamb: {
    readonly frame: WeldedFrame;
    readonly side: 'left' | 'right';
    readonly standsOn: 'bottom' | 'threshold';
    readonly carries: DoorSide | null;
  };
  readonly head: { readonly frame: WeldedFrame };
  /** In a one-piece set on an aluminium threshold there is a bottom under each sidelight only; else `under` is null. */
  readonly bottom: { readonly frame: WeldedFrame; readonly under: GlazedFramePartKind | null };
  readonly mullion: Divider;
  readonly transom: Divider;
  /** The reinforcement inside a member. */
  readonly steel: { readonly inside: FrameMember };
  readonly bead: { readonly light: LightNumber; readonly side: FrameSide };
  readonly threshold: NoFacts;
  readonly astragal: NoFacts;
  readonly 'weather-bar': NoFacts;
  readonly 'head-drip': NoFacts;
  readonly coupler: { readonly runs: 'vertical' | 'horizontal'; readonly beside: GlazedFramePartKind };
  readonly sill: NoFacts;
  readonly packer: { readonly position: PackerPosition; readonly runs: PackerRun };
  readonly trim: { readonly place: TrimPlace; readonly mitredOnSite: boolean };
}

/** Side packers are as high as the frame; the top one lies over them as well. */
export type PackerRun = 'upright' | 'over the top' | 'underneath';

export interface Divider {
  readonly frame: WeldedFrame;
  /** The fixed light that it divides; null: it stands between two cells of a one-piece set. */
  readonly within: GlazedFramePartKind | null;
  /** From the left or from the bottom, counted from 1. */
  readonly number: number;
  /** Centre line, mm from the left or bottom edge of the frame or cell that it divides. */
  readonly centre: Mm;
  readonly carries: DoorSide | null;
}

export type BarRole = keyof BarFacts;
export type Bar<Role extends BarRole = BarRole> = { [R in Role]: { readonly role: R } & BarFacts[R] }[Role];
export type FrameMember = Bar<'jamb' | 'head' | 'bottom' | 'mullion' | 'transom'>;

/** A light of a leaf or fixed part, counted from 1 from left and bottom (in a leaf: as the design lists them). */
export interface LightNumber {
  readonly number: number;
  readonly of: number;
}

/** Outline of glass: rectangle, quarter round, arch or diamond. */
export type GlassOutline = Pick<DesignLight, 'shape' | 'turn' | 'head'>;

/** A leaf, machined from a slab. Its fittings are records of their own, each with its place on the leaf. */
export interface SlabRecord extends Piece {
  readonly kind: 'slab';
  readonly design: { readonly id: DesignId; readonly name: string };
  readonly thickness: SlabThickness;
  readonly blank: SlabBlank['size'];
  readonly trim: SlabBlank['trim'];
  readonly height: CalculatedFigure;
  readonly width: CalculatedFigure;
  readonly colours: PieceColours;
  /** Hinge side, seen from outside. */
  readonly hand: Hand;
  readonly opens: Item['opens'];
  readonly apertures: readonly Aperture[];
}

/** A hole in the slab for a glass unit, seen from outside, origin top left of the finished leaf, mm. */
export interface Aperture extends Size {
  readonly x: Mm;
  readonly y: Mm;
  readonly light: LightNumber;
  readonly outline: GlassOutline;
}

/** The pair of cassettes that holds a unit in a leaf. */
export interface CassetteRecord extends Piece {
  readonly kind: 'cassette';
  readonly light: LightNumber;
  readonly outline: GlassOutline;
  /** Moulded like the panels of the slab, or flat. */
  readonly style: 'moulded' | 'flat';
  /** Sight size. */
  readonly height: CalculatedFigure;
  readonly width: CalculatedFigure;
  readonly colours: PieceColours;
}

/** A glass unit to order. */
export interface GlassRecord extends Piece {
  readonly kind: 'glass';
  readonly within: 'leaf' | GlazedFramePartKind;
  readonly light: LightNumber;
  readonly outline: GlassOutline;
  readonly height: CalculatedFigure;
  readonly width: CalculatedFigure;
  readonly unit: GlassUnit | null;
  /** The hole in the slab is this much larger than the unit; null for glass in a frame. */
  readonly cutOut: Mm | null;
  /** null: clear or obscure glass without decoration. */
  readonly theme: { readonly id: ThemeId; readonly name: string } | null;
  readonly backing: string;
  /** The side from which the safety stamp is read. */
  readonly stamp: 'outside' | 'inside';
  /** House number for a theme that shows it; '' for every other. */
  readonly houseNumber: string;
}

/** Something fitted to leaf, frame or sill. */
export interface FittingRecord extends Piece {
  readonly kind: 'fitting';
  readonly fitting: Fitting;
  /** Its centre on the leaf, seen from outside; null: not at one place of the leaf's face. */
  readonly at: LeafSpot | null;
  /** null: it comes in one length. */
  readonly length: Figure | null;
}

/** What is known of a fitting in each role. */
export interface FittingFacts {
  readonly hinge: {
    readonly number: number;
    readonly colour: string;
    readonly leafKg: number;
    readonly limits: HingeLimits;
  };
  readonly lock: { readonly leafFrom: Mm; readonly leafTo: Mm };
  readonly keeps: NoFacts;
  /** Outside and inside length from the fixing screw: `40/40`. */
  readonly cylinder: { readonly size: string; readonly slab: SlabThickness };
  readonly hardware: { readonly kind: HardwareKind };
  readonly escutcheon: NoFacts;
  /** Brought along by another choice. */
  readonly related: { readonly list: string; readonly comesWith: StockCode };
  readonly closer: {
    readonly size: number;
    readonly on: CloserPosition | 'edge';
    readonly leafWidth: Mm;
    readonly leafKg: number;
  };
  readonly plate: { readonly extra: ExtraKind; readonly isNotched: boolean };
  /** One figure of the house number. */
  readonly figure: { readonly figure: string; readonly number: number };
  readonly vent: { readonly extra: ExtraKind };
  readonly extra: { readonly extra: ExtraKind };
}

export type FittingRole = keyof FittingFacts;
export type Fitting<Role extends FittingRole = FittingRole> = {
  [R in Role]: { readonly role: R } & FittingFacts[R];
}[Role];

/** Small parts that are handed out by number. */
export interface CountRecord extends Piece {
  readonly kind: 'count';
  readonly role: CountRole;
  readonly quantity: Figure;
  /** The frame whose steels the screws hold; null for every other role. */
  readonly frame: WeldedFrame | null;
  /** The light that blocks support; null for every other role. */
  readonly light: LightNumber | null;
  /** How the number follows from a width; null where it does not. */
  readonly byWidth: CountByWidth | null;
}

/** `usual` pieces, `wide` ones where the width is more than `wideFrom`. */
export interface CountByWidth {
  readonly usual: number;
  readonly wide: number;
  readonly wideFrom: Mm;
}

export type CountRole =
  | 'steel-screws'
  | 'bar-connectors'
  | 'threshold-blocks'
  | 'threshold-screws'
  | 'hinge-screws'
  | 'drainage-caps'
  | 'glazing-blocks'
  | 'coupling-screws'
  | 'sill-screws'
  | 'anchors'
  | 'flat-packers';

/** Tape, seal and sealant, handed out by the metre. */
export interface RunRecord extends Piece {
  readonly kind: 'run';
  readonly role: RunRole;
  readonly metres: CalculatedFigure;
  readonly light: LightNumber | null;
}

export type RunRole =
  | 'edge-capping'
  | 'glazing-tape'
  | 'door-seal'
  | 'sweep-seal'
  | 'intumescent-strip'
  | 'smoke-seal'
  | 'joint-sealant';

/** A need for which there is no stock or no way to make it. */
export interface MissingRecord extends Pick<PiecePlace, 'group' | 'draws'> {
  readonly kind: 'missing';
  readonly what: Missing;
  /** A sentence for the person who has to cure it. */
  readonly reason: string;
}

export const missingKinds = [
  'article',
  'closer',
  'colour-pair',
  'coupling',
  'design-size',
  'glass-choice',
  'glass-size',
  'handle',
  'leaf-weight',
  'lock',
  'ral-number',
  'slab-range',
  'stock',
  'stock-criteria',
] as const;
export type Missing = (typeof missingKinds)[number];

/** Needs that wait for a person's choice: nothing is wrong with the door. */
export const notChosenYet = ['glass-choice', 'ral-number'] as const satisfies readonly Missing[];
export type NotChosenYet = (typeof notChosenYet)[number];
