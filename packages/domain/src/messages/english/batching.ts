import type { Hand } from '../../door/model/door-values.ts';
import type { Item } from '../../door/model/item.ts';

const hands: Readonly<Record<Hand, string>> = { left: 'Left', right: 'Right' };
const opens: Readonly<Record<Item['opens'], string>> = { In: 'Inwards', Out: 'Outwards' };

/** Which door of which line of its order. */
interface DoorOfLine {
  readonly line: { readonly position: number; readonly positions: number; readonly quantity: number };
  readonly unit: number;
}

/** A slab, as the head of its cuts names it; mm. */
interface SlabFacts {
  readonly slot: string;
  readonly code: string;
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  readonly hand: Hand;
  readonly opens: Item['opens'];
}

/** When two batches were planned with one offcut, for the one that is released last. */
const taken = ({ id, batch }: { readonly id: string; readonly batch: string | null }): string =>
  batch === null ? `Offcut ${id} is no longer free` : `Offcut ${id} was taken by batch ${batch}`;

/** What the guards of a batch say in figures. */
interface GuardFacts {
  readonly ordersThatLeft: readonly string[];
  readonly takenOffcuts: readonly Parameters<typeof taken>[0][];
  readonly onHold: readonly string[];
  readonly tooLong: readonly string[];
}

/** Texts of batches: their lists, labels and moves. */
export const batching = {
  columns: {
    article: 'Article',
    backing: 'Backing glass',
    bar: 'Bar',
    blank: 'Blank',
    code: 'Code',
    codes: 'Codes',
    colours: 'Colours',
    cut: 'Cut',
    cutOuts: 'Cut-outs (left, top: width × height)',
    depth: 'Depth',
    description: 'Description',
    design: 'Design',
    ends: 'Ends',
    face: 'Face',
    group: 'Profile and colours',
    hand: 'Hinges',
    height: 'Height',
    item: 'Item',
    layer: 'Layer',
    length: 'Length',
    lot: 'Lot',
    makeUp: 'Make-up',
    middleX: 'Middle from left',
    middleY: 'Middle above bottom',
    opens: 'Opens',
    order: 'Order',
    part: 'Part',
    piece: 'Piece',
    positions: 'Hardware (left, above bottom)',
    quantity: 'Quantity',
    remark: 'Remark',
    shape: 'Shape',
    slab: 'Slab',
    slot: 'Slot',
    stamp: 'Stamp read from',
    theme: 'Theme',
    thickness: 'Thickness',
    trimBottom: 'Trim B',
    trimLeft: 'Trim L',
    trimRight: 'Trim R',
    trimTop: 'Trim T',
    unit: 'Unit',
    width: 'Width',
  },
  /** Where a piece belongs, before its name; '' where the name says enough. */
  parts: {
    frame: '',
    door: '',
    master: 'master leaf',
    slave: 'slave leaf',
    'left-sidelight': 'left sidelight',
    'right-sidelight': 'right sidelight',
    fanlight: 'fanlight',
    couple: '',
    sill: '',
    packers: '',
    trims: '',
    fit: '',
  },
  /** The lists of a batch as one document. */
  book: {
    title: (number: string) => `Batch ${number}`,
    labels: (number: string) => `Labels of batch ${number}`,
    doors: (count: number) => (count === 1 ? '1 door' : `${String(count)} doors`),
    bar: (number: number) => `Bar ${String(number)}`,
    newBar: (length: number) => `new bar of ${String(length)} mm`,
    offcut: (id: string, length: number) => `offcut ${id} of ${String(length)} mm`,
    rest: (length: number) => `rest ${String(length)} mm`,
  },
  hands,
  opens,
  /** What is cut into a slab, seen from outside. */
  cuts: {
    title: ({ slot, code, width, height, thickness, hand, opens: way }: SlabFacts) =>
      `${slot}, ${code}: ${String(width)} × ${String(height)}, ${String(thickness)} thick, hinges ${hands[hand].toLowerCase()}, opens ${opens[way].toLowerCase()}`,
    shapes: { rect: 'Rectangle', circle: 'Circle', slot: 'Slot' },
    faces: { outside: 'Outside', inside: 'Inside', through: 'Through' },
    edges: { left: 'Edge, left', right: 'Edge, right' },
    none: (article: string) => `No preparation for ${article}`,
    misfits: (article: string, count: number) =>
      `${count === 1 ? `1 cut of ${article} has` : `${String(count)} cuts of ${article} have`} no place on this leaf: not cut`,
    example: 'Example, not measured',
  },
  stamps: { outside: 'Outside', inside: 'Inside' },
  units: { piece: 'piece', metre: 'm', bar: 'bar', litre: 'l' },
  lists: {
    cut: 'Cut lists',
    steel: 'Steel',
    bead: 'Glazing beads',
    slab: 'Slabs',
    glass: 'Glass order',
    pick: 'Hardware to pick',
    sheet: 'Work sheets',
  },
  /** Tables of the list of hardware. */
  picked: {
    inAll: 'In all',
    byDoor: 'Door by door',
    ofLots: 'Lots',
    lots: (taken: readonly { readonly lot: string; readonly quantity: string }[]) => {
      if (taken.length <= 1) return taken.map(({ lot }) => lot).join('');
      return `${String(taken.length)} lots: ${taken.map(({ lot, quantity }) => `${quantity} of ${lot}`).join(', ')}`;
    },
  },
  offcut: 'Offcut',
  /** What is said of a scan. */
  scans: {
    ticked: 'Done.',
    spoiled: (code: string) => `It is made again as ${code}: print its label and cut it.`,
    known: 'Done before.',
    'no-piece': (code: string) => `No piece, bar or door has the code ${code}.`,
    'wrong-batch': (batch: string) => `This belongs to batch ${batch}.`,
    replaced: 'This piece is spoiled. Scan the one that is made instead.',
    left: 'Its door is loaded or has left the works. Take it off its load, or make what is wrong again from its order.',
    'one-piece': 'Only a piece can be made again. Scan the label of the piece itself.',
    'other-station':
      'Bars are ticked at cutting, doors and their slots at assembly and at the quality check. Choose the station.',
    'needs-assembly': (door: string) => `Door ${door} has no tick at assembly.`,
    'needs-cut': (codes: readonly string[]) => `Made again and not cut yet: ${codes.join(', ')}.`,
    /** Why the ticks of a door are taken back when one of its pieces is spoiled. */
    spoiledReason: (code: string) => `${code} is made again`,
    closed: (batch: string) => `Batch ${batch} is closed.`,
  },
  noGroup: (group: string) => `This batch has no bars of ${group}.`,
  keepsPlans: (state: string) => `A batch that is ${state} keeps its plans. Recall it first.`,
  itemChanged: (item: string, order: string) => `Item ${item} of ${order} changed`,
  itemOf: ({ line: { position, positions, quantity }, unit }: DoorOfLine) => {
    const item = `Item ${String(position)} of ${String(positions)}`;
    return quantity === 1 ? item : `${item}, door ${String(unit)} of ${String(quantity)}`;
  },
  cut: ({ bar, place }: { readonly bar: number; readonly place: number }) => `Bar ${String(bar)}, cut ${String(place)}`,
  week: (week: string) => `Week ${week}`,
  undo: {
    none: 'There is no such tick in this batch.',
    closed: 'The batch is closed, so its ticks stay as they are. Take the close back first.',
    notUndone: 'This was taken back already, or what is made instead is begun.',
    reason: 'Say why it is taken back: it was ticked by somebody else, or more than 15 minutes ago.',
    loaded: (load: string) => `Take it off load ${load} first.`,
    doorsLeft: (orders: readonly string[]) =>
      `Doors of ${orders.join(', ')} have left the works, so their ticks stay as they are.`,
  },
  floor: {
    bar: (bar: string) => `Bar ${bar}`,
    door: (door: string) => `Door ${door}`,
    leaves: (count: number) => `${String(count)} leaves`,
    pieces: (count: number) => (count === 1 ? '1 piece' : `${String(count)} pieces`),
  },
  divide: {
    placed: 'These doors stand in a batch. Take them out first.',
    gone: 'The line was divided or joined meanwhile. Look again, and move what waits now.',
    otherSum: (doors: number) => `The parts are to have ${String(doors)} doors together, each at least one.`,
    tooMany: (most: number) => `A line has at most ${String(most)} parts.`,
  },
  doors: ({ first, doors }: { readonly first: number; readonly doors: number }) =>
    doors === 1 ? `door ${String(first)}` : `doors ${String(first)} to ${String(first + doors - 1)}`,
  openChanged: (open: number) =>
    `${open === 1 ? '1 piece is' : `${String(open)} pieces are`} open there by now. Look again, and tick them then.`,
  tooLongAgain: (code: string) => `${code} fits on no offcut and no bar that is kept.`,
  guards: {
    'batch.already-cut':
      'A piece is ticked already, so the batch stays released. Take the tick back, or make what is wrong again.',
    'batch.bar-length': ({ tooLong }: GuardFacts) =>
      `${tooLong.join(', ')}: longer than every bar that is kept. Change its size, stock a longer bar, or take its door out.`,
    'batch.doors-left': ({ ordersThatLeft }: GuardFacts) =>
      `Doors of ${ordersThatLeft.join(', ')} have left the works, so the batch stays closed.`,
    'batch.glass-open': 'Glass of this batch is not ordered. Order it, or say that the batch may begin without.',
    'batch.line-on-hold': ({ onHold }: GuardFacts) => `${onHold.join(', ')} on hold. Resume, or take the doors out.`,
    'batch.no-lines': 'The batch has no door yet. Add one.',
    'batch.offcut-taken': ({ takenOffcuts }: GuardFacts) => `${takenOffcuts.map(taken).join('. ')}. Plan again.`,
    'batch.open-pieces': 'Not every door is through the quality check. Scan what is left.',
    'batch.other-week': 'The doors of a batch are made in one production week. Move those of other weeks.',
    'batch.over-capacity': 'The week has no room for this batch. Take doors out, or give a reason.',
    'batch.stale-plan': 'A cutting plan is older than its doors. Plan again.',
    'batch.unchecked-plan': 'A cutting plan has not been checked. Plan again.',
  },
  offcuts: {
    /** `state` as in the ledger: on hand, reserved, gone. */
    notSo: (offcut: string, state: string) => `Offcut ${offcut} is ${state}, so this cannot be done with it.`,
    taken,
    none: (offcut: string) => `There is no offcut ${offcut}.`,
    noGroup: (group: string) => `There are no bars of ${group}, so no offcut of them can be booked in.`,
    reservedElsewhere: (offcut: string, batch: string) => `Offcut ${offcut} is reserved for ${batch}.`,
    states: { unknown: 'not booked in', 'on hand': 'on hand', reserved: 'reserved', used: 'used', gone: 'gone' },
  },
};
