import type { WireVendor } from '../vendor-values.ts';

/** Clearline, which orders from Monday to Friday and delivers on three days, and sells one article. */
export const aVendor = (facts: Partial<WireVendor> = {}): WireVendor => ({
  ...{ Id: 'v1', Name: 'Clearline', OurNumber: 'D-77', Mail: 'orders@clearline.example', Phone: '', VatNumber: '' },
  ...{ PeppolId: '', OrderDays: [1, 2, 3, 4, 5], CutOff: '12:00', DeliveryDays: [1, 3, 5], Closed: ['2026-12-24'] },
  ...{ CoverDays: 0, LeastOrderValue: '250.00', OverDelivery: { ToOrder: 0, Other: 10 }, HowToOrder: 'mail' },
  Csv: {
    Columns: [{ Field: 'quantity', Heading: 'Qty', Format: 'comma' }],
    ...{ Separator: ';', Encoding: 'utf-8-bom' },
  },
  ...{ Currency: 'EUR', State: 'active', LastUpdated: '2026-11-27T08:00:00.000Z' },
  Items: [
    {
      ...{
        Id: 'i1',
        Key: 'CY-3K',
        Unit: 'piece',
        Code: '4711',
        Text: 'Cylinder',
        Pack: '10',
        Least: '10',
        LeadDays: 6,
      },
      ...{ Price: '12.50', Per: '100', ValidFrom: null, ValidUntil: null, Rank: 1 },
    },
  ],
  Receiving: { TimeZone: 'Europe/Dublin', Closed: [], GoodsInDays: 1 },
  Keeping: { Lines: 0, Kept: 0, OpenClaims: 0 },
  History: [],
  ...facts,
});
