import { keysOf } from '@door/domain/lib/records';
import { itemLimits, type TypedItem } from '@door/domain/making/purchasing/read-vendor-item';
import { csvEncodings, csvFields, csvFormats, csvSeparators, orderWays } from '@door/domain/making/purchasing/vendor';
import { vendorLimits } from '@door/domain/making/purchasing/vendor-problems';
import { z } from 'zod';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { newIdInput, vendorIdInput, vendorVersionInput } from '../input/ids.ts';
import { refersTo } from '../input/refers-to.ts';
import { filledText, text } from '../input/text.ts';
import { articleKeyInput, quantityInput } from '../inventory/inventory-input.ts';

/** `LastUpdated` as the vendor carried it. */
export const versionedInput = { Id: vendorIdInput, LastUpdated: vendorVersionInput };

const most = <Row extends z.ZodType>(row: Row, length: number) =>
  z.array(row, 'must be a list').max(length, `must have at most ${String(length)} entries`);

const weekdaysInput = most(wholeNumberFrom(1, 7), 7);

/** An amount, in the vendor's currency: `1980.51`. */
const amountInput = z
  .string('must be an amount such as 12.50')
  .regex(/^\d{1,9}(?:\.\d{1,2})?$/, 'must be an amount such as 12.50')
  .meta(refersTo('price'));

/** What a person says of a vendor: all of it each time, what is left out is as usual. */
export const vendorFields = {
  Name: filledText(vendorLimits.name),
  /** The number that it knows us by. */
  OurNumber: text(vendorLimits.ourNumber).default(''),
  Mail: text(vendorLimits.mail).default(''),
  Phone: text(vendorLimits.phone).default(''),
  VatNumber: text(vendorLimits.vatNumber).default(''),
  PeppolId: text(vendorLimits.peppolId).default(''),
  /** 1 (Monday) to 7. */
  OrderDays: weekdaysInput.default([1, 2, 3, 4, 5]),
  /** In the supplier's zone; at it is after it. */
  CutOff: text(5).default('12:00'),
  DeliveryDays: weekdaysInput.default([1, 2, 3, 4, 5]),
  Closed: most(dateInput, vendorLimits.closed).default([]),
  CoverDays: wholeNumberFrom(0, vendorLimits.coverDays).default(0),
  LeastOrderValue: amountInput.default('0.00'),
  /** Whole per cent of what is ordered. */
  OverDelivery: z
    .strictObject({
      ToOrder: wholeNumberFrom(0, vendorLimits.overDelivery),
      Other: wholeNumberFrom(0, vendorLimits.overDelivery),
    })
    .default({ ToOrder: 0, Other: 10 }),
  HowToOrder: oneOf(orderWays).default('mail'),
  Csv: z
    .strictObject({
      Columns: most(
        z.strictObject({
          Field: oneOf(keysOf(csvFields)),
          Heading: text(vendorLimits.csvHeading),
          Format: oneOf(Object.values(csvFormats).flat()),
        }),
        vendorLimits.csvColumns,
      ),
      Separator: z.enum(csvSeparators, 'must be a comma, a semicolon or a tab'),
      Encoding: oneOf(csvEncodings),
    })
    .default({ Columns: [], Separator: ';', Encoding: 'utf-8-bom' }),
};

/** An item; its Id is made up by the page where it is new. */
const itemInput = z.strictObject({
  Id: newIdInput,
  /** `CY-3K`; `OF72*` for every colour. */
  Key: articleKeyInput,
  Code: text(itemLimits.code).default(''),
  Text: text(itemLimits.text).default(''),
  /** In the unit of the article. */
  Pack: quantityInput,
  Least: quantityInput,
  LeadDays: wholeNumberFrom(0, itemLimits.leadDays),
  /** null: nobody knows yet. */
  Price: amountInput.nullable(),
  Per: quantityInput,
  ValidFrom: dateInput.nullable(),
  ValidUntil: dateInput.nullable(),
  Rank: wholeNumberFrom(1, itemLimits.rank),
});
export type SentItem = z.output<typeof itemInput>;

/** Items that are sent at once. */
const mostAtOnce = 500;

export const itemsInput = most(itemInput, mostAtOnce).refine(
  (all) => new Set(all.map(({ Id }) => Id)).size === all.length,
  'must have each Id once',
);
export const removedInput = most(newIdInput, mostAtOnce).default([]);

/** A row of a file as somebody has written it; what is wrong with it is told by its number. */
const rowInput = z.strictObject({
  Key: text(100),
  Code: text(400).default(''),
  // Too long a text is told with its row.
  Text: text(2 * itemLimits.text).default(''),
  Pack: text(40).default(''),
  Least: text(40).default(''),
  LeadDays: text(40),
  Price: text(40).default(''),
  Per: text(40).default(''),
  ValidFrom: text(40).default(''),
  ValidUntil: text(40).default(''),
  Rank: text(40).default(''),
});
export type SentRow = z.output<typeof rowInput>;

/** How each field of an item travels. */
export const fieldOf: Readonly<Record<keyof TypedItem, keyof SentRow>> = {
  key: 'Key',
  code: 'Code',
  text: 'Text',
  pack: 'Pack',
  least: 'Least',
  leadDays: 'LeadDays',
  price: 'Price',
  per: 'Per',
  validFrom: 'ValidFrom',
  validUntil: 'ValidUntil',
  rank: 'Rank',
};

export const rowsInput = most(rowInput, itemLimits.rows).min(1, 'must have at least one row');
