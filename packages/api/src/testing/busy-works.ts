import { randomUUID } from 'node:crypto';
import { come, lockOfDoor } from './a-stock.ts';
import type { TestApi } from './a-test-api.ts';

/** What no customer and no visitor is to read: who sells what at which price, whom else the works know, and how full they are. */
export const secrets = {
  vendor: 'Quillfeather',
  mail: 'orders@quillfeather.example',
  price: '77.31',
  lock: lockOfDoor,
  glass: 'GU-D24L',
  place: 'Backyard rack',
  neighbour: 'Nessa Furlong',
  order: '10002',
  load: ' points',
} as const;

/** A vendor of lock and glass, and goods at a place of their own. */
export async function busyWorks(api: TestApi): Promise<void> {
  const { vendor, inventory } = api.fabricator();
  const made = await vendor.create({ Id: randomUUID(), Name: secrets.vendor, Mail: secrets.mail, CutOff: '16:00' });
  const item = { Pack: '1', Least: '1', LeadDays: 20, Price: secrets.price, Per: '1', Rank: 1 };
  await vendor.updateItems({
    ...{ Id: made.Id, LastUpdated: made.LastUpdated },
    Items: [secrets.lock, secrets.glass].map((Key) => ({
      ...{ ...item, Id: randomUUID(), Key, ValidFrom: null, ValidUntil: null },
    })),
  });
  const { LastUpdated } = await inventory.places();
  const Places = [{ Id: randomUUID(), Name: secrets.place, Counts: true, IsRetired: false }];
  await inventory.updatePlaces({ Places, LastUpdated });
  await come(api, secrets.lock, '1');
}

/** Somebody else's order. */
export async function aNeighbour(api: TestApi, door: string): Promise<void> {
  const { customer, order } = api.installer();
  const CustomerId = randomUUID();
  await customer.create({ Id: CustomerId, Name: secrets.neighbour });
  const { Number: number } = await order.create({ Id: randomUUID(), CustomerId, ItemIds: [door] });
  if (number !== secrets.order) throw new Error(`The other order is ${number}.`);
}
