import type { HingeLimits } from '../../door/hardware/hinge-count.ts';
import type { SlabThickness } from '../../door/model/build-choices.ts';
import type { ExtraKind } from '../../door/model/extra-kinds.ts';
import type { HardwareKind } from '../../door/model/hardware-kinds.ts';
import type { StockCode } from '../../door/model/ids.ts';
import type { CloserPosition, LeafSpot } from '../../door/model/door-values.ts';
import type { Mm } from '../../lib/mm.ts';
import type { Piece, PieceColours } from './bom-piece.ts';
import type { Figure } from './calculated-figure.ts';

/** Nothing is known beyond the role. */
type NoFacts = unknown;

/** Something fitted to leaf, frame or sill. */
export interface FittingRecord extends Piece {
  readonly kind: 'fitting';
  readonly fitting: Fitting;
  /** Its centre on the leaf, seen from outside; null: not at one place of the leaf's face. */
  readonly at: LeafSpot | null;
  /** null: it comes in one length. */
  readonly length: Figure | null;
  /** Absent: it has the finish of its article. */
  readonly colours?: PieceColours;
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
