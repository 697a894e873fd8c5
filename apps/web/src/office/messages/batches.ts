import type { LoadLevel } from '@door/domain/making/batch/capacity-points';
import type { ProposalReason } from '@door/domain/making/batch/propose-batches';
import type { ScanPlace } from '@door/domain/making/batch/scan';
import { inLanguage, language } from '../../shared/text/language.ts';
import type { BatchProgress, ListedBatch, ScannedPiece, WaitingLine, WireWeek } from '../batches/batch-wire.ts';
import type { AnyOutcome } from '../batches/scan/signal.ts';
import type { CameraProblem } from '../batches/scan/use-camera.ts';
import { batchPage, batchPaper } from './batch-page.ts';

type NamedLine = Pick<WaitingLine, 'Door' | 'OrderNumber' | 'Position' | 'Part' | 'Quantity'>;

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const doors = (count: number, points: string): string => `${counted(count, 'door', 'doors')}, ${points} points`;
/** Of a divided line: `10234 item 2, doors 41 to 80 of 108`. */
const itemName = ({ OrderNumber, Position, Part, Quantity }: Omit<NamedLine, 'Door'>): string => {
  const item = `${OrderNumber} item ${Position}`;
  if (Part === null) return item;
  const last = Part.First + Quantity - 1;
  return `${item}, ${Quantity === 1 ? `door ${last}` : `doors ${Part.First} to ${last}`} of ${Part.Of}`;
};
const lineName = (line: NamedLine): string => `${line.Door}, ${itemName(line)}`;
const lines = (count: number): string => counted(count, 'line', 'lines');
const load = (points: string, capacity: string): string => `${points} of ${capacity} points`;

const levels: Readonly<Record<LoadLevel, string>> = {
  free: 'room left',
  'nearly full': 'nearly full',
  full: 'full',
  over: 'over capacity',
};

/** Why a line is where a proposal put it. */
const reasons: Readonly<Record<ProposalReason, string>> = {
  'placed by hand': 'Placed by hand',
  'same colours and frame': 'Same colours and frame as others of the batch',
  'same colours': 'Same colours as others of the batch',
  'fills a batch': 'Fills up the batch',
  alone: 'Alone in its batch',
  'week full': 'The week is full',
  'goods not ready': 'Goods are not there in time',
};

/** Weeks and batches on their board. */
const batchBoard = {
  title: 'Batches',
  board: {
    find: 'Find a batch by week or number',
    noneFound: (text: string) => `No batch is found by “${text}”.`,
    waiting: 'Ready, in no batch',
    holidays: {
      open: 'Days on which the works are closed',
      title: 'Days on which the works are closed',
      hint: 'Lead times and promised dates do not count them, and their weeks take less. What was promised stays promised.',
      none: 'No day is named. The works are closed on Saturdays and Sundays.',
      remove: 'Remove',
      removeDay: (day: string, name: string) => `Remove ${day}, ${name}`,
      add: 'Add',
      first: 'Day',
      last: 'Last day of a span',
      name: 'What it is',
      noDay: 'Choose a working day; the last one not before the first.',
      noName: 'Say what it is: ‘Christmas’.',
      done: 'Done',
    },
    none: 'No order is ready for production.',
    toBlocked: 'Accepted orders and what they wait for',
    week: (week: string) => `Week ${week}`,
    days: (first: string, last: string) => `${first} to ${last}`,
    over: 'This week is over',
    closed: 'Closed',
    open: (days: number) => (days === 1 ? '1 day open' : `${String(days)} days open`),
    load,
    held: (points: string) => `${points} held`,
    short: (count: number) => `${counted(count, 'article is', 'articles are')} short`,
    levels,
    doors,
    lines,
    lineName,
    times: (count: number, door: string) => `${count} × ${door}`,
    urgent: 'Remake',
    whose: (line: Omit<NamedLine, 'Door'> & Pick<WaitingLine, 'Customer'>) =>
      `${itemName(line)}, ${line.Customer.Name}`,
    what: ({ Pair, Frame, Points, Week }: Pick<WaitingLine, 'Pair' | 'Frame' | 'Points' | 'Week'>) =>
      [Pair, Frame, `${Points} points`, Week === null ? '' : `week ${Week}`].filter((each) => each !== '').join(', '),
    reasons,
    passed: ({ Cutting, Assembly, QualityCheck }: BatchProgress['Passed'], pieces: number) =>
      `Of ${counted(pieces, 'piece', 'pieces')} ${Cutting} cut, ${Assembly} assembled, ${QualityCheck} checked`,
    tick: (line: string) => `Select ${line}`,
    move: 'Move',
    moveNamed: (line: string) => `Move to batch: ${line}`,
    moveTicked: (count: number) => (count === 0 ? 'Move to batch' : `Move ${lines(count)} to batch`),
    moveTitle: (moved: readonly NamedLine[]) => {
      const [first] = moved;
      return moved.length === 1 && first ? `Move ${lineName(first)}` : `Move ${lines(moved.length)}`;
    },
    moveDo: 'Move',
    moved: (moved: readonly NamedLine[]) => `${lines(moved.length)} moved.`,
    place: 'Where to',
    placeBatch: ({ Number, Doors, Points }: Pick<ListedBatch, 'Number' | 'Doors' | 'Points'>) =>
      `${Number}, ${doors(Doors, Points)}`,
    placeNew: (week: string) => `A new batch in week ${week}`,
    placeOut: 'Out of the batch: it waits again',
    reason: 'Why the week takes more than its capacity',
    reasonMissing: 'Give a reason. It is kept in the history.',
    noRoom: ({ Week, Points, Capacity }: WireWeek) => `Week ${Week} holds ${load(Points, Capacity)} already.`,
    menu: (week: string) => `Week ${week}: more`,
    newBatch: 'New batch',
    moreWeeks: 'Show more weeks',
    divide: {
      open: 'Divide',
      openNamed: (line: string) => `Divide ${line}`,
      join: 'Join',
      joinNamed: (line: string) => `Join the waiting parts of ${line}`,
      title: (line: string) => `Divide ${line}`,
      doors: 'Doors in each part',
      hint: (doors: number) => `${doors} doors in all. Each part goes into a batch of its own, in whatever week.`,
      wrong: (doors: number) => `Write numbers such as 20, 20 that come to ${doors} together.`,
      tooMany: (most: number) => `A line has at most ${most} parts.`,
      doIt: 'Divide',
    },
    capacity: {
      open: 'Change capacity',
      title: (week: string) => `Capacity of week ${week}`,
      points: 'Points',
      reason: 'Why',
      saidLast: (reason: string) => `Said last: ${reason}`,
      reasonHint: 'The customers of orders that move read the cause, not this.',
      hint: 'A single door takes 1.0, a double 2.0, a sidelight or fanlight 0.4.',
      wrong: 'Write points such as 96.0.',
      usual: 'Back to the usual capacity',
      doIt: 'Save',
    },
  },
  propose: {
    open: 'Propose',
    title: 'Propose batches',
    week: 'Week',
    weekChoice: ({ Week, Points, Capacity }: WireWeek) => `${Week}, ${load(Points, Capacity)}`,
    hint: 'Doors of one pair of colours come together, 10 to 20 in a batch, remakes and the oldest orders first. What was placed by hand stays, and no order comes before its goods.',
    doIt: 'Propose',
    done: 'Proposed',
    nothing: 'Nothing was put into a batch.',
    leftOver: 'Left over',
    waits: (article: string, day: string | null) =>
      day === null ? `Waits for ${article}, of which not enough comes` : `Waits for ${article} until ${day}`,
    line: lineName,
    stays: 'A line that was here',
    batch: (number: string, count: number, points: string) => `${number}, ${doors(count, points)}`,
    reasons,
    close: 'Close',
  },
};

const places: Readonly<Record<ScanPlace, string>> = {
  cutting: 'Cutting',
  assembly: 'Assembly',
  'quality check': 'Quality check',
  'made again': 'Made again',
};

const outcomes: Readonly<Record<AnyOutcome, string>> = {
  ticked: 'Ticked',
  known: 'Ticked before',
  spoiled: 'Made again',
  replaced: 'Spoiled before',
  left: 'Left the works',
  'one-piece': 'Not a piece',
  'other-station': 'Other station',
  'needs-assembly': 'Not assembled yet',
  'needs-cut': 'A piece is missing',
  undone: 'Taken back',
  'no-piece': 'Not of this batch',
  'wrong-batch': 'Wrong batch',
  closed: 'Batch is closed',
  refused: 'Not ticked',
  loaded: 'Loaded',
  returned: 'Back in the works',
  'no-door': 'No door',
  'not-checked': 'Not checked yet',
  'not-today': 'No load goes there',
  'other-load': 'Other load',
  'handed-over': 'Handed over',
};

const cameraProblems: Readonly<Record<CameraProblem, string>> = {
  refused: 'This page may not use the camera. Allow it in the settings of the browser, or type the code.',
  none: 'This device has no camera. Type the code, or use a scanner that types it.',
  insecure: 'Browsers give the camera only to pages loaded over https. Type the code.',
  broken: 'The camera does not start. Another program may use it. Type the code, or try again.',
};

const scans = (count: number): string => (count === 1 ? '1 scan' : `${count} scans`);

/** Scanning of labels. */
const scanning = {
  scan: {
    title: 'Scan',
    batch: (number: string) => `Batch ${number}`,
    forbidden: 'Your account sees batches. Scanning is for whoever makes them.',
    station: 'Station',
    places,
    outcomes,
    code: 'Code of the label',
    enter: 'Enter',
    picture: 'What the camera sees',
    startCamera: 'Use the camera',
    stopCamera: 'Stop the camera',
    cameraProblems,
    piece: 'Piece',
    order: 'Order',
    slot: 'Slot',
    pieceText: ({ Part, Size }: ScannedPiece) => `${Part} ${Size}`,
    orderText: ({ Order, Item }: ScannedPiece) => `${Order}, ${Item}`,
    undo: 'Undo',
    both: 'Both',
    kept: 'Kept',
    sending: 'On its way',
    waiting: (count: number) =>
      `${scans(count)} waiting to be sent. ${count === 1 ? 'It is' : 'They are'} kept on this device and sent as soon as possible.`,
    signal: 'Sound and vibration',
    signalMeaning: 'A high tone for a tick, a low one for what is wrong.',
    earlier: 'Scanned before',
  },
};

const english = { ...batchBoard, ...batchPage, ...batchPaper, ...scanning };

/** The texts of batches: weeks, one batch, its plans, lists and labels, and scanning. */
export const batchesMessages: typeof english = inLanguage(language, { en: english });
