import { aBatchLine } from '@door/domain/testing/a-batch';
import { singleDoor } from '@door/domain/testing/worked-example-items';
import { writeMissingDemand } from '../inventory/missing-demand.ts';
import { aReadyOrder, anotherReadyOrder } from './a-ready-order.ts';

/** The line of both doors. */
export const glazedLine = '5a1f4c1e-0000-4000-8000-0000000000d1';
/** References of their glass units, all made alike. */
export const glassUnits = ['10235-1.1-G1', '10235-1.1-G2', '10235-1.2-G1', '10235-1.2-G2'] as const;

/** An order of two glazed doors, 10235, that is ready, and a vendor of all that is made for them. */
export async function glazedDoors() {
  const { api } = await aReadyOrder();
  const OrderId = await anotherReadyOrder(
    api,
    10235,
    [glazedLine],
    [{ records: aBatchLine(singleDoor).bill, quantity: 2 }],
  );
  await writeMissingDemand(api.context(-1022, null), api.clientId);
  const made = await api.transactions.run(api.clientId, ({ demands }) => demands.made(null));
  const { inventory, order, purchase, vendor, batch, task } = api.fabricator();
  let ids = 0;
  const anId = () => `5a1f4c1e-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  const seller = await vendor.create({ Id: anId(), Name: 'Clearline', Mail: 'orders@clearline.example' });
  const articles = [...new Set([...made.values()].map(({ article }) => article))];
  await vendor.updateItems({
    ...{ Id: seller.Id, LastUpdated: seller.LastUpdated },
    Items: articles.map((Key) => ({
      ...{ Id: anId(), Key, Pack: '1', Least: '1', LeadDays: 6, Price: '40.00', Per: '1' },
      ...{ ValidFrom: null, ValidUntil: null, Rank: 1 },
    })),
  });
  const main = (await inventory.places()).Places[0]?.Id ?? '';
  /** What is proposed of glass, as it is taken. */
  const proposed = async () =>
    (await purchase.proposal({ Until: '2027-02-26' })).Lines.filter(({ Made }) => Made?.Text.includes('stamp'));
  const take = async () => {
    const PurchaseId = anId();
    const Lines = (await proposed()).map(({ Key, OrderBy, Quantity, Vendor, Made }) => ({
      ...{ PurchaseId, VendorId: Vendor.Id, Key, OrderBy, Quantity, Pieces: [...(Made?.Pieces ?? [])] },
    }));
    return { Ids: [PurchaseId], Lines };
  };
  const drafted = async () => {
    const { Purchases } = await purchase.createFromProposal(await take());
    return purchase.getPurchaseById(Purchases[0]?.Id ?? '');
  };
  const sent = async () => {
    const { Id, LastUpdated } = await drafted();
    return purchase.send({ Id, LastUpdated, How: 'phone' });
  };
  const tasks = async () =>
    (await task.list({ Of: 'group' })).Tasks.map(({ What }) => What).filter((what) => what.startsWith('Cancel or'));
  return {
    api,
    OrderId,
    order,
    inventory,
    purchase,
    batch,
    anId,
    seller,
    main,
    made,
    proposed,
    take,
    drafted,
    sent,
    tasks,
  };
}

export type GlazedDoors = Awaited<ReturnType<typeof glazedDoors>>;
