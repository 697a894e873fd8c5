import type { Hand } from '../../door/model/door-values.ts';
import type { Item } from '../../door/model/item.ts';
import type { PanePlace } from '../../door/model/parts.ts';
import { dayText } from './day.ts';
import { sumText } from './sum.ts';
import { transfer } from './transfer.ts';

const cells: Readonly<Record<PanePlace, string>> = {
  door: 'Door',
  'left-sidelight': 'Left sidelight',
  'right-sidelight': 'Right sidelight',
  fanlight: 'Fanlight',
};

const opens: Readonly<Record<Item['opens'], string>> = { In: 'inwards', Out: 'outwards' };

const hinges = {
  single: (hand: Hand, way: Item['opens']) => `Hinged on the ${hand}, seen from outside. Opens ${opens[way]}.`,
  double: (hand: Hand, way: Item['opens']) =>
    `The leaf on the ${hand}, seen from outside, opens first. Both leaves open ${opens[way]}.`,
};

/** The first version has the number alone: `Q-1001`, then `Q-1001-2`. */
const numbered = (number: string, version: number) => `${number}${version === 1 ? '' : `-${String(version)}`}`;

interface Estimate {
  readonly what: 'fitted' | 'delivered' | 'collected';
  readonly grain: 'day' | 'week';
  readonly day: string;
  readonly acceptBy: string;
}

const ends: Readonly<Record<Estimate['what'], string>> = {
  fitted: 'Fitted',
  delivered: 'Delivered',
  collected: 'Ready to collect',
};

interface Instalment {
  readonly kind: 'deposit' | 'stage' | 'balance';
  readonly due: keyof typeof dues;
  readonly days: number;
  /** Per cent. */
  readonly rate: string;
}

const instalments: Readonly<Record<Instalment['kind'], string>> = {
  deposit: 'Deposit',
  stage: 'Stage payment',
  balance: 'Balance',
};

const dues = {
  acceptance: 'with the order',
  confirmed: 'after the confirmation',
  planned: 'once it is planned',
  made: 'once it is made',
  delivered: 'on delivery',
  fitted: 'after the fitting',
};

/** What a quote or an order on paper says. */
export const paper = {
  /** `Quote Q-1001`; the second version is `Quote Q-1001-2`. */
  title: (number: string, version: number) => `Quote ${numbered(number, version)}`,
  amount: sumText,
  /** `Fitted in the week of 4 January 2027 if you accept by 3 December 2026`. */
  estimate: ({ what, grain, day, acceptBy }: Estimate) =>
    `${ends[what]} ${grain === 'day' ? 'on' : 'in the week of'} ${day} if you accept by ${acceptBy}`,
  date: dayText,
  /** What the price holds beside what was chosen by name. */
  charged: {
    cylinder: 'Cylinder',
    laminated: 'Laminated glass',
    /** Where its panes are. */
    within: { leaf: 'Door', sidelight: 'Sidelights' },
  },
  orders: {
    /** `Order confirmation 10234`; the second confirmation is `Order confirmation 10234-2`. */
    title: (number: string, version: number) => `Order confirmation ${numbered(number, version)}`,
    tradeTitle: (number: string, version: number) => `Works order ${numbered(number, version)}`,
    draft: 'Draft, not confirmed yet',
    quantity: 'Quantity',
    /** For the works: why doors are made again, and what of them is needed. */
    remake: (reason: string, parts: readonly string[]) =>
      `Made again: ${reason}. ${parts.length === 0 ? 'The whole doors.' : `Only: ${parts.join(', ')}.`}`,
    remakeReasons: {
      'measured-wrong': 'measured wrong',
      'entered-wrong': 'entered wrong',
      'made-wrong': 'made wrong',
      damaged: 'damaged',
      'supplier-fault': 'a fault of what was supplied',
    },
    remadeParts: { frame: 'frame', leaf: 'leaf', glass: 'glass', hardware: 'hardware' },
    mm: (length: string) => `${length} mm`,
  },
  money: {
    receipt: (order: string) => `Receipt for order ${order}`,
    refund: (order: string) => `Refund for order ${order}`,
    credit: (number: string) => `Credit note ${number}`,
    kinds: {
      deposit: 'Deposit',
      stage: 'Stage payment',
      balance: 'Balance',
      other: 'Payment',
      refund: 'Refund',
      dispute: 'Taken back by the bank',
      'dispute-won': 'Given again by the bank',
      'refund-failed': 'Refund that came back',
    },
    methods: { bank: 'Bank transfer', card: 'Card', cash: 'Cash', other: '' },
    received: 'Received',
    paidBack: 'Paid back',
    credited: 'Credited',
  },
  /** Where what is due is transferred to. */
  transfer,
  /** What a visitor keeps of a door that is not ordered. */
  door: {
    title: 'Your door',
    price: {
      from: (amount: string) => `From ${amount}`,
      range: (from: string, to: string) => `${from} to ${to}`,
      exact: (amount: string) => amount,
    },
    scope: 'The price includes VAT, but not fitting.',
    promise: (text: string) => `${text}.`,
    /** Beside the code that a phone reads. */
    open: 'Open this door, and change it',
    made: (day: string) => `As designed on ${day}. Not an order: sizes are measured before anything is made.`,
  },
  facts: {
    order: 'Order',
    method: 'Paid by',
    reason: 'Reason',
    state: 'State',
    quote: 'Quote',
    customer: 'Customer',
    date: 'Date',
    validUntil: 'Valid until',
    estimate: 'When',
    delivery: 'Delivery address',
    contact: 'Your contact',
  },
  overall: 'Overall size',
  cells,
  hinges,
  sums: {
    items: 'Doors',
    charges: 'Services',
    discount: 'Discount',
    net: 'Total without VAT',
    netTrade: 'Net trade',
    delivery: 'Delivery',
    vat: (rate: string) => `VAT ${rate} %`,
    total: 'Total',
    /** `Deposit with the order, 30 %`; the balance is whatever is left. */
    instalment: ({ kind, due, days, rate }: Instalment) =>
      `${instalments[kind]} ${dues[due]}${days === 0 ? '' : ` and ${String(days)} days`}${kind === 'balance' ? '' : `, ${rate} %`}`,
  },
  vat: {
    'IE fit': (rate: string) => `VAT at ${rate} % on the doors and their fitting together.`,
    'IE supply': (rate: string) => `VAT at ${rate} %: the doors are supplied without fitting.`,
    UK: (rate: string) => `VAT at ${rate} %.`,
    // As Irish Revenue asks it to be written where the principal contractor accounts for the VAT.
    'IE reverse charge': () => 'VAT on this supply to be accounted for by the principal contractor.',
    none: () => 'No VAT is charged.',
  },
};

/** What a document says beside its paper: the names of its pictures, and which page this is. */
export const paperCaptions = {
  external: 'From outside',
  internal: 'From inside',
  drawing: 'Seen from outside. Sizes in mm.',
  page: (page: number, pages: number) => `${String(page)} of ${String(pages)}`,
};

/** The texts of a purchase as its vendor reads it. */
export const purchasePaper = {
  title: (number: string) => `Purchase ${number}`,
  revision: 'Revision',
  replaces: (revision: number) => `${String(revision)}, replaces revision ${String(revision - 1)}`,
  date: 'Date',
  ourNumber: 'Our number with you',
  /** Beside the code by which the works find the purchase again. */
  onNote: (number: string) => `Please put ${number} on your delivery note and your bill.`,
  wanted: (day: string) => `Delivery wanted on ${day}`,
  /** Below the vendor's own code. */
  ourKey: (key: string) => `Our article ${key}`,
  quantity: (quantity: string, unit: 'piece' | 'bar' | 'metre' | 'litre') =>
    `${quantity} ${quantity === '1' ? unit : `${unit}s`}`,
  price: (quantity: string, amount: string, per: string) => `${quantity}, ${amount} for ${per}`,
  priceOpen: (quantity: string) => `${quantity}, price: please tell us`,
  size: (width: number, height: number) => `${String(width)} wide × ${String(height)} high, mm`,
  theme: (theme: string) => `theme ${theme}`,
  backing: (backing: string) => `glass ${backing}`,
  shape: (shape: string) => `shape ${shape}`,
  stamp: { outside: 'stamp read from outside', inside: 'stamp read from inside' },
  pieces: (pieces: string) => `Label each with its reference: ${pieces}`,
  total: 'Total without VAT',
  /** Beside a total that lacks something. */
  someOpen: 'without what has no price yet',
  outlines: 'Outlines are seen from outside.',
};
