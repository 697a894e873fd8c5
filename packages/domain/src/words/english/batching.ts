import type { Hand, Item } from '../../model/item.ts';

const hands: Readonly<Record<Hand, string>> = { left: 'Left', right: 'Right' };
const opens: Readonly<Record<Item['opens'], string>> = { In: 'Inwards', Out: 'Outwards' };

/** Which door of which line of its order. */
interface DoorOfLine {
  readonly line: { readonly position: number; readonly positions: number; readonly quantity: number };
  readonly unit: number;
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
    description: 'Description',
    design: 'Design',
    ends: 'Ends',
    group: 'Profile and colours',
    hand: 'Hinges',
    height: 'Height',
    item: 'Item',
    length: 'Length',
    makeUp: 'Make-up',
    opens: 'Opens',
    order: 'Order',
    part: 'Part',
    positions: 'Hardware (left, above bottom)',
    quantity: 'Quantity',
    remark: 'Remark',
    shape: 'Shape',
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
  stamps: { outside: 'Outside', inside: 'Inside' },
  units: { piece: 'piece', metre: 'm' },
  lists: {
    cut: 'Cut lists',
    steel: 'Steel',
    bead: 'Glazing beads',
    slab: 'Slabs',
    glass: 'Glass order',
    pick: 'Hardware to pick',
    sheet: 'Work sheets',
  },
  offcut: 'Offcut',
  /** What is said of a scan. */
  scans: {
    ticked: 'Done.',
    known: 'Done before.',
    'no-piece': (code: string) => `No piece has the code ${code}.`,
    'wrong-batch': (batch: string) => `This piece belongs to batch ${batch}.`,
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
  guards: {
    'batch.already-cut': 'A piece is cut already, so the batch stays released. Make what is wrong again.',
    'batch.bar-length': 'A piece is longer than every bar that is kept. Change its size, or stock a longer bar.',
    'batch.glass-open': 'Glass of this batch is not ordered. Order it, or say that the batch may begin without.',
    'batch.line-on-hold': 'An order of this batch is on hold. Resume it, or take its doors out.',
    'batch.no-lines': 'The batch has no door yet. Add one.',
    'batch.open-pieces': 'Not every piece is done. Scan what is left, or have it made again.',
    'batch.other-week': 'The doors of a batch are made in one production week. Move those of other weeks.',
    'batch.over-capacity': 'The week has no room for this batch. Take doors out, or give a reason.',
    'batch.stale-plan': 'A cutting plan is older than its doors. Plan again.',
    'batch.unchecked-plan': 'A cutting plan has not been checked. Plan again.',
  },
  offcuts: {
    /** `state` as in the ledger: on hand, reserved, gone. */
    notSo: (offcut: string, state: string) => `Offcut ${offcut} is ${state}, so this cannot be done with it.`,
    taken: (offcut: string) => `Offcut ${offcut} is no longer free`,
    /** When two batches were planned with it, for the one that is released last. */
    takenMeanwhile: (offcut: string, group: string) => `Offcut ${offcut} is no longer free. Plan ${group} again.`,
    none: (offcut: string) => `There is no offcut ${offcut}.`,
    noGroup: (group: string) => `There are no bars of ${group}, so no offcut of them can be booked in.`,
    reservedElsewhere: (offcut: string, batch: string) => `Offcut ${offcut} is reserved for ${batch}.`,
    states: { unknown: 'not booked in', 'on hand': 'on hand', reserved: 'reserved', gone: 'gone' },
  },
};
