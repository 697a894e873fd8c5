import type { MoveKind } from '@door/domain/making/stock/ledger';
import { mostQuantity, type StockUnit, stockUnits } from '@door/domain/making/stock/quantity';
import type { StockStage, SupplyKind } from '@door/domain/making/stock/supply';
import { countText } from '../../shared/text/count-text.ts';
import { inLanguage, language } from '../../shared/text/language.ts';

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What stands behind a quantity; pieces are the usual case and say nothing. */
const signs: Readonly<Record<StockUnit, (quantity: string) => string>> = {
  piece: () => '',
  bar: (quantity) => (quantity === '1' ? ' bar' : ' bars'),
  metre: () => ' m',
  litre: () => ' l',
};

/** A quantity as it travels, in words: `24`, `3 bars`, `−5.960 m`. */
const amount = (quantity: string, unit: StockUnit): string => `${quantity.replace('-', '−')}${signs[unit](quantity)}`;

const quantityHints: Readonly<Record<StockUnit, string>> = {
  piece: 'In whole pieces.',
  bar: 'In whole bars.',
  metre: 'In metres, such as 5.960.',
  litre: 'In litres, such as 0.250.',
};

/** As many as a quantity has at most; undefined: the unit is not known yet. */
const noQuantity = (unit: StockUnit | undefined): string => {
  if (unit === undefined) return 'Give a quantity of more than 0.';
  const most = mostQuantity / 10 ** stockUnits[unit];
  return `Give a quantity of more than 0, such as 1000, and at most ${countText(most)}. ${quantityHints[unit]}`;
};

const kinds: Readonly<Record<MoveKind, string>> = {
  in: 'In',
  issue: 'Issue',
  back: 'Back',
  scrap: 'Scrap',
  count: 'Count',
  return: 'Return',
  transfer: 'Transfer',
  value: 'Value',
  reserved: 'Reserved',
  freed: 'Freed',
};

const supplies: Readonly<Record<SupplyKind, string>> = {
  counted: 'Counted',
  bars: 'Bars, as plans take them',
  'to order': 'Bought for one door',
  'painted here': 'Painted here',
};

const stages: Readonly<Record<StockStage, string>> = {
  painting: 'Painting',
  cutting: 'Cutting',
  assembly: 'Assembly',
  glazing: 'Glazing',
};

/** The list of articles, and the ledger and keeping of one. */
const looking = {
  title: 'Stock',
  find: 'Find a key or a text',
  none: 'Nothing is counted yet. Import your stock or receive a purchase.',
  noneFound: (text: string) => `No article is found by “${text}”.`,
  noneHere: 'No article is like that.',
  clear: 'Show all articles',
  showAll: 'Show all articles',
  list: 'Articles in stock',
  filter: 'Which articles',
  all: 'All',
  short: 'Short',
  place: 'Place',
  anyPlace: 'Any place',
  saveList: 'This list as CSV',
  more: 'More of stock',
  columns: {
    key: 'Key',
    text: 'Text',
    onHand: 'On hand',
    free: 'Free',
    firstShort: 'First short',
    places: 'Places',
    least: 'Least',
    counted: 'Counted',
    value: 'Value',
  },
  unit: 'Unit',
  currency: 'Currency',
  units: { piece: 'piece', bar: 'bar', metre: 'm', litre: 'l' } satisfies Readonly<Record<StockUnit, string>>,
  least: (least: string) => `least ${least}`,
  atPlace: (place: string, onHand: string) => `${place}: ${onHand}`,
  totalHere: 'Value of these articles',
  total: 'Value of all stock',
  amount,
  kinds,
  article: {
    gone: 'No article has this key, and nothing was ever booked under it.',
    onHand: 'On hand',
    nothing: 'Nothing is there.',
    counted: (day: string | null) => (day === null ? 'Never counted' : `Counted ${day}`),
    all: 'In all',
    least: 'Least that is to be there',
    value: 'Value',
    notPromised: 'not promised',
    noLot: 'no lot',
    tabs: 'What is known of it',
    moves: 'Moves',
    forecast: 'Forecast',
    vendors: 'Vendors',
    free: 'Free today',
    noMoves: 'Nothing has been moved yet.',
    ledger: (key: string) => `Moves of ${key}, the last first`,
    heads: { line: 'Line', kind: 'Kind', place: 'Place', quantity: 'Quantity', value: 'Value', why: 'Why', who: 'By' },
    undoes: (line: number) => `of line ${line}`,
    lot: (lot: string) => `lot ${lot}`,
    opening: 'Opening stock',
    transfer: 'Transfer',
    written: (moment: string) => `written ${moment}`,
    history: 'History',
    noHistory: 'It is kept as everything is, and nobody has said otherwise.',
  },
  forecast: {
    nothing: 'No order takes it, and nothing is on its way.',
    heldFor: (quote: string) => `${quote}, held`,
    needs: (key: string) => `What orders take of ${key}, in the sequence of their promises`,
    steps: (key: string) => `What is to be expected of ${key}`,
    heads: {
      order: 'Order',
      needed: 'Needed',
      quantity: 'Quantity',
      from: 'From',
      comes: 'Comes',
      there: 'There',
      free: 'Free',
    },
    floor: 'Least',
    point: (day: string, quantity: string) => `From ${day}: ${quantity}`,
    short: (missing: string) => `${missing} short`,
    shortUntil: (missing: string, day: string) => `${missing} short until ${day}`,
    give: {
      open: 'Give to…',
      label: (order: string) => `Give what order ${order} has to another`,
      title: (key: string, order: string) => `Give ${key} of order ${order} to another`,
      means: (order: string) =>
        `What the other order is short of is taken from order ${order}, which waits for the next. Where its date cannot be kept, its customer is promised a new one at once.`,
      to: 'Order that is short',
      reason: 'Reason',
      noReason: 'Say why.',
      doIt: 'Give it',
    },
  },
  vendors: {
    none: 'Nobody sells it: add it to the items of a vendor, and it can be bought.',
    list: (key: string) => `Who sells ${key}, the first one to be asked first`,
    heads: { vendor: 'Vendor', pack: 'Pack, lead time', comes: 'Ordered now, usable', price: 'Price' },
    lead: (days: number) => `takes ${counted(days, 'day', 'days')}`,
    orderedOn: (order: string, delivered: string) => `ordered ${order}, delivered ${delivered}`,
    never: 'It never delivers.',
    noPrice: 'No price',
    per: (price: string, quantity: string) => `${price} for ${quantity}`,
    order: 'Order more',
    begun: (what: string, key: string, vendor: string) => `A draft of ${what} ${key} for ${vendor}.`,
  },
  keeping: {
    title: 'How it is kept',
    saidBy: (key: string) => `As said for all of ${key}. What you save here is said of this key alone.`,
    supply: 'Supply',
    supplies,
    stage: 'Needed at',
    stages,
    least: 'Least',
    leastHint: 'What is to be there at the places that count. 0: nothing.',
    wrong: (hint: string) => `This is no quantity. ${hint}`,
    firstPlace: 'Put away at',
    usual: 'The default place',
    lots: 'Tracked by lots',
    lotsMeaning: 'Each move names its lot. It is changed only while nothing is there.',
    on: 'Yes',
    off: 'No',
    analysisCode: 'Analysis code',
    none: '–',
    save: 'Save',
    undo: 'Undo',
    saved: 'All changes are saved.',
    unsaved: 'Not saved yet.',
  },
};

/** The dialogs that write moves. */
const moving = {
  fields: {
    key: 'Article key',
    noKey: 'Give the key of the article.',
    unknownKey: 'No article has this key.',
    place: 'Place',
    quantity: 'Quantity',
    quantityHints,
    noQuantity,
    lot: 'Lot',
    noLot: 'This article is tracked by lots. Say which.',
    reason: 'Reason',
    noReason: 'Give a reason. It stays in the ledger.',
    on: 'On',
    later: 'Choose today or an earlier day.',
  },
  move: {
    open: 'Move',
    title: (key: string | undefined) => (key === undefined ? 'Move' : `Move ${key}`),
    kind: 'What happens',
    hints: {
      in: 'Goods come in.',
      issue: 'Goods are taken out, for an order or for use.',
      back: 'What an issue took comes back.',
      scrap: 'Goods are spoiled.',
    },
    value: 'Value of all of it',
    valueHint: 'Leave it empty for nothing.',
    wrongValue: 'This is no amount of money.',
    why: 'Why it is scrapped',
    issue: 'Issue that it undoes',
    issueOf: ({
      line,
      out,
      day,
      reason,
    }: Readonly<Record<'out' | 'day' | 'reason', string>> & { readonly line: number }) =>
      `Line ${line}, ${out} still out, ${day}${reason === '' ? '' : `: ${reason}`}`,
    noIssue: 'Nothing of this article is still out.',
    noIssueYet: 'Choose an issue.',
    tooMuch: (out: string) => `Only ${out} is still out.`,
    searching: 'Looking through the moves',
    earlier: 'Look further back',
    doIt: 'Move',
    done: (kind: string, what: string, key: string) => `${kind}: ${what} ${key}.`,
  },
  transfer: {
    open: 'Transfer',
    title: (key: string | undefined) => (key === undefined ? 'Transfer' : `Transfer ${key}`),
    from: 'From',
    to: 'To',
    same: 'Choose another place.',
    onlyOne: 'There is only one place. Add another one under Places.',
    doIt: 'Transfer',
    done: (what: string, key: string, to: string) => `${what} ${key} to ${to}.`,
  },
  import: {
    open: 'Import opening stock',
    title: 'Import opening stock',
    what: 'A CSV file from a spreadsheet with a head: Key and Quantity; also Place, Value and Lot. It is read first and changes nothing. Of an article that was moved before nothing is taken.',
    /** What columns are called, in small letters; the first is what this dialog calls them. */
    heads: {
      Key: ['key', 'article', 'article key', 'code'],
      Place: ['place', 'store', 'location'],
      Quantity: ['quantity', 'on hand', 'qty'],
      Value: ['value'],
      Lot: ['lot', 'batch'],
    },
    file: 'CSV file',
    noFile: 'Choose a file.',
    tooLong: 'This file is too long. Import it in parts.',
    noHead: 'The first line has to name the columns: Key and Quantity; also Place, Value and Lot.',
    noRows: 'There is no row below the head.',
    tooMany: (most: string) => `At most ${most} rows at once. Import the file in parts.`,
    read: 'Check',
    doIt: 'Import',
    result: (rows: number, faults: number) =>
      faults === 0
        ? `${counted(rows, 'row', 'rows')} can be imported.`
        : `${counted(faults, 'row needs', 'rows need')} you. Correct the file and choose it again; all is imported, or nothing.`,
    line: (line: number) => `Line ${line}`,
    done: (rows: number) => `${counted(rows, 'row', 'rows')} imported.`,
  },
  export: {
    open: 'Export',
    title: 'Export for the books',
    what: 'By analysis code: what stock was worth, what came, was used, spoiled, counted and sent back since the export before, and what was received and not billed. A file that was made once stays as it is.',
    until: 'Until the end of',
    untilHint: 'A day that is over.',
    toldUntil: (day: string) => `Told until ${day}.`,
    noDay: 'Choose a day.',
    earlier: 'Earlier exports',
    number: (number: number) => `Export ${number}`,
    made: (day: string, name: string, moment: string) => `until ${day}, made by ${name}, ${moment}`,
    download: 'Download',
    downloadThis: (number: number) => `Download export ${number}`,
    doIt: 'Export',
    done: (number: number, day: string) => `Export ${number} until ${day} is saved.`,
  },
  places: {
    open: 'Places',
    title: 'Places',
    about: 'Stores, racks and vans. What lies at a place that does not count is never promised.',
    name: (at: number) => `Place ${at}`,
    nameField: 'Name',
    noName: 'Give each place a name.',
    counts: 'Counts',
    default: 'Default',
    retired: 'Retired',
    of: (what: string, name: string) => `${what}: ${name}`,
    add: 'Add a place',
    save: 'Save',
    done: 'The places are saved.',
  },
};

/** Counting at a place, with a phone. */
const counting = {
  count: {
    title: 'Count',
    open: 'Count',
    forbidden: 'Your account sees stock. Counting is for whoever keeps it.',
    choosePlace: 'Choose the place',
    noPlace: 'Choose the place at which you count.',
    key: 'Article key',
    add: 'Add',
    camera: 'Scan with the camera',
    lines: 'Counted articles',
    empty: 'Scan or type the first article.',
    full: (most: number) => `${most} lines are counted. Send them, then go on.`,
    counted: 'Counted',
    noCount: 'Say how much is there. 0 if nothing.',
    lot: 'Lot',
    twice: 'This lot is counted above already.',
    noNetwork: 'It is looked up when the network is back.',
    anotherLot: 'Another lot',
    anotherLotOf: (key: string) => `Another lot of ${key}`,
    remove: 'Remove',
    removeThis: (key: string) => `Remove ${key}`,
    reason: 'Reason',
    notCounted: 'Not counted here',
    since: 'For',
    spans: { '30': '30 days', '90': '90 days', '365': 'a year' },
    allCounted: 'All that lies here was counted in this time.',
    countThis: (key: string) => `Count ${key}`,
    usualReason: 'Stocktake',
    kept: 'Kept on this device until it is sent.',
    send: 'Send count',
    notSent: (count: number) =>
      `${counted(count, 'count', 'counts')} not sent. ${count === 1 ? 'It is' : 'They are'} kept on this device and sent as soon as possible.`,
    sending: (count: number) => `Sending ${counted(count, 'count', 'counts')}.`,
    refused: (place: string) => `The count of ${place} was not taken`,
    correct: 'Correct it',
    correctFirst: 'Send the count below first.',
    discard: 'Discard it',
    sent: 'Sent',
    result: (place: string, lines: number, differences: number) =>
      `${place}: ${counted(lines, 'line', 'lines')} counted, ${differences === 0 ? 'as in the book' : `${differences} ${differences === 1 ? 'differs' : 'differ'} from the book`}`,
  },
};

const english = { ...looking, ...moving, ...counting };

/** The texts of stock: its articles, moves, places and counts. */
export const stockMessages: typeof english = inLanguage(language, { en: english });
