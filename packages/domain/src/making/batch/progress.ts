import { groupsOf } from '../../lib/records.ts';
import { barText, doorText } from './floor-code.ts';

/** Where is scanned, in the order of work. */
export const stations = ['cutting', 'assembly', 'quality check'] as const;
export type Station = (typeof stations)[number];

/** A piece of a released batch, as progress asks about it. */
export interface PlacedPiece {
  readonly code: string;
  /** Place of its door in the batch. */
  readonly place: number;
  /** Number of the bar that it is sawn from; null: what is flat. */
  readonly bar: number | null;
  /** Code of the spoiled piece that it is made instead of; null: it is of the release. */
  readonly replaces: string | null;
}

/** What a fact of the floor is about. */
export const floorSubjects = ['piece', 'bar', 'door'] as const;
export const floorKinds = ['done', 'spoiled', 'undo'] as const;

/** A fact of the floor. Facts are only added: a wrong one is taken back by another. */
export interface FloorEvent {
  readonly id: string;
  readonly what: (typeof floorSubjects)[number];
  /** The code of a piece, `R014` of a bar, `D07` of a door. */
  readonly code: string;
  readonly at: Station;
  readonly kind: (typeof floorKinds)[number];
  /** Id of the event that an undo takes back. */
  readonly undoes: string | null;
}

/** The events that nobody took back. */
export function countingEvents<Event extends FloorEvent>(events: readonly Event[]): readonly Event[] {
  const undone = new Set(events.map(({ undoes }) => undoes));
  return events.filter(({ id, kind }) => kind !== 'undo' && !undone.has(id));
}

/** How far some pieces are: those of a batch, of a door, of a bar. A checked piece is assembled, and an assembled one is cut. */
export interface FloorCounts {
  readonly pieces: number;
  readonly cutting: number;
  /** Of the cut ones, those that nobody ticked at the saw: they were seen in an assembled door. */
  readonly implied: number;
  readonly assembly: number;
  readonly qualityCheck: number;
}

export interface DoorProgress extends FloorCounts {
  readonly place: number;
  /** Pieces that are made again and not cut yet: the door waits for them. */
  readonly awaits: readonly string[];
}

export interface BarProgress {
  readonly bar: number;
  readonly pieces: number;
  readonly cutting: number;
}

export interface BatchProgress extends FloorCounts {
  /** Events that count: from the first on a batch is not recalled. */
  readonly begun: number;
  /** Not through the quality check. */
  readonly open: number;
  readonly doors: readonly DoorProgress[];
  /** In the order of their numbers. */
  readonly bars: readonly BarProgress[];
}

/**
 * How far a batch is: a fold over the set of its events, whatever their order and however often each is there. A piece is cut if
 * it was ticked, or its bar, or its door further on, for steel in a profile has no label that anybody sees. A spoiled piece is
 * awaited again as the one that replaces it, whose own cut nothing implies.
 */
export function progressOf(pieces: readonly PlacedPiece[], events: readonly FloorEvent[]): BatchProgress {
  const counting = countingEvents(events);
  const ticked = new Set(counting.map(({ what, code, at, kind }) => `${what} ${code} ${kind} ${at}`));
  const spoiled = new Set(counting.filter(({ kind }) => kind === 'spoiled').map(({ code }) => code));
  const awaited = pieces.filter(
    ({ code, replaces }) => !spoiled.has(code) && (replaces === null || spoiled.has(replaces)),
  );
  const passes = ({ code, place, bar, replaces }: PlacedPiece): Passed => {
    const own = (at: Station) => ticked.has(`piece ${code} done ${at}`);
    const isSawn = own('cutting') || (bar !== null && ticked.has(`bar ${barText(bar)} done cutting`));
    const mayBeIn = replaces === null || isSawn;
    const isIn = (at: Station) => own(at) || (mayBeIn && ticked.has(`door ${doorText(place)} done ${at}`));
    const isChecked = isIn('quality check');
    const isAssembled = isChecked || isIn('assembly');
    return { isSawn, isCut: isSawn || isAssembled, isAssembled, isChecked };
  };
  const passed = awaited.map((piece) => ({ piece, ...passes(piece) }));
  const all = countsOf(passed);
  return {
    ...all,
    begun: new Set(counting.map(({ id }) => id)).size,
    open: all.pieces - all.qualityCheck,
    doors: groupedBy(passed, ({ piece }) => piece.place).map(([place, own]) => ({
      place,
      ...countsOf(own),
      awaits: own.filter(({ piece, isCut }) => piece.replaces !== null && !isCut).map(({ piece }) => piece.code),
    })),
    bars: groupedBy(passed, ({ piece }) => piece.bar).flatMap(([bar, own]) =>
      bar === null ? [] : [{ bar, pieces: own.length, cutting: own.filter(({ isCut }) => isCut).length }],
    ),
  };
}

interface Passed {
  /** Ticked at the saw. */
  readonly isSawn: boolean;
  readonly isCut: boolean;
  readonly isAssembled: boolean;
  readonly isChecked: boolean;
}

const countsOf = (pieces: readonly Passed[]): FloorCounts => ({
  pieces: pieces.length,
  cutting: pieces.filter(({ isCut }) => isCut).length,
  implied: pieces.filter(({ isCut, isSawn }) => isCut && !isSawn).length,
  assembly: pieces.filter(({ isAssembled }) => isAssembled).length,
  qualityCheck: pieces.filter(({ isChecked }) => isChecked).length,
});

/** Whether every piece of a door has passed its check; one that is made again has not. */
export const isChecked = ({ pieces, qualityCheck }: DoorProgress): boolean => qualityCheck === pieces;

/** In the order of their numbers. */
const groupedBy = <Of, Key extends number | null>(all: readonly Of[], keyOf: (of: Of) => Key) =>
  [...groupsOf(all, keyOf)].toSorted(([one], [other]) => (one ?? 0) - (other ?? 0));

/** How many pieces have not passed a station. */
export const openAt = ({ pieces, cutting, assembly, qualityCheck }: FloorCounts, at: Station): number =>
  pieces - { cutting, assembly, 'quality check': qualityCheck }[at];

/** How far a batch that is released is on the floor: computed from its events, and moved by nobody (JOURNEY 5.4). */
export function floorState({
  begun,
  pieces,
  cutting,
  open,
  doors,
}: BatchProgress): 'Released' | 'Cutting' | 'Assembly' | 'Quality Checked' {
  if (begun === 0) return 'Released';
  if (open === 0) return 'Quality Checked';
  const isAssembled = doors.some((door) => door.assembly === door.pieces);
  return isAssembled || cutting === pieces ? 'Assembly' : 'Cutting';
}
