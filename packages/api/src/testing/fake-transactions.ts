import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import type { StoredLine } from '@door/wire/instruction-wire';
import { isEqual } from '@door/domain/model/is-equal';
import type { DoorImage } from '../ports/image-store.ts';
import type { Enquiry } from '../ports/enquiry-store.ts';
import type { Job } from '../ports/outbox.ts';
import type { SharedDesign } from '../ports/share-store.ts';
import type { Stores, Transactions } from '../ports/stores.ts';
import type { StoredItem } from '../ports/item-store.ts';
import { fakeEnquiries, fakeList, fakeOffice, emptyOfficeRows, type OfficeRows } from './fake-office.ts';

/** The rows of one supplier. */
export interface Rows extends OfficeRows {
  readonly items: ReadonlyMap<string, StoredItem>;
  readonly enquiries: readonly Enquiry[];
  readonly instructions: ReadonlyMap<string, readonly WorkInstruction[]>;
  /** Manual lines. */
  readonly manualLines: readonly StoredLine[];
  readonly images: readonly DoorImage[];
  readonly shares: readonly SharedDesign[];
  readonly jobs: readonly Job[];
}

const emptyRows: Rows = {
  items: new Map(),
  enquiries: [],
  instructions: new Map(),
  manualLines: [],
  images: [],
  shares: [],
  jobs: [],
  ...emptyOfficeRows,
};

export interface FakeTransactions extends Transactions {
  /** The committed rows. */
  rows(clientId: number): Rows;
}

/** Stores in memory. Transactions run one after the other; a thrown error rolls back. */
export function fakeTransactions(): FakeTransactions {
  const committed = new Map<number, Rows>();
  let last: Promise<unknown> = Promise.resolve();
  const rows = (clientId: number) => committed.get(clientId) ?? emptyRows;
  return {
    rows,
    run: (clientId, work) => {
      const turn = last.then(async () => {
        const draft = { now: rows(clientId) };
        const result = await work(storesOver(draft, clientId));
        committed.set(clientId, draft.now);
        return result;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

export type Draft = { now: Rows };

function storesOver(draft: Draft, clientId: number): Stores {
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
      list: fakeList(draft),
    },
    enquiries: fakeEnquiries(draft),
    instructions: {
      replaceCalculated: replace,
      lines: async (itemId) => [
        ...calculated(itemId).map(
          (instruction, index): StoredLine => ({
            itemId,
            manuallyAdded: false,
            line: index + 1,
            reference: null,
            instruction,
          }),
        ),
        ...draft.now.manualLines.filter((line) => line.itemId === itemId),
      ],
      add: async (itemId, added) => {
        const own = draft.now.manualLines.filter((line) => line.itemId === itemId);
        const line = { itemId, manuallyAdded: true, line: Math.max(0, ...own.map(({ line }) => line)) + 1, ...added };
        await change({ manualLines: [...draft.now.manualLines, line] });
        return line;
      },
      update: (line) =>
        change({ manualLines: draft.now.manualLines.map((each) => (isSameLine(each, line) ? line : each)) }),
      remove: async (which) => {
        if (!('dropdowns' in which))
          return change({ manualLines: draft.now.manualLines.filter((each) => !isSameLine(each, which)) });
        const { itemId, dropdowns } = which;
        const stays = ({ dropdown }: WorkInstruction) => dropdown === null || !dropdowns.includes(dropdown);
        await replace(itemId, calculated(itemId).filter(stays));
        await change({
          manualLines: draft.now.manualLines.filter((line) => line.itemId !== itemId || stays(line.instruction)),
        });
      },
    },
    images: {
      of: async (itemId) => draft.now.images.filter((image) => image.itemId === itemId),
      save: (image) =>
        change({
          images: [
            ...draft.now.images.filter((each) => each.itemId !== image.itemId || each.side !== image.side),
            image,
          ],
        }),
    },
    shares: {
      load: async (id) => draft.now.shares.find((each) => each.id === id),
      findSame: async ({ itemId, design }) =>
        draft.now.shares.find((each) => each.itemId === itemId && isEqual(each.design, design)),
      save: (shared) => change({ shares: [...draft.now.shares.filter(({ id }) => id !== shared.id), shared] }),
    },
    ...fakeOffice(draft, clientId),
    outbox: { add: (job) => change({ jobs: [...draft.now.jobs, job] }) },
  };
}

const isSameLine = (one: StoredLine, other: Omit<StoredLine, 'reference' | 'instruction'>): boolean =>
  one.itemId === other.itemId && one.manuallyAdded === other.manuallyAdded && one.line === other.line;
