import type { HandleDrawing, PieceDrawing } from '@door/domain/catalogue/rows/hardware-drawings';
import type { DesignLight, GlassShapeId } from '@door/domain/catalogue/rows/design-rows';
import type { HeadExtras, PlacedExtra } from '@door/domain/door/extras/placed-extra';
import type { DesignHardwareKind } from '@door/domain/door/model/hardware-kinds';
import type { Suite } from '@door/domain/door/model/door-values';
import type { Side } from './scene.ts';

/** Everything that the drawing needs: numbers, colours and names, but no ids that would have to be looked up. */
export interface DrawingFacts {
  readonly side: Side;
  /** The set after packers and sill, mm. */
  readonly width: number;
  readonly height: number;
  readonly construction: 'coupled' | 'one-piece';
  readonly frame: FrameFacts;
  readonly cells: readonly CellFacts[];
  /** Hinges show on the face toward which the leaf opens; on the other, the frame's lip covers the edge of the leaf. */
  readonly opens: 'In' | 'Out';
  /** How much add-ons and packers widen the set at each side, mm. */
  readonly addOns: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  readonly sill: boolean;
  readonly threshold: 'pvc' | 'aluminium';
  /** Whether an aluminium threshold runs on under the sidelights. */
  readonly liesThrough: boolean;
  /** Height of the step that the threshold makes, mm. */
  readonly upstand: number;
  readonly head: HeadExtras;
}

export interface FrameFacts {
  readonly face: number;
  readonly rebateFloor: number;
  readonly halfWeb: number;
  readonly finish: FinishFacts;
  /** Centre lines of bars in a one-piece frame: mullions from the left, transoms from the bottom. */
  readonly mullions: readonly number[];
  readonly transoms: readonly number[];
}

/** Colour and surface of one side of a frame or leaf. */
export interface FinishFacts {
  readonly hex: string;
  readonly surface: 'paint' | 'woodgrain' | 'pvc';
}

/** A cell, in the coordinates of the set seen from outside: origin top left, mm, y down. */
export type CellFacts = DoorCellFacts | GlazedCellFacts;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DoorCellFacts extends Box {
  readonly kind: 'door';
  readonly leaves: readonly LeafFacts[];
}

export interface GlazedCellFacts extends Box {
  readonly kind: 'left-sidelight' | 'right-sidelight' | 'fanlight';
  readonly panes: readonly PaneFacts[];
}

/** A leaf with its place in the set. */
export interface LeafFacts extends Box {
  readonly role: 'only' | 'master' | 'slave';
  /** Hinge side: as seen from outside, and after `mirrorFromInside` as seen from this side. */
  readonly hand: 'left' | 'right';
  readonly finish: FinishFacts;
  readonly mouldings: readonly MouldingFacts[];
  readonly cassette: 'moulded' | 'flat';
  /** Sight rectangles in the leaf's own coordinates, seen from outside. */
  readonly lights: readonly LightFacts[];
  readonly hardware: LeafHardwareFacts;
}

/** What is pressed into the skin, in the leaf's own coordinates. */
export type MouldingFacts =
  | { readonly kind: 'panel'; readonly box: Box; readonly head: 'square' | 'arch' }
  | { readonly kind: 'planks'; readonly count: number };

export interface LightFacts {
  readonly box: Box;
  readonly turn: DesignLight['turn'];
  readonly head: DesignLight['head'];
  readonly pane: PaneFacts;
}

/** One pane of glass. `box` is its sight (visible area) in the set, mm. */
export interface PaneFacts {
  readonly box: Box;
  readonly shape: GlassShapeId;
  readonly glazing:
    | { readonly kind: 'clear' }
    | { readonly kind: 'unglazed' }
    | { readonly kind: 'theme'; readonly name: string };
  /** Name of the backing glass in the catalogue: `Clear`, `Stippolyte` … */
  readonly backing: string;
  readonly numerals: string;
}

export interface LeafHardwareFacts {
  readonly suite: Suite;
  /** Which drawing the handle of the door has; null without one. */
  readonly drawnAs: HandleDrawing | null;
  /** Its centre above the bottom of the leaf, and how far it reaches from the lock edge on this face, mm; null without a handle. */
  readonly handle: { readonly height: number; readonly reach: number } | null;
  /** null where the piece is not fitted. */
  readonly pieces: HardwarePieces;
  readonly hinges: { readonly hex: string; readonly suite: Suite | null; readonly heights: readonly number[] };
  /** What the trade has added to the face that is seen. */
  readonly extras: readonly PlacedExtra[];
}

export type HardwarePieces = Readonly<Record<DesignHardwareKind, FittedFacts | null>>;

export interface FittedFacts {
  /** Which drawing it has; null for a piece that is not seen. */
  readonly drawnAs: PieceDrawing | null;
  /** Of its centre, above the bottom of the leaf, mm. */
  readonly height: number;
  /** Distance of the centre from the left edge of the leaf, seen from outside. */
  readonly x: number;
}
