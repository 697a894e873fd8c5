import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import type { KeptLine } from '@door/wire/instruction-to-wire';
import { alike } from '@door/domain/shared/alike';
import type { DoorImage, Enquiry, LineKey, MailJob, SharedDesign, Shop, Shops, StoredItem } from '../ports/shop.ts';
import { fakeEnquiries, fakeList, fakeOffice, noOfficeRows, type OfficeRows } from './fake-office.ts';

/** All that one supplier's tables hold. */
export interface Rows extends OfficeRows {
  readonly items: ReadonlyMap<string, StoredItem>;
  readonly enquiries: readonly Enquiry[];
  readonly instructions: ReadonlyMap<string, readonly WorkInstruction[]>;
  /** What people added by hand. */
  readonly manualLines: readonly KeptLine[];
  readonly images: readonly DoorImage[];
  readonly shares: readonly SharedDesign[];
  readonly jobs: readonly MailJob[];
}

const noRows: Rows = {
  items: new Map(),
  enquiries: [],
  instructions: new Map(),
  manualLines: [],
  images: [],
  shares: [],
  jobs: [],
  ...noOfficeRows,
};

export interface FakeShops extends Shops {
  /** What is committed. */
  rows(clientId: number): Rows;
}

/** Stores in memory: one transaction after the other, and a thrown error leaves no trace. */
export function fakeShops(): FakeShops {
  const committed = new Map<number, Rows>();
  let last: Promise<unknown> = Promise.resolve();
  const rows = (clientId: number) => committed.get(clientId) ?? noRows;
  return {
    rows,
    transact: (clientId, work) => {
      const turn = last.then(async () => {
        const draft = { now: rows(clientId) };
        const result = await work(shopOver(draft, clientId));
        committed.set(clientId, draft.now);
        return result;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

export type Draft = { now: Rows };

function shopOver(draft: Draft, clientId: number): Shop {
  const change = async (rows: Partial<Rows>) => {
    draft.now = { ...draft.now, ...rows };
  };
  const put = (stored: StoredItem) => change({ items: new Map([...draft.now.items, [stored.item.id, stored]]) });
  const calculated = (itemId: string) => draft.now.instructions.get(itemId) ?? [];
  const replace = (itemId: string, lines: readonly WorkInstruction[]) =>
    change({ instructions: new Map([...draft.now.instructions, [itemId, lines]]) });
  return {
    items: {
      load: async (id) => draft.now.items.get(id),
      create: put,
      save: put,
      remove: (id) => change({ items: new Map([...draft.now.items].filter(([each]) => each !== id)) }),
      recent: async ({ most, after }) =>
        [...draft.now.items.values()]
          .sort((one, other) => newestFirst(one) - newestFirst(other))
          .filter((stored) => !after || stored.lastUpdated < after.lastUpdated)
          .slice(0, most),
      list: fakeList(draft),
    },
    enquiries: fakeEnquiries(draft),
    instructions: {
      of: async (itemId) => calculated(itemId),
      replaceCalculated: replace,
      removeForDropdowns: async (itemId, dropdowns) => {
        const stays = ({ dropdown }: WorkInstruction) => dropdown === null || !dropdowns.includes(dropdown);
        await replace(itemId, calculated(itemId).filter(stays));
        await change({
          manualLines: draft.now.manualLines.filter((kept) => kept.itemId !== itemId || stays(kept.instruction)),
        });
      },
      kept: async (itemId) => [
        ...calculated(itemId).map(
          (instruction, index): KeptLine => ({
            itemId,
            manuallyAdded: false,
            line: index + 1,
            reference: null,
            instruction,
          }),
        ),
        ...draft.now.manualLines.filter((kept) => kept.itemId === itemId),
      ],
      add: async (itemId, added) => {
        const own = draft.now.manualLines.filter((kept) => kept.itemId === itemId);
        const kept = { itemId, manuallyAdded: true, line: Math.max(0, ...own.map(({ line }) => line)) + 1, ...added };
        await change({ manualLines: [...draft.now.manualLines, kept] });
        return kept;
      },
      change: (kept) =>
        change({ manualLines: draft.now.manualLines.map((each) => (isSameLine(each, kept) ? kept : each)) }),
      remove: (key) => change({ manualLines: draft.now.manualLines.filter((each) => !isSameLine(each, key)) }),
    },
    images: {
      of: async (itemId) => draft.now.images.filter((image) => image.itemId === itemId),
      record: (image) =>
        change({
          images: [
            ...draft.now.images.filter((each) => each.itemId !== image.itemId || each.side !== image.side),
            image,
          ],
        }),
    },
    shares: {
      load: async (id) => draft.now.shares.find((each) => each.id === id),
      ofSame: async ({ itemId, design }) =>
        draft.now.shares.find((each) => each.itemId === itemId && alike(each.design, design)),
      keep: (shared) => change({ shares: [...draft.now.shares.filter(({ id }) => id !== shared.id), shared] }),
    },
    ...fakeOffice(draft, clientId),
    outbox: { send: (job) => change({ jobs: [...draft.now.jobs, job] }) },
  };
}

const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.itemId === other.itemId && one.manuallyAdded === other.manuallyAdded && one.line === other.line;

const newestFirst = ({ lastUpdated }: StoredItem): number => -Date.parse(lastUpdated);
