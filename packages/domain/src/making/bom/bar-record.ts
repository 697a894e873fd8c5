import type { ColourPair } from '../../catalogue/rows/colour-rows.ts';
import type { TrimPlace } from '../../door/model/build-choices.ts';
import type { PackerPosition } from '../../door/model/door-values.ts';
import type { Mm } from '../../lib/mm.ts';
import type { GlazedFramePartKind } from '../../door/model/parts.ts';
import type { FrameSide } from '../../door/sizes/edges.ts';
import type { LightNumber, Piece, PieceColours, WeldedFrame } from './bom-piece.ts';
import type { CalculatedFigure } from './calculated-figure.ts';

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
  readonly pair: Omit<ColourPair, 'wideCode' | 'narrowCode' | 'priceGroup'> | null;
}

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
