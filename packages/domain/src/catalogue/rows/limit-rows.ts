import type { Mm, Size } from '../../lib/mm.ts';
import type { Design } from './design-rows.ts';

export interface Limits {
  readonly min: Size;
  readonly max: Size;
}

export interface SizeLimits {
  readonly single: Limits;
  readonly double: Limits;
  readonly leaf: Limits;
  readonly slaveMinWidth: Mm;
  readonly sidelight: { readonly minWidth: Mm; readonly maxWidth: Mm; readonly maxGlassM2: number };
  readonly fanlight: { readonly minHeight: Mm; readonly maxHeight: Mm; readonly maxSingleLightWidth: Mm };
  readonly onePiece: { readonly max: Size; readonly maxM2: number };
  readonly coupled: { readonly max: Size };
  readonly leafKg: { readonly threeHinges: number; readonly fourHinges: number };
  /** A higher leaf needs four hinges whatever its weight. */
  readonly maxHeightOnThreeHinges: Mm;
  readonly blanks: {
    readonly widths: readonly Mm[];
    readonly slaveOnlyWidths: readonly Mm[];
    readonly heights: readonly Mm[];
    readonly maxTrimPerSide: Mm;
    readonly maxTrimTop: Mm;
    readonly maxTrimBottom: Mm;
  };
}

/** The gaps and covers of the profile set, mm. */
export interface Clearances {
  readonly hinge: Mm;
  readonly lock: Mm;
  readonly top: Mm;
  readonly bottom: Mm;
  /** Astragal web and its clearance between the leaves of a double door. */
  readonly meeting: Mm;
  /** Bar centre line to the root of its lip. */
  readonly halfWeb: Mm;
  /** Glass to rebate floor, each edge of a fixed light. */
  readonly glassEdge: Mm;
  /** How much of the unit the cassette or bead hides, each edge. */
  readonly doorGlassCover: Mm;
  readonly fixedGlassCover: Mm;
  /** How much of the thickness of the leaf stands behind the frame when it is open. */
  readonly openLeafBehindFrame: Mm;
  /** Centre of the highest and of the lowest hinge from the end of the leaf. */
  readonly hingeFromEnd: Mm;
  /** The leaf that the flag of a hinge takes, with the clearance around it. */
  readonly hingeFlag: Size;
  /** What a lever on its plate covers: the strip beside the lock edge that any handle needs, and the heights above the bottom of the leaf. */
  readonly handle: { readonly besideEdge: Mm; readonly from: Mm; readonly to: Mm };
  /** How far the frame that holds a light in the leaf reaches over the skin around its sight. */
  readonly cassette: Readonly<Record<Design['cassette'], Mm>>;
  /** Least distance of handles, knockers, letter plates … from the glass of the leaf, and from the frames that hold it. */
  readonly hardware: { readonly toGlass: Mm; readonly toCassette: Mm };
  /** Least distance of house numbers and second spyholes from the edges of the leaf, and of a house number from other extras. */
  readonly extras: { readonly toEdge: Mm; readonly toHouseNumber: Mm };
  /** Site tolerance between opening and overall size, in total. */
  readonly fitting: Mm;
}
