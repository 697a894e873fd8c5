import type { Mm, Size } from '../../lib/mm.ts';

/** The fixed glazed cells around the door. */
export const glazedFramePartKinds = ['left-sidelight', 'right-sidelight', 'fanlight'] as const;
export type GlazedFramePartKind = (typeof glazedFramePartKinds)[number];

/** Where a set has panes: in its door, beside or above it. */
export type PanePlace = 'door' | GlazedFramePartKind;

/** The only leaf or the one that opens first, the other one, or a part around them. */
export type PaneArea = 'door' | 'slave' | GlazedFramePartKind;

/** One pane of a set, counted from 1 in its leaf or part: `fanlight 1`. */
export type PaneName = `${PaneArea} ${number}`;

/** The only leaf, or one of two. */
export type LeafGroup = 'door' | 'master' | 'slave';

/** Centre lines of bars, from the left (mullions) or the bottom (transoms) outer edge of the frame that they divide. */
export interface Bars {
  readonly mullions: readonly Mm[];
  readonly transoms: readonly Mm[];
}
export const noBars: Bars = { mullions: [], transoms: [] };

/** One sub-assembly: a cell of the set, or (kinds `frame`, `door-with-transom`) the one-piece frame around all cells. */
export interface Part {
  readonly id: string;
  readonly kind: PartKind;
  readonly size: Size;
  readonly bars: Bars;
}

export const hasPart = (parts: readonly Part[], kind: PartKind) => parts.some((part) => part.kind === kind);

/** The parts of this set that take frame glass. */
export const glazedFrameParts = (parts: readonly Part[]): readonly GlazedFramePartKind[] =>
  glazedFramePartKinds.filter((kind) => hasPart(parts, kind));

export const partOf = (parts: readonly Part[], kind: PartKind): Part | undefined =>
  parts.find((part) => part.kind === kind);

/** Every set has exactly one door cell. */
export function doorPart(parts: readonly Part[]): Part {
  const door = parts.find((part) => part.kind === 'single-door' || part.kind === 'double-door');
  if (!door) throw new Error('An item without a door part was built.');
  return door;
}

/** Every kind of sub-assembly. The last two hold the bars of a one-piece frame; they carry no cell of their own. */
export const partKinds = [
  'single-door',
  'double-door',
  'left-sidelight',
  'right-sidelight',
  'fanlight',
  'frame',
  'door-with-transom',
] as const;
export type PartKind = (typeof partKinds)[number];

export interface FrameLayout {
  readonly sides: 'none' | 'left' | 'right' | 'both';
  /** One welded frame divided by bars, instead of coupled frames. */
  readonly mullion: boolean;
  readonly fanlight: boolean;
}

/** The layout is derived from the parts, so the two cannot disagree. */
export const layoutOf = (parts: readonly Part[]): FrameLayout => ({
  sides: sidesOf(hasPart(parts, 'left-sidelight'), hasPart(parts, 'right-sidelight')),
  mullion: hasPart(parts, 'frame') || hasPart(parts, 'door-with-transom'),
  fanlight: hasPart(parts, 'fanlight'),
});

const sidesOf = (left: boolean, right: boolean): FrameLayout['sides'] =>
  left && right ? 'both' : left ? 'left' : right ? 'right' : 'none';
