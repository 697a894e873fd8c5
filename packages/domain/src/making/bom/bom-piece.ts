import type { DesignLight } from '../../catalogue/rows/design-rows.ts';
import type { Article } from '../../catalogue/rows/production-rows.ts';
import type { ColourId } from '../../door/model/ids.ts';
import type { GlazedFramePartKind, LeafGroup } from '../../door/model/parts.ts';
import type { BomGroup } from './bom-group.ts';
import type { DrawnPart } from './drawn-part.ts';

/** Where a piece belongs. */
export interface PiecePlace {
  readonly group: BomGroup;
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

/** The frames that are welded: the door's, the one round a one-piece set, those of coupled fixed lights. */
export type WeldedFrame = 'door' | 'frame' | GlazedFramePartKind;

/** A light of a leaf or fixed part, counted from 1 from left and bottom (in a leaf: as the design lists them). */
export interface LightNumber {
  readonly number: number;
  readonly of: number;
}

/** Outline of glass: rectangle, quarter round, arch or diamond. */
export type GlassOutline = Pick<DesignLight, 'shape' | 'turn' | 'head'>;
