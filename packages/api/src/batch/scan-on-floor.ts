import { batchNumberText } from '@door/domain/making/batch/batch-number';
import { barText, doorText, type FloorCode, floorCode } from '@door/domain/making/batch/floor-code';
import {
  countingEvents,
  type DoorProgress,
  type FloorEvent,
  progressOf,
  type Station,
} from '@door/domain/making/batch/progress';
import { type ScanOutcome, scanOutcome, stationAtWork } from '@door/domain/making/batch/scan';
import type { StoredPiece } from './batch-store.ts';
import type { OfficeScope } from '../procedure.ts';
import { batchingMessages } from '../messages.ts';
import { type Floor, newEvent } from './floor.ts';
import { numberOf } from './load-batch.ts';
import { doorTicksTakenBack, makeAgain } from './make-again.ts';

/** A scan as it was sent. */
export interface OneScan {
  /** Of the event that it makes; null: the device made none up. */
  readonly id: string | null;
  readonly code: string;
  /** null: where the batch is worked on. */
  readonly at: Station | null;
  readonly kind: 'done' | 'spoiled';
  readonly deviceAt: string | null;
}

interface ScanAtHand extends OneScan {
  /** Id of the batch in hand; null: whichever the code names. */
  readonly inHand: string | null;
  /** Ids that an event has already. */
  readonly known: Set<string>;
  /** Codes of pieces whose doors are loaded or have left the works. */
  readonly left: ReadonlySet<string>;
}

/** The pieces of the floor after one scan, the events that it adds, and what is answered. The batch is locked; the events are not stored yet. */
export async function scanOnFloor(ctx: OfficeScope, floor: Floor, scan: ScanAtHand): Promise<ScannedFloor> {
  const { stored, pieces } = floor;
  const subject = subjectOf(floor, scan.code);
  if (!subject) return { pieces, events: [], answer: namesNothing(scan.code) };
  const { what, code, piece } = subject;
  const at = scan.at ?? usualStation(what, stationAtWork[stored.batch.state]);
  const outcome = outcomeOf(floor, { ...scan, at }, subject);
  const answered = { floor, scan, outcome };
  if (outcome !== 'ticked' && outcome !== 'spoiled')
    return { pieces, events: [], answer: replyToWire({ ...answered, subject, eventId: null }) };
  const event = newEvent(ctx, {
    batchId: stored.id,
    what,
    code,
    at,
    kind: scan.kind,
    deviceAt: scan.deviceAt,
    ...(scan.id !== null && { id: scan.id }),
  });
  scan.known.add(event.id);
  const ticked = { ...answered, eventId: event.id };
  if (outcome === 'ticked' || !piece) return { pieces, events: [event], answer: replyToWire({ ...ticked, subject }) };
  const again = await makeAgain(ctx, floor, piece);
  return {
    pieces: [...pieces, again],
    events: [event, ...doorTicksTakenBack(ctx, floor, piece)],
    answer: replyToWire({ ...ticked, subject: { ...subject, piece: again } }),
  };
}

interface ScannedFloor {
  readonly pieces: Floor['pieces'];
  readonly events: Floor['events'];
  readonly answer: WireScanReply;
}

function outcomeOf(
  { stored, events }: Floor,
  { id, at, kind, inHand, known, left }: ScanAtHand & { readonly at: Station },
  { what, code, door, pieces }: Subject,
): ScanOutcome {
  const own = countingEvents(events).filter((event) => event.what === what && event.code === code);
  const isSpoiled = own.some((event) => event.kind === 'spoiled');
  const isTicked = own.some((event) => event.kind === 'done' && event.at === at);
  return scanOutcome({
    what,
    at,
    kind,
    inHand,
    door,
    isSpoiled,
    hasLeft: pieces.some((piece) => left.has(piece.code)),
    batch: { id: stored.id, isClosed: stored.batch.state === 'Closed' },
    isKnown: (id !== null && known.has(id)) || (kind === 'spoiled' ? isSpoiled : isTicked && !isSpoiled),
  });
}

/** A bar is ticked at the saw and a door behind it, wherever the batch is worked on. */
const usualStation = (what: FloorEvent['what'], atWork: Station): Station => {
  if (what === 'bar') return 'cutting';
  return what === 'door' && atWork === 'cutting' ? 'assembly' : atWork;
};

interface Subject {
  readonly what: FloorEvent['what'];
  /** As events say it. */
  readonly code: string;
  readonly piece: StoredPiece | null;
  readonly door: DoorProgress | null;
  /** All that are ticked with it. */
  readonly pieces: readonly StoredPiece[];
}

function subjectOf({ pieces, events }: Floor, code: string): Subject | null {
  const piece = pieces.find((each) => each.code === code);
  if (piece) return { what: 'piece', code, piece, door: null, pieces: [piece] };
  const named = floorCode(code);
  if (!named) return null;
  const own = pieces.filter((each) => isOf(named, each));
  if (own.length === 0) return null;
  const [door = null] = named.what === 'door' ? progressOf(own, events).doors : [];
  return { what: named.what, code: named.code, piece: null, door, pieces: own };
}

const isOf = ({ what, code }: FloorCode, { bar, place }: StoredPiece): boolean =>
  what === 'door' ? doorText(place) === code : bar !== null && barText(bar) === code;

interface ScanReply {
  readonly floor: Floor;
  readonly scan: OneScan;
  readonly subject: Subject;
  readonly outcome: ScanOutcome;
  readonly eventId: string | null;
}

/** What is answered to one scan. */
export interface WireScanReply {
  readonly Code: string;
  readonly Outcome: ScanOutcome;
  readonly Text: string;
  /** By which `batch.undo` takes it back; null: nothing was added. */
  readonly EventId: string | null;
  /** null: the code names nothing. */
  readonly Batch: { readonly Id: string; readonly Number: string } | null;
  readonly Piece: ReturnType<typeof pieceToWire> | null;
}

function replyToWire({ floor: { stored }, scan: { code }, subject, outcome, eventId }: ScanReply): WireScanReply {
  const number = batchNumberText(numberOf(stored));
  return {
    Code: code,
    Outcome: outcome,
    Text: textOf(outcome, { code, batch: number, subject }),
    EventId: eventId,
    Batch: { Id: stored.id, Number: number },
    Piece: pieceToWire(subject),
  };
}

/** What is answered for a code that names nothing. */
export const namesNothing = (code: string): WireScanReply => ({
  Code: code,
  Outcome: 'no-piece',
  Text: scans['no-piece'](code),
  EventId: null,
  Batch: null,
  Piece: null,
});

/** A bar or a door is told as a piece is: what it is, whose, and how many pieces it ticks. */
function pieceToWire({ what, code, piece, pieces, door }: Subject) {
  const label = piece?.label ?? pieces[0]?.label;
  const all = { Code: code, Size: batchingMessages.floor.pieces(door?.pieces ?? pieces.length) };
  const { order = '', item = '', slot = '' } = label ?? {};
  if (what === 'bar') return { ...all, Part: batchingMessages.floor.bar(code), Order: '', Item: '', Slot: '' };
  if (what === 'door') return { ...all, Part: batchingMessages.floor.door(code), Order: order, Item: item, Slot: slot };
  /** `2076`, or width × height of what is flat. */
  const { part = '', size = '' } = label ?? {};
  return { Code: piece?.code ?? code, Part: part, Order: order, Item: item, Size: size, Slot: slot };
}

const { scans } = batchingMessages;

interface TextFacts {
  readonly code: string;
  readonly batch: string;
  readonly subject: Subject;
}

function textOf(outcome: ScanOutcome, { code, batch, subject }: TextFacts): string {
  const texts = {
    ticked: scans.ticked,
    spoiled: scans.spoiled(subject.piece?.code ?? code),
    known: scans.known,
    'no-piece': scans['no-piece'](code),
    'wrong-batch': scans['wrong-batch'](batch),
    closed: scans.closed(batch),
    replaced: scans.replaced,
    left: scans.left,
    'one-piece': scans['one-piece'],
    'other-station': scans['other-station'],
    'needs-assembly': scans['needs-assembly'](subject.code),
    'needs-cut': scans['needs-cut'](subject.door?.awaits ?? []),
  } as const satisfies Readonly<Record<ScanOutcome, string>>;
  return texts[outcome];
}
