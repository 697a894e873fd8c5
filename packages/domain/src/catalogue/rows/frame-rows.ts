import type { SlabThickness } from '../../door/model/build-choices.ts';
import type { DesignId, StockCode, SystemId, TemplateId } from '../../door/model/ids.ts';
import type { Construction, FrameProfile, PackerPosition } from '../../door/model/door-values.ts';
import type { Mm, Size } from '../../lib/mm.ts';

export interface System {
  readonly id: SystemId;
  readonly name: string;
  readonly typeId: number;
  /** Offered only to people who log in. */
  readonly tradeOnly?: true;
  /** Fire rating of the tested set: leaf, frame and hardware together. */
  readonly fire?: FireRating;
  /** False where no set of this system is certified to PAS 24. */
  readonly securable?: false;
  /** The system whose frame templates it uses; absent: its own. */
  readonly stylesOf?: SystemId;
  /** True for a system tested without glass: no light in the leaf, no sidelight, no fanlight. */
  readonly solid?: true;
  /** The slab with which it was tested, in place of the usual one of that thickness. */
  readonly ownSlab?: OwnSlab;
  /** What it may be made with, the default first; absent: everything that the supplier has, except hardwood frames. */
  readonly slabs?: readonly SlabThickness[];
  readonly profiles?: readonly FrameProfile[];
  readonly thresholds?: readonly StockCode[];
}

/** A slab that only one system has, such as the solid core of a fire door. */
export interface OwnSlab {
  /** Pattern of the code of its blanks: `SLAB-FD-{width}x{height}`. */
  readonly code: string;
  readonly kgPerM2: number;
  /** U-value, W/m²K. */
  readonly up: number;
}

/** Resists fire for 30 minutes, with seals against cold smoke. */
export type FireRating = 'FD30S';

export interface FrameTemplate {
  readonly id: TemplateId;
  readonly systemId: SystemId;
  /** The specification's word for it: `both-sides & fanlight`, `left-side with mullion`, `full` … */
  readonly frameConfig: string;
  readonly displayName: string;
  readonly doors: 'single' | 'double';
  readonly sides: 'none' | 'left' | 'right' | 'both';
  readonly fanlight: boolean;
  readonly construction: Construction;
  readonly profile: FrameProfile;
  readonly overall: Size;
  /** Width of each sidelight cell; null where the layout has none. */
  readonly leftSideWidth: Mm | null;
  readonly rightSideWidth: Mm | null;
  /** Height of the door cell where a fanlight stands above it; null: the composite height. */
  readonly doorHeight: Mm | null;
  readonly sill: StockCode | null;
  readonly threshold: StockCode;
  readonly designId: DesignId;
}

export interface FrameProfileRow {
  readonly profile: FrameProfile;
  readonly code: StockCode;
  /** Reinforcing steel; null: hardwood, which is neither reinforced nor welded. */
  readonly steelCode: StockCode | null;
  readonly face: Mm;
  readonly lip: Mm;
  /** From the outside edge of the frame to the root of its lip. */
  readonly rebateFloor: Mm;
  readonly kgPerMetre: number;
  readonly steelKgPerMetre: number;
  /** What it carries: a single leaf up to this weight, kg. Absent: every door. */
  readonly singleLeafUpToKg?: number;
}

/** Hardwood is painted or stained in any colour; it is neither reinforced, welded nor bought in pairs of foils. */
export const isHardwood = ({ steelCode }: Pick<FrameProfileRow, 'steelCode'>): boolean => steelCode === null;

export interface Threshold {
  readonly code: StockCode;
  readonly name: string;
  readonly upstand: Mm;
  /** Aluminium bars stand in place of the bottom frame member. */
  readonly material: 'pvc' | 'aluminium';
  readonly opens: 'In' | 'Out' | null;
  readonly stepFree: boolean;
}

/** Stock that changes the size of the set where it is fitted. */
export interface SizeStock {
  readonly code: StockCode;
  readonly name: string;
  readonly categoryId: number;
  readonly use: 'packer' | 'threshold-packer' | 'sill' | 'coupling';
  readonly thickness1: Mm;
  /** Depth that hooks into the frame and so does not add to the size, mm. */
  readonly rebate: Mm;
  readonly positions: readonly PackerPosition[];
}

export interface StandardDimension {
  readonly dimension: 'width' | 'height';
  readonly doors: 'single' | 'double' | 'any';
  /** The systems that it is offered for; absent: every one. */
  readonly systems?: readonly SystemId[];
  readonly from: Mm;
  readonly to: Mm;
  readonly value: Mm;
  readonly description: string;
}
