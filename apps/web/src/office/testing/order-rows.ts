import type { OpenedOrder } from '../orders/order-wire.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import type { DeepReadonly } from './fake-office.ts';
import { aSaleLine, changed, niamh } from './quote-rows.ts';

const ada = { Id: 'c1', Name: 'Ada Byrne' };

type WireListedOrder = DeepReadonly<OfficeOutputs['order']['list']['Orders'][number]>;

/** A row of the list of orders. */
export const aListedOrder = (number: number, changes: Partial<WireListedOrder> = {}): WireListedOrder => ({
  Id: `o${String(number)}`,
  Number: String(number),
  State: 'Draft',
  HeldFrom: null,
  QuoteId: null,
  Currency: 'EUR',
  Total: '1719.99',
  Points: null,
  Week: null,
  PromisedWeek: null,
  CreatedAt: changed,
  LastUpdated: changed,
  Customer: ada,
  Stage: 'ordered',
  Items: [],
  Doors: [],
  Blockers: 0,
  IsUrgent: false,
  CreatedBy: niamh,
  ...changes,
});

type Line = DeepReadonly<OpenedOrder['Lines'][number]>;

export const anOrderLine = (Position: number, changes: Partial<Line> = {}): Line => ({
  ...aSaleLine(Position),
  Bom: 'fresh',
  BomUpdated: changed,
  MeasuredAt: changed,
  Batch: null,
  Parts: [],
  ...changes,
});

/** A draft with one line, as its page loads it. */
export const anOpenedOrder = (changes: Partial<DeepReadonly<OpenedOrder>> = {}): DeepReadonly<OpenedOrder> => ({
  CustomerPage: { Stage: 'ordered', HasLink: true, Drawing: null },
  Id: 'o10001',
  Number: '10001',
  State: 'Draft',
  HeldFrom: null,
  Fitting: 'open',
  QuoteId: null,
  QuoteVersion: null,
  QuotedTotal: null,
  Currency: 'EUR',
  Total: '1288.69',
  Points: null,
  Week: null,
  PromisedWeek: null,
  CreatedAt: changed,
  LastUpdated: changed,
  ChangedBy: niamh,
  CreatedBy: niamh,
  CustomerId: 'c1',
  Customer: ada,
  VatTreatment: 'IE fit',
  Terms: '',
  Note: '',
  DeliveryAddress: '1 Mill Lane',
  Promise: null,
  DispatchedOn: null,
  DeliveredOn: null,
  InstalledOn: null,
  Lines: [anOrderLine(1)],
  LaterBlockers: [],
  Charges: [],
  Discount: null,
  Totals: {
    Items: '1135.41',
    Charges: '0.00',
    Discount: '0.00',
    Net: '1135.41',
    VatRate: 13.5,
    Vat: '153.28',
    Total: '1288.69',
    Deposit: '0.00',
    GoodsVerdict: 'reduced',
  },
  LeadTimes: [],
  Money: {
    ...{ Due: '1288.69', Paid: '0.00', Open: '1288.69', Overpaid: '0.00', Credited: '0.00' },
    ...{ DepositAsked: '0.00', DepositOpen: '0.00', Payments: [], CreditNotes: [], Creditable: [] },
  },
  RemakeOf: null,
  Remakes: [],
  IsUrgent: false,
  Moves: [{ Move: 'confirm', May: true, Blockers: [] }],
  History: [],
  ...changes,
});
