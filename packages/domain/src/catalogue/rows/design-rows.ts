import type { DesignId } from '../../door/model/ids.ts';
import type { DesignHardwareKind, DesignPermission } from '../../door/model/hardware-kinds.ts';
import type { HandleType, Suite } from '../../door/model/door-values.ts';
import type { Mm, Size } from '../../lib/mm.ts';

/** Formula in w and h (leaf width and height, mm), read by `formula/`, never evaluated as code. */
export type Formula = string;

export interface PanelPlace {
  /** Sight rectangle on the leaf, origin top left, seen from outside. */
  readonly x: Formula;
  readonly y: Formula;
  readonly width: Formula;
  readonly height: Formula;
}

/** Glass in the leaf. 10 standard, 30 raglan, 20/40/50/60 quarter rounds top left, top right, bottom right, bottom left. */
export type GlassShapeId = 10 | 20 | 30 | 40 | 50 | 60;

export interface DesignLight extends PanelPlace {
  readonly shape: GlassShapeId;
  /** Degrees, about its own centre. */
  readonly turn: 0 | 45;
  readonly head: 'square' | 'arch';
}

/** What is pressed into the skin: raised-and-fielded panels, or planks with bead and butt over the whole leaf. */
export type DesignMoulding =
  | (PanelPlace & { readonly kind: 'panel'; readonly head: 'square' | 'arch' })
  | { readonly kind: 'planks'; readonly count: number };

/** Designs of one family have one price: T panelled, R half glazed, C Carisbrooke, P cottage, N contemporary, F full glazed; 0 without glass. */
export type PriceFamily = 'N0' | 'P0' | 'T0' | 'P1' | 'T1' | 'R1' | 'N1' | 'C1' | 'F1';

export interface Design {
  readonly id: DesignId;
  readonly name: string;
  readonly family: 'traditional' | 'half-glazed' | 'carisbrooke' | 'cottage' | 'contemporary' | 'full-glazed';
  /** 1 traditional, 2 contemporary, 3 full glazed, 4 cottage. */
  readonly hardwareGroup: 1 | 2 | 3 | 4;
  readonly hands: { readonly left: boolean; readonly right: boolean };
  /** The design whose mirror image this is: the same door, hung on the other side. */
  readonly mirrorOf?: DesignId;
  readonly minLeaf: Size;
  readonly priceFamily: PriceFamily;
  readonly lights: readonly DesignLight[];
  readonly mouldings: readonly DesignMoulding[];
  /** Moulded like the panels, or slim and flat as contemporary doors have it. */
  readonly cassette: 'moulded' | 'flat';
  readonly allows: Readonly<Record<DesignPermission, boolean>>;
  /** Heights above the bottom of the leaf, to the centre. */
  readonly heights: Readonly<Record<'handle' | 'letterPlate' | 'doorKnob' | 'spyhole1' | 'spyhole2' | 'knocker', Mm>>;
  /** Heights at which the letter plate may sit as well. */
  readonly otherLetterPlates?: readonly Mm[];
  /** The hardware that suits it: what a door of this design has until a person chooses hardware. Absent: as the supplier's new door. */
  readonly firstHardware?: FirstHardware;
}

export interface FirstHardware {
  readonly suite: Suite;
  /** Absent: the handle of a new door. */
  readonly handleType?: HandleType;
  /** The product (its master's number) of a kind that is not the supplier's default. */
  readonly pieces: Readonly<Partial<Record<DesignHardwareKind, number>>>;
}

/** Whether a door of this design has any light in its leaf. */
export const isGlazed = ({ lights }: Pick<Design, 'lights'>): boolean => lights.length > 0;
