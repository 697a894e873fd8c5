import { randomUUID } from 'node:crypto';
import { aTestApi, type TestApi } from './a-test-api.ts';

type Inventory = ReturnType<TestApi['fabricator']>['inventory'];

/** What is moved, where it is not the usual. */
interface Moved {
  readonly Id?: string;
  readonly Key?: string;
  readonly Place?: string;
  readonly Lot?: string;
  readonly Value?: string;
}

export const cylinder = 'CY-3K';
export const paint = 'PAINT-RAL 3003';

/** How an article is kept of which nothing special is said. */
export const keptAsUsual = {
  Supply: 'counted',
  Stage: 'painting',
  Floor: '0',
  FirstPlace: null,
  LotTracked: false,
  AnalysisCode: '',
  /** Nobody has said anything yet. */
  LastUpdated: null,
} as const;

/** The stock of a supplier who has moved nothing yet, and what a storeman does with it. */
export async function aStock() {
  const api = await aTestApi();
  let count = 0;
  const anId = () => `5a1f4c1e-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
  const stock = (): Inventory => api.fabricator().inventory;
  /** Id of the place with which a supplier begins. */
  const main = (await api.installer().inventory.places()).Places[0]?.Id ?? '';
  const usual = () => ({ Id: anId(), Key: cylinder, Place: main });
  return {
    api,
    anId,
    stock,
    main,
    come: (Quantity: string, moved: Moved = {}) =>
      stock().move({ Kind: 'in', Reason: 'Found', ...usual(), Quantity, ...moved }),
    go: (Quantity: string, moved: Omit<Moved, 'Value'> = {}) =>
      stock().move({ Kind: 'issue', Reason: 'For 10234', ...usual(), Quantity, ...moved }),
    article: (Key = cylinder) => stock().getArticle({ Key }),
    /** Another place of this name; its id. */
    aPlace: async (Name: string, Counts = true) => {
      const Id = anId();
      const { LastUpdated } = await stock().places();
      await stock().updatePlaces({ Places: [{ Id, Name, Counts, IsRetired: false }], LastUpdated });
      return Id;
    },
  };
}

export type TestStock = Awaited<ReturnType<typeof aStock>>;

/** The sentence with which a call is refused; 'accepted' where it is not. */
export const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** What is booked in of a key, at the first place. */
export async function come(api: TestApi, Key: string, Quantity: string): Promise<void> {
  const { inventory } = api.fabricator();
  const Place = (await inventory.places()).Places[0]?.Id ?? '';
  await inventory.move({ Kind: 'in', Id: api.context(-1022, null).ids.other(), Key, Place, Quantity, Reason: 'Found' });
}

/** Of the door of `aReadyOrder`: its lock, and the bars of its frame. */
export const lockOfDoor = 'ML-M';
export const barOfDoor = 'OF72-101-101@6000';

/** Somebody sells the lock of the door, and needs so many open days from Monday on. */
export async function sellLocks(api: TestApi, LeadDays: number, Name = 'Latch'): Promise<void> {
  const { vendor } = api.fabricator();
  const { Id, LastUpdated } = await vendor.create({ Id: randomUUID(), Name, CutOff: '16:00' });
  const lock = { Id: randomUUID(), Key: lockOfDoor, Pack: '1', Least: '1', LeadDays, Price: null, Per: '1', Rank: 1 };
  await vendor.updateItems({ Id, LastUpdated, Items: [{ ...lock, ValidFrom: null, ValidUntil: null }] });
}
