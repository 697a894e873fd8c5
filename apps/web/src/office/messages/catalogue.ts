import type { FieldFault, FieldProblem } from '@door/domain/catalogue/edit/field-fault';
import type { RowChange } from '@door/domain/catalogue/edit/content-difference';
import type { RowKind } from '@door/domain/catalogue/edit/row-kind';
import type { RowFaultCode } from '@door/domain/catalogue/check/row-fault';
import { inLanguage, language } from '../../shared/text/language.ts';
import { kindNames } from './catalogue-kinds.ts';

const groups = {
  doors: 'Doors',
  gallery: 'To begin with',
  colours: 'Colours',
  glass: 'Glass',
  frames: 'Frames',
  stock: 'Stock',
  sizes: 'Sizes',
  production: 'Production',
};

/** Fields whose name says too little. All others are read as they are called: `minLeafHeight` is 'Min leaf height'. */
const fields: Readonly<Record<string, string>> = {
  about: 'From',
  allows: 'Hardware that it takes',
  analysisCode: 'Analysis code',
  backings: 'Backing glass',
  base: 'Colour under the foil',
  cassetteKg: 'Pair of cassettes',
  categoryId: 'Category',
  covers: 'Covers the leaf',
  customerDefault: 'First choice',
  customerStandard: 'Shown to visitors as standard',
  designId: 'Design',
  drawnAs: 'Drawn as',
  dropdown: 'Option list',
  externalStandard: 'Standard outside',
  face: 'Face',
  fire: 'Fire rating',
  firstHardware: 'First choice of hardware',
  frameConfig: 'Layout',
  from: 'From',
  handleType: 'Handle type',
  hands: 'Hinged',
  hardware: 'Distance of hardware',
  heights: 'Heights above the bottom',
  hex: 'Colour on screens',
  HFO: 'Hardwood',
  hingeFlag: 'Flag of a hinge, with clearance',
  id: 'Number',
  internalStandard: 'Standard inside',
  kgPerM2: 'Weight per m²',
  kgPerMetre: 'Weight per metre',
  masterId: 'Product',
  maxGlassM2: 'Largest glass',
  maxM2: 'Largest area',
  mirrorOf: 'Mirror image of',
  NFO: 'Narrow PVC-u',
  opens: 'Opens',
  otherLetterPlates: 'Other heights of the letter plate',
  pieces: 'Pieces that are not the default',
  priceFamily: 'Price family',
  ral: 'RAL number',
  reach: 'Reaches',
  relatedMasterId: 'Brings product',
  sbd: 'Secured by Design',
  securable: 'Can be secured',
  sides: 'Sidelights',
  solid: 'Without glass',
  stylesOf: 'Frame styles of',
  suite: 'Finish',
  suites: 'Finishes',
  systemId: 'System',
  systemTypeId: 'Type of system',
  thickness1: 'Thickness',
  to: 'To',
  toCassette: 'From cassettes',
  toEdge: 'From the edges of the leaf',
  toGlass: 'From glass',
  toHouseNumber: 'From a house number',
  typeId: 'Type',
  ug: 'U-value of the glass',
  up: 'U-value of the slab',
  WFO: 'Wide PVC-u',
};

/** Fields that mean something else in one kind of rows. */
const fieldsOfKind: Readonly<Partial<Record<RowKind, Readonly<Record<string, string>>>>> = {
  preparations: {
    base: 'Height from',
    depth: 'Depth (0: through)',
    face: 'Cut from',
    from: 'Place from',
    source: 'Source (empty: an example)',
    x: 'X inward',
    y: 'Y above',
  },
};

const fieldName = (name: string, kind?: RowKind): string =>
  (kind && fieldsOfKind[kind]?.[name]) ?? fields[name] ?? sentenceOf(name);

/** What the sentence of a fault may say. */
interface FaultFacts {
  readonly code: FieldProblem['code'];
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly decimals?: number;
  readonly of?: readonly string[];
}

const problems: Readonly<Record<FieldProblem['code'], (facts: FaultFacts) => string>> = {
  'wrong-kind': () => 'This is not what stands here.',
  missing: () => 'Fill this in.',
  'unknown-field': () => 'There is no such field.',
  'not-a-number': () => 'Type a number.',
  'out-of-range': ({ min, max, unit = '' }) => `Between ${String(min)} and ${String(max)}${unit && ` ${unit}`}.`,
  'too-many-decimals': ({ decimals }) =>
    decimals === 0 ? 'A whole number.' : `At most ${String(decimals)} digits after the point.`,
  'too-long': ({ max }) => `At most ${String(max)} characters.`,
  unstorable: () => 'It holds characters that cannot be stored.',
  'no-code': () => 'A code has letters, digits, points, dashes and slashes, and no spaces.',
  'not-offered': ({ of = [] }) => `One of: ${of.slice(0, 12).join(', ')}.`,
  'no-formula': () => 'A formula knows w, h, numbers and + - * / ( ).',
  'no-colour': () => 'A colour is written #rrggbb.',
  'too-few': ({ min }) => `At least ${String(min)}.`,
  'too-many': ({ max }) => `At most ${String(max)}.`,
  twice: () => 'It stands here twice.',
  'unknown-row': () => 'There is no such row.',
  'key-taken': () => 'Another row is called so.',
  'key-used': () => 'Other rows name this one. Change them first.',
  'key-fixed': () => 'Doors that were sold name it, so it stays. Copy the row and retire this one.',
  retired: () => 'This row is retired. Sell it again first.',
};

const changes: Readonly<Record<RowChange, string>> = {
  added: 'new',
  changed: 'changed',
  retired: 'retired',
  restored: 'sold again',
  removed: 'removed',
  moved: 'in another order',
};

const rowFaults: Readonly<Record<RowFaultCode, string>> = {
  'nothing-to-sell': 'The list is empty: nothing of it can be sold.',
  'names-retired': 'It names a row that is retired.',
  'reversed-range': 'A range ends before it begins.',
  'light-outside-leaf': 'A light lies outside a leaf that the design may have.',
  'light-without-size': 'A light has no size at a leaf that the design may have.',
  'lights-overlap': 'Two lights overlap.',
  'panel-outside-leaf': 'A panel lies outside a leaf that the design may have.',
  'no-hinge-side': 'It can be hinged on neither side.',
  'no-pair': 'No pair of frame colours has it.',
  'no-handle-for-design': 'No handle type suits the design.',
  'handle-not-stocked': 'A finish of the handle is not among the stock.',
  'stock-missing': 'It is not among the stock.',
  'lock-missing': 'No lock fits some leaf that may have it.',
  'faceplate-too-long': 'Its faceplate is longer than the shortest leaf that takes it.',
  'article-missing': 'An article that the bill of materials needs is missing.',
  'article-unknown':
    'No article is called so, so that nothing is ever cut by it. Correct the code, or add the article.',
  'cut-shape': 'A circle is as high as it is wide. Make both sizes equal, or choose another shape.',
  'cut-depth': 'A cut that does not go through has a depth, less than the thinnest slab. Type one, or choose through.',
  'cut-edge':
    'A cut in an edge begins at it and lies within the thickness of the slab. Choose lockEdge or hingeEdge, 0 for X, and a narrower width.',
  'cut-outside-leaf': 'Its cut would leave a leaf that may have the article. Change its place or its size.',
  'cut-without-place':
    'The article has no height of its own on the leaf. Measure from the spindle or from an end of the leaf.',
  'unit-missing': 'A glass unit is missing.',
  'door-not-made': 'A door with it would be refused.',
  'door-not-readable': 'A door with it cannot be shown.',
  'bill-incomplete': 'The bill of materials of a door with it ends in an error line.',
  'price-missing': 'It has no price.',
  'never-offered': 'No door can have it, so nobody is offered it.',
  'ranges-overlap': 'Two ranges overlap.',
  'drawing-missing': 'No drawing of its kind is named, so that nobody sees it on the door. Choose one under Drawn as.',
  'product-without-stock': 'The product has no stock.',
  'unknown-question': 'A criterion asks what no door answers.',
  'outside-limits': 'It lies outside the size limits.',
};

const english = {
  rowFault: (code: RowFaultCode, about: string) => (about === '' ? rowFaults[code] : `${rowFaults[code]} (${about})`),
  severity: { error: 'keeps it from being published', warning: 'worth a look' },
  checking: 'Looking for problems',
  problemCount: (errors: number, warnings: number) =>
    errors + warnings === 0
      ? 'No problems'
      : `${errors === 1 ? '1 error' : `${String(errors)} errors`}, ${warnings === 1 ? '1 warning' : `${String(warnings)} warnings`}`,
  title: 'Catalogue',
  forbidden: 'Fabricators and admins see the catalogue.',
  nav: 'Kinds of rows',
  chooseKind: 'Kind',
  noKind: 'Choose a kind',
  kinds: kindNames,
  groups,
  fromDesign: {
    button: 'Add from a design',
    title: 'Add a finished door from a design',
    field: 'Link or id',
    hint: 'The link of a shared design, the address of a door in the office, or its id.',
    doIt: 'Take its choices',
    unreadable: 'This names no design. Copy its whole link.',
    none: 'There is no such design.',
    notOfThisCatalogue: 'This design has something that is not in this catalogue any more.',
  },
  problemsTitle: 'Problems',
  add: 'Add',
  copy: 'Copy',
  retire: 'Retire',
  restore: 'Sell again',
  import: 'Import',
  export: 'Export',
  publish: 'Publish',
  more: 'More about the catalogue',
  rowMenu: (name: string) => `More about ${name}`,
  edit: 'All fields',
  moveUp: 'Move up',
  moveDown: 'Move down',
  grip: (name: string) => `Move ${name}`,
  gripHint: 'Drag to another place, or Alt with the arrow keys',
  moved: (name: string, place: number, of: number) => `${name}: place ${String(place)} of ${String(of)}.`,
  find: 'Find a row',
  noneFound: 'No row matches.',
  none: 'There is no row of this kind yet.',
  showAll: (count: number) => `Show all ${String(count)}`,
  retiredRows: (count: number) => (count === 1 ? '1 retired row' : `${String(count)} retired rows`),
  picture: 'Picture',
  tick: 'Choose',
  tickRow: (name: string) => `Choose ${name}`,
  acts: 'What can be done',
  price: 'Price',
  noPrice: 'no price',
  wrongPrice: 'A price is an amount such as 12.00.',
  inPriceList: 'Its price is changed in the price list.',
  cell: (field: string, row: string) => `${field} of ${row}`,
  field: fieldName,
  fault: (fault: FieldFault) => problemText(fault),
  faultAt: (fault: FieldFault) =>
    [
      fault.path
        .map((step) => (typeof step === 'number' ? String(step + 1) : (fields[step] ?? sentenceOf(step))))
        .join(', '),
      problemText(fault),
    ]
      .filter((text) => text !== '')
      .join(': '),
  notSaved: 'This could not be saved.',
  yes: 'yes',
  no: 'no',
  emptyChoice: 'none',
  nested: (count: number) => (count === 1 ? '1 entry' : `${String(count)} entries`),
  addEntry: 'Add an entry',
  removeEntry: (at: number) => `Remove entry ${String(at)}`,
  entry: (at: number) => `Entry ${String(at)}`,
  save: 'Save',
  close: 'Close',
  newRow: (kind: string) => `New row: ${kind}`,
  /** Edits that can be undone. */
  edits: {
    group: 'Undo and redo',
    undo: 'Undo',
    redo: 'Redo',
    prices: 'Prices',
    add: (name: string) => `${name} added`,
    change: (name: string) => `${name} changed`,
    retire: (name: string) => `${name} retired`,
    restore: (name: string) => `${name} sold again`,
    move: (name: string) => `${name} moved`,
    price: (code: string) => `Price of ${code}`,
    several: (count: number, kind: string) => `${String(count)} changes in ${kind}`,
    undone: (what: string) => `Undone: ${what}.`,
    redone: (what: string) => `Done again: ${what}.`,
    /** Why something stays as it is; nothing of it is lost. */
    stays: {
      changed: (what: string) => `Somebody has changed this since, so it stays as it is now: ${what}.`,
      published: (what: string) => `The catalogue has been published since, so this stays as it is now: ${what}.`,
      refused: (what: string) => `Other rows need this by now, so it stays as it is: ${what}.`,
    },
  },
  /** Rows that a new one needs. */
  criteria: {
    title: 'Goes on',
    everyDoor: 'Every door. A condition narrows it down.',
    onlyDoors: 'Only doors that meet every condition. Of the values of one, any will do.',
    add: 'Add a condition',
    remove: (name: string) => `Remove the condition: ${name}`,
    addValue: (name: string) => `Another value: ${name}`,
    addValueShort: 'Another value',
    noValue: 'Allow at least one value, or remove the condition.',
    value: (name: string, code: string) => `${name} (${code})`,
  },
  needed: {
    title: 'Added with it',
    what: 'A bill of materials looks for these, and they are not there yet. Each can be changed like every other row.',
    row: (kind: string, code: string, description: string) => `${kind}: ${code}, ${description}`,
    add: 'Add it',
    addNamed: (code: string) => `Add it: ${code}`,
    addAll: 'Add all rows that are missing',
  },
  pasted: {
    title: 'What was pasted',
    taken: (cells: number, rows: number) =>
      cells === 0
        ? 'Nothing was taken over.'
        : `${cells === 1 ? '1 cell' : `${String(cells)} cells`} of ${rows === 1 ? '1 row' : `${String(rows)} rows`} changed.`,
    refused: (count: number) => (count === 1 ? '1 cell stays as it was:' : `${String(count)} cells stay as they were:`),
    more: (count: number) => `and ${String(count)} more`,
    linesTooMany: (count: number) =>
      `${count === 1 ? '1 line has' : `${String(count)} lines have`} no row in this list. New rows are added by hand, or come with a file.`,
    columnsTooMany: (count: number) =>
      `${count === 1 ? '1 column has' : `${String(count)} columns have`} no place to the right.`,
    undo: 'Undo the paste',
    close: 'Close',
  },
  draft: {
    region: 'Draft',
    none: (version: number) =>
      `Version ${String(version)} is sold. A change begins a draft; nobody sees it until it is published.`,
    lead: (count: number, version: number) =>
      `${count === 1 ? '1 change' : `${String(count)} changes`} since version ${String(version)}`,
    by: (name: string) => `last changed by ${name}`,
    show: 'Changes',
    discard: 'Discard',
    discardTitle: 'Throw the draft away?',
    discardWhat: 'All of its changes are lost. What is sold stays as it is.',
    discardDo: 'Throw it away',
    changesTitle: 'Changes of the draft',
    change: (kind: string, name: string, change: string) =>
      [kind, name, change].filter((text) => text !== '').join(', '),
  },
  changes,
  publishing: {
    title: 'Publish the draft',
    what: 'From now on visitors find what the draft holds. Doors that were made before stay as they are.',
    note: 'Note for your colleagues',
    doIt: 'Publish it',
    done: (version: number) => `Version ${String(version)} is sold now.`,
    stands: (count: number) => `${count === 1 ? '1 problem stands' : `${String(count)} problems stand`} in the way.`,
  },
  versions: {
    open: 'Versions',
    title: 'Versions of the catalogue',
    name: (version: number) => `Version ${String(version)}`,
    came: 'came with the supplier',
    sold: 'sold now',
    again: 'Sell this again',
    done: (version: number) => `Sold again, as version ${String(version)}.`,
    draftFirst: 'Publish the draft or throw it away first; then an earlier version can be sold again.',
  },
  files: {
    rowsTitle: (kind: string) => `Import: ${kind}`,
    rowsWhat:
      'A file with a column for each field, as the export makes it. Rows of the file change or are added; rows that it does not name stay.',
    bundleOpen: 'Import a whole catalogue',
    bundleExport: 'Export the whole catalogue',
    bundleTitle: 'Import a whole catalogue',
    bundleWhat:
      'A file that the export of a whole catalogue has made. What is sold today and not in the file is retired.',
    file: 'File',
    noFile: 'Choose a file first.',
    tooLong: 'The file is too long: at most 12,000 lines, or 4 million characters.',
    bundleTooLong: 'The file is too long: at most 900,000 characters.',
    taking: (done: number, of: number) => `${String(done)} of ${String(of)} rows taken over`,
    read: 'Read the file',
    doIt: 'Take it over',
    reading: (done: number, of: number) => `${String(done)} of ${String(of)} rows`,
    result: (add: number, change: number, faults: number) =>
      `${String(add)} new, ${String(change)} changed, ${String(faults)} with a fault`,
    unknownColumns: (names: string) => `Columns that no field has: ${names}`,
    line: (line: number) => `Line ${String(line)}`,
    taken: 'The draft holds the file now.',
    noDifference: 'The file holds what the catalogue holds already.',
  },
  paste: 'Cells of a spreadsheet can be pasted into a cell: they fill the rows below.',
};

/** `minLeafHeight` → `Min leaf height`. */
const sentenceOf = (name: string): string => {
  const spaced = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
};

const problemText = (fault: FieldFault): string => problems[fault.code](fault);

export const catalogueMessages: typeof english = inLanguage(language, { en: english });
