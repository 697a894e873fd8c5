import type { StockCode } from '../item/ids.ts';
import type { ExtraKind, HandleType, HardwareKind, Suite } from '../item/item.ts';
import type { Mm } from '../measure/mm.ts';
import type { PanelPlace } from './design-rows.ts';
import type { LockRow, LockWorks } from './works-rows.ts';

export interface HandleOption {
  readonly handleType: HandleType;
  /** Short name on the tile: `Lever both sides`. */
  readonly name: string;
  readonly description: string;
  readonly suites: readonly Suite[];
  readonly designGroups: readonly number[];
  readonly minLeafHeight: Mm | null;
  readonly lock: LockWorks;
  /** Locks that work with it too, if somebody asks for one. */
  readonly otherLocks?: readonly LockWorks[];
  /** Heights above the bottom of the leaf between which it lies on the outside; absent: as a lever on its plate. */
  readonly covers?: { readonly from: Mm; readonly to: Mm };
}

/** A product in general ("urn knocker"); its stock rows are the variants. */
export interface MasterStock {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** The kind of hardware that it is, where a person may choose it piece by piece. */
  readonly kind: HardwareKind | null;
  readonly handleType: HandleType | null;
  /** The option list of the door in which it stands: `letterPlate`, `cylinder`, `doorChain` … */
  readonly dropdown: string | null;
  /** A lock: how it is worked, and the leaves that its faceplate fits. */
  readonly lock?: Pick<LockRow, 'works' | 'leafFrom' | 'leafTo'>;
}

/** Door property → allowed values; every key must be present on the door with one of them. */
export type Criteria = Readonly<Record<string, readonly string[]>>;

export interface Stock {
  readonly id: number;
  readonly masterId: number;
  readonly code: StockCode;
  readonly description: string;
  readonly usage: string;
  /** Category of the factory's stock system: handles 1005, knockers 1003, letter plates 1014 … */
  readonly categoryId: number | null;
  readonly suite: Suite | null;
  readonly criteria: Criteria;
  readonly analysisCode: string;
  readonly factoryFitted: boolean;
}

/** Choosing the first brings the second along. */
export interface RelatedStock {
  readonly masterId: number;
  readonly relatedMasterId: number;
  readonly dropdown: string;
}

export interface DefaultHardware {
  readonly kind: HardwareKind;
  readonly dropdown: string;
  readonly masterId: number;
}

export interface HingeColour {
  readonly name: string;
  readonly hex: string;
  readonly stock: StockCode;
}

/** A product that the trade may add to a door as one of the extras, and where it sits there. */
export interface ExtraRow {
  readonly kind: ExtraKind;
  readonly masterId: number;
  readonly fit: ExtraFit;
  /** EN 1154: the size of a closer. */
  readonly closerSize?: number;
}

export type ExtraFit =
  /** On a face of the leaf; the place is that on a leaf with its hinges at the left, and mirrored on any other. */
  | {
      readonly at: 'face';
      readonly face: DoorFace;
      readonly leaves: 'master' | 'every';
      readonly place: PanelPlace;
      /** True where it may stand on the frame instead. */
      readonly orFrame?: true;
    }
  /** Figures in a row outside, their centre so high if nothing is in the way there. */
  | { readonly at: 'figures'; readonly centre: Mm; readonly figureHeight: Mm }
  /** Let into the edge of the leaf, where nobody sees it. */
  | { readonly at: 'edge' }
  /** Through the head of the set, or along it. */
  | { readonly at: 'head'; readonly length: 'piece' | 'width' };

export type DoorFace = 'outside' | 'inside';
