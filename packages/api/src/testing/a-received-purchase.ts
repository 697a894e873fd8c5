import type { TestApi } from './a-test-api.ts';

const purchaseId = '5a1f4c1e-0000-4000-8000-0000000000e2';
const lineId = '5a1f4c1e-0000-4000-8000-0000000000e3';
const receiptId = '5a1f4c1e-0000-4000-8000-0000000000e4';
const claimId = '5a1f4c1e-0000-4000-8000-0000000000e5';
const billId = '5a1f4c1e-0000-4000-8000-0000000000e6';

interface Bought {
  /** Id. */
  readonly vendor: string;
  /** Of one cylinder. */
  readonly price: string;
}

/** A purchase of this vendor of which a part has come, with a claim about it and a bill that differs. */
export async function aReceivedPurchase(api: TestApi, client: number, { vendor, price }: Bought) {
  const { purchase, inventory } = api.fabricator(client);
  const line = { LineId: lineId, Key: 'CY-3K', Quantity: '10', Price: { Amount: price, Per: '1' } };
  const { LastUpdated } = await purchase.create({ Id: purchaseId, VendorId: vendor, Lines: [line] });
  const { Currency } = await purchase.send({ Id: purchaseId, LastUpdated, How: 'phone' });
  const Place = (await inventory.places()).Places[0]?.Id ?? '';
  await purchase.receive({
    ...{ Id: receiptId, PurchaseId: purchaseId },
    Lines: [{ LineId: lineId, Quantity: '4', Place }],
  });
  const of = { PurchaseId: purchaseId, LineId: lineId };
  await purchase.claim({ Id: claimId, ...of, Reason: 'damaged', Wish: 'credit', Quantity: '1' });
  await purchase.enterBill({
    ...{ Id: billId, VendorId: vendor, Number: 'R-1', Day: '2026-11-20', Currency },
    ...{ Vat: '2.88', Total: (5 * Number(price) + 2.88).toFixed(2) },
    Lines: [{ ...of, Quantity: '5', Price: line.Price }],
  });
  return { purchase: purchaseId, line: lineId, receipt: receiptId, claim: claimId, bill: billId };
}
