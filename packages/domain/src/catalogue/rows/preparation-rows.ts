import type { StockCode } from '../../door/model/ids.ts';
import type { Mm } from '../../lib/mm.ts';

/** Layers of a machine's file in which cuts are sorted; outline, glass and text have layers of their own. */
export const cutLayers = ['LOCK', 'HINGE', 'LETTERPLATE', 'SPYHOLE', 'CLOSER'] as const;
export type CutLayer = (typeof cutLayers)[number];

/** A slot is a rectangle with round ends. */
export const cutShapes = ['rect', 'circle', 'slot'] as const;
export type CutShape = (typeof cutShapes)[number];

/** From where a cut is placed across the leaf; `centre` is the middle of the leaf, or of the piece where its design seats it elsewhere. */
export const cutDatums = ['lockEdge', 'hingeEdge', 'centre'] as const;
export type CutDatum = (typeof cutDatums)[number];

/** From where a cut is placed up the leaf; `own height` is that of the middle of its piece. */
export const cutBases = ['leafBottom', 'leafTop', 'spindle', 'own height'] as const;
export type CutBase = (typeof cutBases)[number];

/** Where the tool enters; `edge` is the edge from which the cut is measured. */
export const cutFaces = ['outside', 'inside', 'edge', 'through'] as const;
export type CutFace = (typeof cutFaces)[number];

/**
 * One cut that an article needs in the leaf that it is fitted to. An article has as many rows as it needs cuts; one without a
 * row is not prepared for, and the slab list says so.
 */
export interface PreparationRow {
  readonly article: StockCode;
  readonly layer: CutLayer;
  readonly shape: CutShape;
  readonly from: CutDatum;
  /** Of its middle: from an edge inward, from the centre towards the lock edge. */
  readonly x: Mm;
  readonly base: CutBase;
  /** Of its middle, above the base; below it negative. */
  readonly y: Mm;
  /** Across the leaf; of a cut in an edge across the thickness of the leaf, in whose middle it lies. */
  readonly width: Mm;
  /** Along the height of the leaf. */
  readonly height: Mm;
  /** From the face, or from the edge, inward; 0 for a cut that goes through. */
  readonly depth: Mm;
  readonly face: CutFace;
  /** The drawing or data sheet of its maker; '' for an example that nobody has measured. */
  readonly source: string;
}
