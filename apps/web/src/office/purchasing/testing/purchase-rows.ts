import type { OfficeOutputs } from '../../queries/office-client.ts';
import type { ProposedLine } from '../proposed-groups.ts';
import type { OpenLine, ToBill } from '../bill-draft.ts';
import type { ListedPurchase, OpenedPurchase, PurchaseLine, WireBill, WireClaim } from '../purchasing-wire.ts';

/** Two packs of ten cylinders, late. */
export const aProposedLine = (changes: Partial<ProposedLine> = {}): ProposedLine => ({
  ...{ Key: 'CY-3K', Text: 'Cylinder, 3 star', Unit: 'piece', Vendor: { Id: 'latch', Name: 'Latch' } },
  ...{ VendorCode: 'L-3K', Quantity: '20', Pack: '10', Price: { Amount: '2.50', Per: '1' }, Currency: 'EUR' },
  ...{ OrderBy: '2026-11-23', Delivered: '2026-11-26', Usable: '2026-11-27', IsLate: true },
  Missing: [{ Day: '2026-11-23', Quantity: '18' }],
  ...{ Made: null, Hits: [{ OrderId: 'o1', OrderNumber: '10234' }] },
  ...changes,
});

const head: Omit<ListedPurchase, 'Lines'> = {
  ...{ Id: 'p1', Number: 'P-1001', State: 'Draft', Revision: 1, Vendor: { Id: 'latch', Name: 'Latch' } },
  ...{ Currency: 'EUR', Total: '50.00', SentOn: null, NextDelivery: null, IsLate: false },
  LastUpdated: '2026-11-21T08:00:00.000Z',
};

export const aListedPurchase = (changes: Partial<ListedPurchase> = {}): ListedPurchase => ({
  ...head,
  Lines: 1,
  ...changes,
});

/** Twenty cylinders at 2.50. */
export const aLine = (changes: Partial<PurchaseLine> = {}): PurchaseLine => ({
  ...{ LineId: 'l1', Key: 'CY-3K', Text: 'Cylinder, 3 star', Unit: 'piece', Quantity: '20' },
  ...{ Price: { Amount: '2.50', Per: '1' }, Amount: '50.00', Wanted: '2026-11-26', Received: '0', Damaged: '0' },
  ...{ Open: '20', Over: '', Confirmed: null, Due: [], IsClosed: false, Made: null, ReplacementOf: null },
  ...{ Place: 'main', LotTracked: false },
  ...changes,
});

/** A draft of one line. */
export const aPurchase = (changes: Partial<OpenedPurchase> = {}): OpenedPurchase => ({
  ...head,
  ...{ How: 'mail', Mail: 'orders@latch.example', CreatedAt: head.LastUpdated },
  CreatedBy: { UserId: 'finn', Name: 'Finn Oakley' },
  Lines: [aLine()],
  Confirmations: [],
  Receipts: [],
  Moves: ['change', 'send', 'discard'],
  History: [],
  ...changes,
});

type Delivery = OfficeOutputs['purchase']['expected']['Purchases'][number];

/** Twelve cylinders that should have come. */
export const anExpectedLine = (changes: Partial<Delivery['Lines'][number]> = {}): Delivery['Lines'][number] => ({
  ...{ LineId: 'l1', Key: 'CY-3K', Text: 'Cylinder, 3 star', Unit: 'piece', Quantity: '12', Day: '2026-11-20' },
  ...{ IsOverdue: true, Place: 'main', LotTracked: false, Pieces: null },
  ...changes,
});

export const aDelivery = (changes: Partial<Delivery> = {}): Delivery => ({
  ...{ Id: 'p1', Number: 'P-1001', Vendor: 'Latch', Day: '2026-11-20' },
  Lines: [anExpectedLine()],
  ...changes,
});

/** Ninety-six cylinders of a hundred have come, and none is billed. */
export const anOpenLine = (changes: Partial<OpenLine> = {}): OpenLine => ({
  ...{ PurchaseId: 'p1', Purchase: 'P-1001', LineId: 'l1', Key: 'CY-3K', Text: 'Cylinder, 3 star', Unit: 'piece' },
  ...{ Quantity: '100', Price: { Amount: '2.50', Per: '1' }, Received: '96', Billed: '0', ToBill: '96' },
  ...changes,
});

export const whatIsToBill = (changes: Partial<ToBill> = {}): ToBill => ({
  ...{ Vendor: { Id: 'latch', Name: 'Latch' }, Currency: 'EUR', Tolerance: { Percent: 2, Amount: '5.00' } },
  Lines: [anOpenLine()],
  ...changes,
});

/** Of a hundred, four of which have not come. */
export const aBill = (changes: Partial<WireBill> = {}): WireBill => ({
  ...{ Id: 'b1', Vendor: { Id: 'latch', Name: 'Latch' }, Number: 'R-77', Day: '2026-11-20', Currency: 'EUR' },
  ...{ State: 'Differs', Reason: '', Net: '255.00', Vat: '58.65', Total: '313.65', Moves: ['match'] },
  Lines: [
    {
      ...{ PurchaseId: 'p1', Purchase: 'P-1001', LineId: 'l1', Key: 'CY-3K', Text: 'Cylinder, 3 star', Unit: 'piece' },
      ...{ Quantity: '100', Price: { Amount: '2.55', Per: '1' }, Net: '255.00', PriceDifference: '0.00' },
      Differences: [
        { Text: '4 billed and not received (10.20)', Passes: false },
        { Text: '5.00 more than ordered (2.0 %)', Passes: true },
      ],
    },
  ],
  ...{ CreatedAt: head.LastUpdated, CreatedBy: null, LastUpdated: head.LastUpdated },
  ...changes,
});

/** Two that came damaged. */
export const aClaim = (changes: Partial<WireClaim> = {}): WireClaim => ({
  ...{ Id: 'c1', PurchaseId: 'p1', Purchase: 'P-1001', Vendor: { Id: 'latch', Name: 'Latch' }, LineId: 'l1' },
  ...{
    Key: 'CY-3K',
    Text: 'Cylinder, 3 star',
    Unit: 'piece',
    Quantity: '2',
    Pieces: [],
    Photos: [],
    Reason: 'damaged',
    Wish: 'credit',
  },
  ...{ Says: 'Scratched', State: 'Open', IsSentBack: false, Currency: 'EUR', Credit: null, PriceDifference: null },
  ...{ CreatedAt: head.LastUpdated, CreatedBy: null, LastUpdated: head.LastUpdated },
  Moves: ['agree', 'sendBack', 'refuse', 'withdraw'],
  ...changes,
});

/** A vendor as the lists name it. */
export const latch: OfficeOutputs['vendor']['list']['Vendors'][number] = {
  ...{ Id: 'latch', Name: 'Latch', OurNumber: '', HowToOrder: 'mail', OrderDays: [1], CutOff: '16:00' },
  ...{ DeliveryDays: [1], State: 'active', Items: 1, LeadDays: null },
};
