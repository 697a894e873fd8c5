import { randomUUID } from 'node:crypto';
import type { TestApi } from '@door/api/testing/a-test-api';

export const [lock, glass] = ['ML-M', 'GU-D24L'] as const;

/** Who sells locks, and who makes glass for doors, in so many open days. */
export async function twoVendors(api: TestApi): Promise<void> {
  const { vendor } = api.fabricator();
  for (const [Name, Key, LeadDays] of [
    ['Latch', lock, 5],
    ['Clearline', glass, 6],
  ] as const) {
    const { Id, LastUpdated } = await vendor.create({ Id: randomUUID(), Name, CutOff: '16:00' });
    const item = { Id: randomUUID(), Key, Pack: '1', Least: '1', LeadDays, Price: '40.00', Per: '1', Rank: 1 };
    await vendor.updateItems({ Id, LastUpdated, Items: [{ ...item, ValidFrom: null, ValidUntil: null }] });
  }
}

/** Orders all that is proposed by phone: the purchases of each article, that for the first week before the others. */
export async function buyAll(api: TestApi) {
  const { purchase } = api.fabricator();
  const bought: { readonly key: string; readonly goods: Goods }[] = [];
  for (const { Key, OrderBy, Quantity, Vendor, Made } of (await purchase.proposal()).Lines) {
    const Id = randomUUID();
    const wanted = { Key, OrderBy, Quantity, ...(Made && { Pieces: [...Made.Pieces] }) };
    await purchase.createFromProposal({ Ids: [Id], Lines: [{ PurchaseId: Id, VendorId: Vendor.Id, ...wanted }] });
    const { LastUpdated } = await purchase.getPurchaseById(Id);
    await purchase.send({ Id, LastUpdated, How: 'phone' });
    bought.push({ key: Key, goods: new Goods(api, Id) });
  }
  return (article: string) => {
    const [first, second] = bought.filter(({ key }) => key === article).map(({ goods }) => goods);
    if (!first || !second) throw new Error(`${article} is not bought for both weeks.`);
    return [first, second] as const;
  };
}

/** Which of the pieces that come, of what is made for doors. */
interface Pieces {
  readonly whole: readonly string[];
  readonly broken?: readonly string[];
}

/** The goods of a purchase of one line. */
class Goods {
  private readonly api: TestApi;
  private readonly id: string;
  constructor(api: TestApi, id: string) {
    this.api = api;
    this.id = id;
  }

  /** The vendor names its days, in the order in which they come. */
  async confirm(...schedule: readonly (readonly [quantity: number, day: string])[]): Promise<void> {
    const { LastUpdated } = await this.purchase().getPurchaseById(this.id);
    const Lines = [
      {
        LineId: await this.lineAt(0),
        Schedule: schedule.map(([quantity, Day]) => ({ Quantity: String(quantity), Day })),
      },
    ];
    await this.purchase().confirm({ Id: this.id, LastUpdated, How: 'phone', DifferencesAccepted: true, Lines });
  }

  /** @param at 0 for what was ordered, 1 for what replaces some of it */
  async come(quantity: number, pieces?: Pieces, at = 0): Promise<void> {
    const Place = (await this.api.fabricator().inventory.places()).Places[0]?.Id ?? '';
    const { whole = [], broken = [] } = pieces ?? {};
    const line = { LineId: await this.lineAt(at), Place, Quantity: String(quantity), Damaged: String(broken.length) };
    const Lines = [{ ...line, ...(pieces && { Pieces: [...whole], DamagedPieces: [...broken] }) }];
    await this.purchase().receive({ Id: randomUUID(), PurchaseId: this.id, Lines });
  }

  private purchase() {
    return this.api.fabricator().purchase;
  }

  private async lineAt(at: number): Promise<string> {
    return (await this.purchase().getPurchaseById(this.id)).Lines[at]?.LineId ?? '';
  }
}
