import type { CellKind, FrameSide } from '../sizes/edges.ts';

/** `frame` stands round the door, in a one-piece set round all cells; a coupled sidelight or fanlight has a frame of its own. */
export type FramePlace = 'frame' | 'left-sidelight' | 'right-sidelight' | 'fanlight';

/** The leaf of a single door, or the two of a double door. */
type LeafPlace = 'door' | 'master' | 'slave';

type FramePart = 'jamb-left' | 'jamb-right' | 'head' | 'bottom' | 'mullion' | 'transom' | 'glass';
type LeafPart = 'leaf' | `glass-${number}` | 'handle' | 'letter-plate' | 'knocker' | 'door-knob' | 'spyhole' | 'hinges';

/**
 * A part of the set as the technical drawing shows it, `place:part`. Several lines of the drawing may carry one name:
 * all mullions of a frame, all panes of a sidelight, all hinges of a leaf. Left and right are as seen from outside.
 */
export type DrawnPart =
  | `${FramePlace}:${FramePart}`
  | `${LeafPlace}:${LeafPart}`
  | 'frame:threshold'
  | 'sill:sill'
  | `couple:${'vertical' | 'horizontal'}`
  | `packers:${FrameSide}`;

/** Parts that go by one name on the sheet, for they are cut alike, or the article lies in all of them. */
const sets = {
  jambs: ['jamb-left', 'jamb-right'],
  'head-and-bottom': ['head', 'bottom'],
  'head-and-jambs': ['head', 'jamb-left', 'jamb-right'],
  bars: ['mullion', 'transom'],
  members: ['jamb-left', 'jamb-right', 'head', 'bottom', 'mullion', 'transom'],
} as const satisfies Readonly<Record<string, readonly FramePart[]>>;

const anywhere = '*';
const whatever = 'all';

/** What a line of the sheet makes: a drawn part, a set of parts of one place or of any (`*:leaf`), or all of a place. */
export type PartName =
  | DrawnPart
  | `${FramePlace | typeof anywhere}:${keyof typeof sets}`
  | `${typeof anywhere}:${FramePart | LeafPart}`
  | `${string}:${typeof whatever}`;

/** Where the frame of a cell stands, or would stand: the door's is the one that all sets have. */
export const framePlaceOf = (kind: CellKind): FramePlace =>
  kind === 'single-door' || kind === 'double-door' ? 'frame' : kind;

/** What stands for a sub-assembly as a whole, and for whatever lies inside it where no drawing shows it: locks, seals. */
export const partOfGroup = (group: string): PartName => wholes.get(group) ?? `${group}:${whatever}`;

const wholes: ReadonlyMap<string, PartName> = new Map<string, PartName>([
  ['door', 'door:leaf'],
  ['master', 'master:leaf'],
  ['slave', 'slave:leaf'],
  ['frame', 'frame:members'],
  ['sill', 'sill:sill'],
  ['fit', '*:head-and-jambs'],
]);

/** Whether a drawn part is the one, or one of those, that a name stands for. */
export function standsFor(name: string, drawn: string): boolean {
  const [place, what] = halves(name);
  const [at, part] = halves(drawn);
  if (place !== anywhere && place !== at) return false;
  return what === part || what === whatever || (membersOf.get(what)?.includes(part) ?? false);
}

const membersOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(sets));

function halves(name: string): readonly [string, string] {
  const [place = '', what = ''] = name.split(':');
  return [place, what];
}
