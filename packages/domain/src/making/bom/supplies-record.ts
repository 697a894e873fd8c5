import type { Mm } from '../../lib/mm.ts';
import type { LightNumber, Piece, PieceColours, WeldedFrame } from './bom-piece.ts';
import type { CalculatedFigure, Figure } from './calculated-figure.ts';

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
  /** Absent: it has no colour of its own. */
  readonly colours?: PieceColours;
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
