import type { PriceSectionName } from '@door/domain/selling/pricing/price-sections';
import { inLanguage, language } from '../../shared/text/language.ts';

const sections: Readonly<Record<PriceSectionName, string>> = {
  family: 'Family of the design',
  double: 'Double door',
  'double-percent': 'Double door, per cent of the family',
  'size-band': 'Size band',
  'door-colour': 'Door colour',
  slab: 'Slab',
  sidelight: 'Sidelight',
  fanlight: 'Fanlight',
  'frame-colour-door': 'Frame colour, door',
  'frame-colour-side': 'Frame colour, sidelight',
  'frame-colour-fan': 'Frame colour, fanlight',
  joint: 'Joints',
  'glass-door': 'Glass, door',
  'glass-side': 'Glass, sidelight',
  'glass-fan': 'Glass, fanlight',
  laminated: 'Laminated glass',
  handle: 'Handle type',
  suite: 'Suite',
  piece: 'Hardware by the piece',
  metre: 'Bars by the metre',
  threshold: 'Threshold',
  pack: 'Packs',
  fire: 'Fire door',
  service: 'Work and delivery',
  tier: 'Discount of each tier',
  rate: 'Markup and deposit',
  exchange: 'Exchange',
  validity: 'Validity of a quote',
};

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const between = (least: string, most: string): string => (least === most ? `by ${least}` : `by ${least} to ${most}`);

/** The texts of the price list. */
const pricingEnglish = {
  title: 'Pricing',
  forbidden: 'Your account does not see the price list.',
  lead: (version: number) =>
    `Price list ${version} is valid today. Amounts are in euros, without VAT. A quote takes the discount of its tier off them and adds its markup.`,
  draftLead: (version: number) =>
    `The draft becomes price list ${version}. Nothing costs its prices before it is published.`,
  begin: 'Begin a draft',
  find: 'Find a price',
  onlyChanged: (count: number) => `Only what changes (${count})`,
  none: 'No price fits.',
  showAll: 'Show all prices',
  sections,
  columns: { row: 'Price', valid: 'Valid now', draft: 'Draft', change: 'Change' },
  units: { amount: '€', percent: '%', number: '' },
  cell: (row: string) => `Draft of ${row}`,
  notSaved: 'Not saved. Leave the field again to try once more.',
  othersSet: (theirs: string) =>
    `Somebody else has set ${theirs} meanwhile. Leave the field again to keep yours, or press Escape.`,
  wrong: {
    amount: 'Write an amount such as 790.00.',
    percent: 'Write a rate such as 12.5.',
    number: 'Write a whole number.',
  },
  cancel: 'Cancel',
  raise: {
    open: 'Raise',
    title: 'Raise all amounts',
    perCent: 'By how many per cent',
    hint: 'A negative rate lowers them. Each amount is rounded once; percentages and days stay.',
    wrong: 'Write a rate from -90 to 1000 with at most two decimals.',
    doIt: 'Raise',
  },
  import: {
    open: 'Import',
    title: 'Import a file',
    what: 'A CSV file with the columns Code and Price, as Export writes it. Rows that it does not name stay.',
    file: 'File',
    tooLong: 'The file is too large for a price list.',
    noFile: 'Choose a file.',
    read: 'See what it would change',
    result: (changes: number, faults: number) =>
      `${counted(changes, 'price changes', 'prices change')}, ${counted(faults, 'line is left out', 'lines are left out')}.`,
    line: (line: number) => `Line ${line}`,
    doIt: 'Take over',
    progress: (done: number, of: number) => `${done} of ${counted(of, 'row', 'rows')} read`,
    takingOver: 'The rows are taken over.',
    stopped: 'The import was stopped. The draft is as it was.',
    tooLate: 'The import was done before it could be stopped. The draft has the new prices.',
  },
  menu: 'More',
  export: 'Export',
  fileName: (version: number) => `prices-${version}.csv`,
  preview: {
    open: 'Preview',
    title: 'What the draft changes',
    drafts: (changed: number, least: string, most: string) =>
      `${counted(changed, 'open draft changes', 'open drafts change')}, ${between(least, most)}.`,
    noDrafts: 'No open draft changes.',
    doors: (changed: number, open: number, { least, most }: { readonly least: string; readonly most: string }) =>
      `${changed} of ${counted(open, 'door', 'doors')} of open enquiries ${changed === 1 ? 'changes' : 'change'}, ${between(least, most)}.`,
    noDoors: 'No door of an open enquiry changes.',
    change: (before: string, after: string) => `${before} becomes ${after}`,
  },
  publish: {
    open: 'Publish',
    title: (version: number) => `Publish price list ${version}`,
    from: 'Valid from',
    fromMissing: 'Say from which day.',
    closed: 'A published list is closed: the next change is a new one. What was sent keeps its prices.',
    doIt: 'Publish',
  },
  discard: {
    open: 'Discard',
    title: 'Discard the draft?',
    what: (count: number) => `${counted(count, 'changed price is', 'changed prices are')} thrown away.`,
    doIt: 'Discard',
  },
  versions: 'Versions',
  version: (version: number) => `Price list ${version}`,
  first: 'From the beginning',
  from: (day: string, who: string) => `From ${day}, published by ${who}`,
  history: 'Who changed what',
};

export const pricingMessages: typeof pricingEnglish = inLanguage(language, { en: pricingEnglish });

/** The texts of the price of an item. */
const priceEnglish = {
  title: 'Price',
  lead: (version: number) => `Without VAT. Price list ${version}. Each line opens to show how it is calculated.`,
  waiting: 'The price follows once your change is saved.',
  list: 'List price',
  discount: 'Discount',
  netTrade: 'Net trade',
  markup: 'Markup',
  unit: 'Price of one',
  /** For whoever sees neither discount nor markup. */
  unitSteps: 'The list price less the discount of the tier, plus the markup of your company.',
  faults: (count: number) =>
    count === 1
      ? 'One line has no price: the sum is not whole.'
      : `${count} lines have no price: the sum is not whole.`,
};

export const priceMessages: typeof priceEnglish = inLanguage(language, { en: priceEnglish });
