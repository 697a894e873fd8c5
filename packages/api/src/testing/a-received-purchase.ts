import type { TestApi } from './a-test-api.ts';

const purchaseId = '5a1f4c1e-0000-4000-8000-0000000000e2';
const lineId = '5a1f4c1e-0000-4000-8000-0000000000e3';
const receiptId = '5a1f4c1e-0000-4000-8000-0000000000e4';

/** A purchase of this vendor of which a part has come. */
export async function aReceivedPurchase(api: TestApi, client: number, vendorId: string) {
  const { purchase, inventory } = api.fabricator(client);
  const line = { LineId: lineId, Key: 'CY-3K', Quantity: '10', Price: { Amount: '2.50', Per: '1' } };
  const { LastUpdated } = await purchase.create({ Id: purchaseId, VendorId: vendorId, Lines: [line] });
  await purchase.send({ Id: purchaseId, LastUpdated, How: 'phone' });
  const Place = (await inventory.places()).Places[0]?.Id ?? '';
  await purchase.receive({
    ...{ Id: receiptId, PurchaseId: purchaseId },
    Lines: [{ LineId: lineId, Quantity: '4', Place }],
  });
  return { purchase: purchaseId, line: lineId, receipt: receiptId };
}
