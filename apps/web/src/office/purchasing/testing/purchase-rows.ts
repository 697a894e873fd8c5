import type { OfficeOutputs } from '../../queries/office-client.ts';
import type { ProposedLine } from '../proposed-groups.ts';
import type { ListedPurchase, OpenedPurchase, PurchaseLine } from '../purchasing-wire.ts';

/** Two packs of ten cylinders, late. */
export const aProposedLine = (changes: Partial<ProposedLine> = {}): ProposedLine => ({
  ...{ Key: 'CY-3K', Text: 'Cylinder, 3 star', Unit: 'piece', Vendor: { Id: 'latch', Name: 'Latch' } },
  ...{ VendorCode: 'L-3K', Quantity: '20', Pack: '10', Price: { Amount: '2.50', Per: '1' }, Currency: 'EUR' },
  ...{ OrderBy: '2026-11-23', Delivered: '2026-11-26', Usable: '2026-11-27', IsLate: true },
  Missing: [{ Day: '2026-11-23', Quantity: '18' }],
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
  ...{ Open: '20', Over: '', Confirmed: null, Due: [], IsClosed: false },
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
  ...{ IsOverdue: true, Place: 'main', LotTracked: false },
  ...changes,
});

export const aDelivery = (changes: Partial<Delivery> = {}): Delivery => ({
  ...{ Id: 'p1', Number: 'P-1001', Vendor: 'Latch', Day: '2026-11-20' },
  Lines: [anExpectedLine()],
  ...changes,
});
