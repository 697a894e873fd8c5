import { itemId } from '@door/domain/door/model/ids';
import type { OpenedQuote } from '../queries/office-client.ts';
import type { WireListedQuote } from '../queries/listed-quote.ts';
import type { DeepReadonly } from './fake-office.ts';

export const changed = '2026-11-20T09:00:00.000Z';
export const niamh = { UserId: 'niamh', Name: 'Niamh Keane' };

const aDraft = {
  State: 'Draft',
  Version: 1,
  Currency: 'EUR',
  CustomerId: null,
  Customer: null,
  EnquiryId: null,
  CreatedAt: changed,
  LastUpdated: changed,
  CreatedBy: niamh,
} as const;

/** What lines of quotes and of orders have. */
export const aSaleLine = (Position: number) => ({
  LineId: `l${String(Position)}`,
  ItemId: itemId(`line-item-${String(Position)}`),
  Position,
  Door: `Single Door, Minster, Position ${String(Position)}`,
  Quantity: 1,
  Unit: '1135.41',
  Amount: '1135.41',
});

/** A row of the list of quotes. */
export const aListedQuote = (
  number: number,
  changes: Partial<DeepReadonly<WireListedQuote>> = {},
): DeepReadonly<WireListedQuote> => ({
  Id: `q${String(number)}`,
  Number: `Q-${String(number)}`,
  ...aDraft,
  ValidUntil: '2026-12-20',
  Total: '1719.99',
  Items: [],
  Doors: [],
  ...changes,
});

type Line = DeepReadonly<OpenedQuote['Lines'][number]>;

export const aQuoteLine = (Position: number, changes: Partial<Line> = {}): Line => ({
  ...aSaleLine(Position),
  Faults: [],
  ...changes,
});

/** A draft with these lines, as its page loads it. */
export const anOpenedQuote = (changes: Partial<DeepReadonly<OpenedQuote>> = {}): DeepReadonly<OpenedQuote> => ({
  Id: 'q1001',
  Number: 'Q-1001',
  ...aDraft,
  ChangedBy: niamh,
  ValidUntil: '2026-12-20',
  Hold: null,
  VatTreatment: 'IE fit',
  Terms: '',
  Note: '',
  DeliveryAddress: '',
  Lines: [],
  Charges: [],
  Discount: null,
  IsDiscountGranted: true,
  Totals: {
    Items: '1135.41',
    Charges: '380.00',
    Discount: '0.00',
    Net: '1515.41',
    VatRate: 13.5,
    Vat: '204.58',
    Total: '1719.99',
    Deposit: '516.00',
    GoodsVerdict: 'reduced',
  },
  Schedule: [],
  DiscountTips: false,
  PriceListVersion: 1,
  Order: null,
  History: [],
  ...changes,
});
