import { aStock, cylinder } from './a-stock.ts';
import type { TestApi } from './a-test-api.ts';

type Purchases = ReturnType<TestApi['fabricator']>['purchase'];
type Bill = Parameters<Purchases['enterBill']>[0];
type SentLine = Parameters<Purchases['create']>[0]['Lines'][number];

/** A vendor that takes orders until 16:00 and delivers on every weekday, three days later. */
export const latch = { Name: 'Latch', Mail: 'orders@latch.example', CutOff: '16:00' } as const;

/** What it sells: cylinders in tens at 2.50, brushes without a price. */
const items = [
  { Key: cylinder, Code: 'L-3K', Pack: '10', Least: '10', LeadDays: 3, Price: '2.50', Per: '1' },
  { Key: 'BRUSH', Pack: '1', Least: '1', LeadDays: 3, Price: null, Per: '1' },
] as const;

/** The stock of a supplier, with a vendor of whom things are bought. */
export async function aPurchase() {
  const works = await aStock();
  const { api, anId, main } = works;
  const buying = (): Purchases => api.fabricator().purchase;
  const vendors = () => api.fabricator().vendor;
  const vendor = await vendors().create({ Id: anId(), ...latch });
  await vendors().updateItems({
    ...{ Id: vendor.Id, LastUpdated: vendor.LastUpdated },
    Items: items.map((item) => ({ ...item, Id: anId(), ValidFrom: null, ValidUntil: null, Rank: 1 })),
  });
  const aLine = (Quantity = '100', line: Partial<SentLine> = {}): SentLine => ({
    ...{ LineId: anId(), Key: cylinder, Quantity },
    ...line,
  });
  const draft = (...Lines: readonly SentLine[]) =>
    buying().create({ Id: anId(), VendorId: vendor.Id, Lines: [...(Lines.length > 0 ? Lines : [aLine()])] });
  /** Sends a draft by phone. */
  const sent = async (...Lines: readonly SentLine[]) => {
    const { Id, LastUpdated } = await draft(...Lines);
    return buying().send({ Id, LastUpdated, How: 'phone', PriceOpen: true });
  };
  type Sent = Awaited<ReturnType<typeof sent>>;
  type Receipt = Parameters<Purchases['receive']>[0];
  /** So much of its first line comes. */
  const receive = ({ Id: PurchaseId, Lines: [line] }: Sent, Quantity: string, receipt: Partial<Receipt> = {}) =>
    buying().receive({
      ...{ Id: anId(), PurchaseId },
      Lines: [{ LineId: line?.LineId ?? '', Quantity, Place: main }],
      ...receipt,
    });
  let bills = 0;
  /** A bill of these lines with 10.00 of VAT, under a number of its own. */
  const aBill = (lines: Bill['Lines'], changes: Partial<Bill> = {}): Bill => {
    const net = lines.reduce(
      (sum, { Quantity, Price }) => sum + Math.round(Number(Quantity) * Number(Price.Amount) * 100),
      0,
    );
    return {
      ...{ Id: anId(), VendorId: vendor.Id, Number: `R-${String((bills += 1))}`, Day: '2026-11-20' },
      ...{ Currency: 'EUR', Vat: '10.00', Total: ((net + 1000) / 100).toFixed(2), Lines: lines, ...changes },
    };
  };
  return { ...works, vendor, vendors, buying, aLine, draft, sent, receive, aBill };
}

export type TestPurchases = Awaited<ReturnType<typeof aPurchase>>;
