import type { Currency } from '../../door/model/item-record.ts';

/** How purchases reach a vendor. */
export const orderWays = ['mail', 'portal', 'phone'] as const;
export type OrderWay = (typeof orderWays)[number];

/** Who sells to the supplier (PROMISE 6.1). Texts that nobody has given are ''. */
export interface Vendor extends VendorDays {
  readonly id: string;
  readonly name: string;
  /** The number that it knows the supplier by. */
  readonly ourNumber: string;
  /** To which purchases are mailed. */
  readonly mail: string;
  readonly phone: string;
  readonly currency: Currency;
  readonly vatNumber: string;
  /** Below which it takes no purchase, in minor units of its currency; 0: it takes every one. */
  readonly leastOrderValue: number;
  readonly overDelivery: OverDelivery;
  readonly howToOrder: OrderWay;
  readonly csv: VendorCsv;
  /** Its address in the network of electronic documents, `9930:DE123456789`. */
  readonly peppolId: string;
  /** A retired one sells nothing any more; purchases of before keep it. */
  readonly state: 'active' | 'retired';
}

/** When a vendor takes orders and delivers. Weekdays are 1 (Monday) to 7. */
export interface VendorDays {
  readonly orderDays: readonly number[];
  /** Wall clock in the supplier's zone, `HH:MM`; at the cut-off is after it. */
  readonly cutOff: string;
  readonly deliveryDays: readonly number[];
  /** ISO days on which it neither takes orders nor works nor delivers, in their order, each once. */
  readonly closed: readonly string[];
  /** Its open days after the first on which something is wanting, whose demand is bought with it. */
  readonly coverDays: number;
}

/** How much more than ordered is taken in without a reason, in whole per cent of the ordered quantity. */
export interface OverDelivery {
  /** Of goods that are made for one door. */
  readonly toOrder: number;
  /** Of all else. */
  readonly other: number;
}

/** The file by which a vendor reads purchases. Without columns it gets none. */
export interface VendorCsv {
  readonly columns: readonly CsvColumn[];
  readonly separator: CsvSeparator;
  readonly encoding: CsvEncoding;
}

export const csvSeparators = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

export const csvEncodings = ['utf-8', 'utf-8-bom', 'windows-1252'] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

export interface CsvColumn {
  readonly field: CsvField;
  /** What stands above it. */
  readonly heading: string;
  readonly format: CsvFormat;
}

/** What a column may tell of a line of a purchase, with the kind of its values. */
export const csvFields = {
  purchase: 'text',
  ourNumber: 'text',
  line: 'number',
  vendorCode: 'text',
  text: 'text',
  key: 'text',
  quantity: 'number',
  packs: 'number',
  unit: 'text',
  price: 'number',
  per: 'number',
  deliveryDay: 'day',
  piece: 'text',
  width: 'number',
  height: 'number',
  makeUp: 'text',
} as const satisfies Readonly<Record<string, keyof typeof csvFormats>>;
export type CsvField = keyof typeof csvFields;

/** How values of each kind may be written, the usual way first. */
export const csvFormats = {
  text: ['text'],
  /** `1234.5`, `1234,5`. */
  number: ['point', 'comma'],
  /** `2026-11-30`, `30.11.2026`, `30/11/2026`. */
  day: ['iso', 'dots', 'slashes'],
} as const;
export type CsvFormat = (typeof csvFormats)[keyof typeof csvFormats][number];
