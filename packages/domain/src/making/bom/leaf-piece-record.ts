import type { GlassUnit } from '../../catalogue/rows/production-rows.ts';
import type { SlabThickness } from '../../door/model/build-choices.ts';
import type { DesignId, ThemeId } from '../../door/model/ids.ts';
import type { Hand } from '../../door/model/door-values.ts';
import type { Item } from '../../door/model/item.ts';
import type { Mm, Size } from '../../lib/mm.ts';
import type { GlazedFramePartKind } from '../../door/model/parts.ts';
import type { SlabBlank } from '../../door/sizes/slab-blank.ts';
import type { GlassOutline, LightNumber, Piece, PieceColours } from './bom-piece.ts';
import type { CalculatedFigure } from './calculated-figure.ts';
import type { Preparation } from './cut.ts';

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
  /** What is cut into it for its pieces, also for those that are not made again with it; absent in a bill of before there were such rows. */
  readonly preparations?: readonly Preparation[];
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
  /** Fills the cassette of a thick slab around a thinner unit; null: the unit is as thick as the slab takes. */
  readonly packing: Mm | null;
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
