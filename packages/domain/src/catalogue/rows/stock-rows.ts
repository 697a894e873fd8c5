import type { StockCode } from '../../door/model/ids.ts';
import type { HardwareKind } from '../../door/model/hardware-kinds.ts';
import type { ExtraKind } from '../../door/model/extra-kinds.ts';
import type { HandleType, Suite } from '../../door/model/door-values.ts';
import type { Mm } from '../../lib/mm.ts';
import type { PanelPlace } from './design-rows.ts';
import type { LockRow, LockOperation } from './production-rows.ts';
import type { HandleDrawing, PieceDrawing } from './hardware-drawings.ts';

export interface HandleOption {
  readonly handleType: HandleType;
  readonly drawnAs: HandleDrawing;
  /** Short name on the tile: `Lever both sides`. */
  readonly name: string;
  readonly description: string;
  readonly suites: readonly Suite[];
  readonly designGroups: readonly number[];
  readonly minLeafHeight: Mm | null;
  readonly lock: LockOperation;
  /** Other locks that it can operate, if the trade chooses one. */
  readonly otherLocks?: readonly LockOperation[];
  /** What it covers on each face of the leaf: its plate, its lever, its bar. */
  readonly covers: Readonly<Record<DoorFace, readonly HandleCover[]>>;
}

/** A rectangle that a handle covers, from the lock edge inward or on both sides of the middle of the leaf. */
export interface HandleCover {
  readonly about: 'lock-edge' | 'middle';
  /** mm from there to its far side: the tip of a lever, the far side of a bar. */
  readonly reach: Mm;
  /** Between these heights above the spindle, below it negative, mm. */
  readonly from: Mm;
  readonly to: Mm;
}

/** A product in general ("urn knocker"); its stock rows are the variants. */
export interface MasterStock {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Its kind of hardware, where a person chooses it piece by piece; null otherwise. */
  readonly kind: HardwareKind | null;
  readonly handleType: HandleType | null;
  /** The drawing that shows it on a leaf, for the kinds that are seen there; a handle's is that of its type. */
  readonly drawnAs?: PieceDrawing;
  /** The option list of the door that offers it: `letterPlate`, `cylinder`, `doorChain` … */
  readonly dropdown: string | null;
  /** For locks: how it is operated, and the leaf heights that its faceplate fits. */
  readonly lock?: Pick<LockRow, 'operation' | 'leafFrom' | 'leafTo'>;
}

/** Door property → allowed values. The door must have one of the allowed values for every key. */
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

/** Choosing the master adds the related master to the door. */
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

/** A product that the trade may add to a door as an extra, and where it is fitted. */
export interface ExtraRow {
  readonly kind: ExtraKind;
  readonly masterId: number;
  readonly fit: ExtraFit;
  /** EN 1154: the size of a closer. */
  readonly closerSize?: number;
}

export type ExtraFit =
  /** On a face of the leaf. `place` is for a leaf hinged on the left; on the right it is mirrored. */
  | {
      readonly at: 'face';
      readonly face: DoorFace;
      readonly leaves: 'master' | 'every';
      readonly place: PanelPlace;
      /** True where it may stand on the frame instead. */
      readonly orFrame?: true;
    }
  /** A row of figures outside, its centre at this height, or as far above or below it as `within` where something is in the way. */
  | { readonly at: 'figures'; readonly centre: Mm; readonly within: Mm; readonly figureHeight: Mm }
  /** Let into the edge of the leaf, not visible on either face. */
  | { readonly at: 'edge' }
  /** Through the head of the set, or along it. */
  | { readonly at: 'head'; readonly length: 'piece' | 'width' };

export const doorFaces = ['outside', 'inside'] as const;
export type DoorFace = (typeof doorFaces)[number];
