import type { DesignHardwareKind, HardwareKind } from '../../door/model/hardware-kinds.ts';
import { keysOf } from '../../lib/records.ts';

/** The drawings of handles that exist, each named as the handle for which it was made; a supplier's other handles use them too. */
export const handleDrawings = [
  'lever-lever',
  'lever-short',
  'lever-pad',
  'pull-bar-600',
  'pull-bar-1200',
  'pull-bar-1800',
  'knob-slam',
] as const;
export type HandleDrawing = (typeof handleDrawings)[number];

/** The drawings of pieces that exist, by the kinds of hardware that are seen on a leaf, in the order in which they are drawn. */
export const pieceDrawings = {
  letterPlate: ['letter-plate', 'security-plate', 'fire-plate'],
  spyhole: ['viewer', 'fire-viewer'],
  doorKnob: ['round-knob', 'octagonal-knob'],
  knocker: ['urn-knocker', 'ring-knocker', 'bar-knocker', 'head-knocker'],
} as const satisfies Readonly<Partial<Record<DesignHardwareKind, readonly string[]>>>;

export type DrawnKind = keyof typeof pieceDrawings;
export const drawnKinds = keysOf(pieceDrawings);
export type PieceDrawing = (typeof pieceDrawings)[DrawnKind][number];

export const isDrawnKind = (kind: HardwareKind | null): kind is DrawnKind => drawnKinds.some((each) => each === kind);
