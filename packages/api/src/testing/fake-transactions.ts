import { noNotes } from '@door/domain/making/bom/manual-line';
import type { StoredLine } from '@door/wire/instruction-wire';
import { keysOf, recordOf } from '@door/domain/lib/records';
import { type NumberedKind, runningNumbers } from '@door/domain/lib/running-number';
import type { OptionSet } from '@door/domain/door/model/option-choices';
import { newClient } from '@door/domain/settings/new-client';
import { isEqual } from '@door/domain/lib/is-equal';
import type { LineKey, LinesForDropdowns } from '../work-instructions/instruction-store.ts';
import type { DoorImage } from '../visitor/image-store.ts';
import type { Customer } from '../customer/customer-store.ts';
import type { StoredDocument } from '../document/document-store.ts';
import type { Enquiry } from '../enquiry/enquiry-store.ts';
import type { Job } from '../ports/outbox.ts';
import type { SharedDesign } from '../visitor/share-store.ts';
import type { StoredQuote } from '../quote/quote-store.ts';
import type { Stores, Transactions } from '../ports/stores.ts';
import type { StoredItem } from '../item/item-store.ts';
import { type BatchRows, emptyBatchRows, fakeBatches } from './fake-batches.ts';
import { type CatalogueRowsOfTest, emptyCatalogueRows, fakeCatalogues, fakeSettings } from './fake-catalogues.ts';
import { emptyFamilyRows, fakeFamilies, type FamilyRows } from './fake-families.ts';
import { fakeCustomers } from './fake-customers.ts';
import { type CuttingRows, emptyCuttingRows, fakeCutPlans, fakeOffcuts } from './fake-cutting.ts';
import { fakeDocuments, fakeJobs } from './fake-documents.ts';
import { fakeSubjects } from './fake-subjects.ts';
import { fakeList } from './fake-lists.ts';
import { fakeEnquiries, fakeOffice, emptyOfficeRows, type OfficeRows } from './fake-office.ts';
import { emptyMoneyRows, fakeMoney, type MoneyRows } from './fake-money.ts';
import { emptyOfferRows, fakeOffers, fakeVersions, type OfferRows } from './fake-offers.ts';
import { emptyOrderRows, fakeOrders, fakeOrderVersions, type OrderRows } from './fake-orders.ts';
import { emptyZipRows, fakePersonZips, type ZipRows } from './fake-person-zips.ts';
import { fakeQuotes } from './fake-quotes.ts';
import { emptyPriceListRows, fakePriceLists, type PriceListRows } from './fake-price-lists.ts';

/** The rows of one supplier. */
export interface Rows
  extends BatchRows,
    CatalogueRowsOfTest,
    CuttingRows,
    FamilyRows,
    MoneyRows,
    OfficeRows,
    OfferRows,
    OrderRows,
    PriceListRows,
    ZipRows {
  readonly customers: readonly Customer[];
  readonly items: ReadonlyMap<string, StoredItem>;
  readonly enquiries: readonly Enquiry[];
  readonly lines: readonly StoredLine[];
  readonly images: readonly DoorImage[];
  readonly shares: readonly SharedDesign[];
  readonly jobs: readonly Job[];
  /** The number that was drawn last. */
  readonly numbers: ReadonlyMap<NumberedKind, number>;
  readonly optionSets: readonly OptionSet[];
  readonly quotes: readonly StoredQuote[];
  readonly documents: readonly StoredDocument[];
}

const emptyRows: Rows = {
  items: new Map(),
  customers: [],
  enquiries: [],
  lines: [],
  images: [],
  shares: [],
  jobs: [],
  numbers: new Map(),
  optionSets: [],
  quotes: [],
  documents: [],
  ...emptyCatalogueRows,
  ...emptyCuttingRows,
  ...emptyBatchRows,
  ...emptyFamilyRows,
  ...emptyOfficeRows,
  ...emptyMoneyRows,
  ...emptyOfferRows,
  ...emptyOrderRows,
  ...emptyPriceListRows,
  ...emptyZipRows,
};

export interface FakeTransactions extends Transactions {
  /** The committed rows. */
  rows(clientId: number): Rows;
  /** Stores of their own with the same rows. */
  copy(): FakeTransactions;
}

/** Stores in memory. Transactions run one after the other; a thrown error rolls back. `begin` are rows by their supplier. */
export function fakeTransactions(begin: ReadonlyMap<number, Rows> = new Map()): FakeTransactions {
  const committed = new Map(begin);
  let last: Promise<unknown> = Promise.resolve();
  const rows = (clientId: number) => committed.get(clientId) ?? emptyRows;
  return {
    rows,
    copy: () => fakeTransactions(committed),
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
  const nextNumber = (kind: NumberedKind): number => {
    const last = draft.now.numbers.get(kind);
    return last === undefined ? runningNumbers[kind].first : last + 1;
  };
  const itemsOf = (ids: readonly string[]) => [...draft.now.items.values()].filter(({ item }) => ids.includes(item.id));
  const ofItem = (id: string) => draft.now.lines.filter(({ itemId }) => itemId === id);
  return {
    items: {
      load: async (id) => draft.now.items.get(id),
      loadAll: async (ids) => itemsOf(ids),
      find: async (ids) => itemsOf(ids),
      create: async (stored) => {
        if (draft.now.items.has(stored.item.id)) return false;
        await put(stored);
        return true;
      },
      createAll: async (all) => {
        for (const stored of all) if (!draft.now.items.has(stored.item.id)) await put(stored);
      },
      save: put,
      remove: (id) => change({ items: new Map([...draft.now.items].filter(([each]) => each !== id)) }),
      list: fakeList(draft),
    },
    catalogues: fakeCatalogues(draft),
    settings: fakeSettings(draft, () => newClient({ id: clientId, name: 'Doors Ltd', email: 'doors@example.com' })),
    customers: fakeCustomers(draft),
    enquiries: fakeEnquiries(draft),
    instructions: {
      replaceCalculated: (itemId, calculated) => {
        const place = { itemId, manuallyAdded: false, reference: null, notes: noNotes, attempt: null };
        const lines = calculated.map((instruction, index) => ({ ...place, line: index + 1, instruction }));
        const others = draft.now.lines.filter((line) => line.itemId !== itemId || line.manuallyAdded);
        return change({ lines: [...others, ...lines] });
      },
      lines: async (id) =>
        ofItem(id).toSorted(
          (one, other) => Number(one.manuallyAdded) - Number(other.manuallyAdded) || one.line - other.line,
        ),
      manualLines: async (ids) =>
        draft.now.lines
          .filter(({ itemId, manuallyAdded }) => manuallyAdded && ids.includes(itemId))
          .toSorted((one, other) => one.line - other.line),
      add: async (itemId, added, { manuallyAdded, attempt }) => {
        const series = ofItem(itemId).filter((each) => each.manuallyAdded === manuallyAdded);
        const line = {
          itemId,
          manuallyAdded,
          attempt,
          line: Math.max(0, ...series.map(({ line }) => line)) + 1,
          ...added,
        };
        await change({ lines: [...draft.now.lines, line] });
        return line;
      },
      update: (line) => change({ lines: draft.now.lines.map((each) => (isSameLine(each, line) ? line : each)) }),
      remove: (which) => change({ lines: draft.now.lines.filter((each) => !isAmong(each, which)) }),
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
      remove: ({ itemId, side }) =>
        change({ images: draft.now.images.filter((each) => each.itemId !== itemId || each.side !== side) }),
    },
    families: fakeFamilies(draft),
    shares: {
      load: async (id) => draft.now.shares.find((each) => each.id === id),
      findSame: async ({ itemId, design }) =>
        draft.now.shares.find((each) => each.itemId === itemId && isEqual(each.design, design)),
      save: (shared) => change({ shares: [...draft.now.shares.filter(({ id }) => id !== shared.id), shared] }),
    },
    numbers: {
      draw: async (kind, count = 1) => {
        const number = nextNumber(kind);
        await change({ numbers: new Map([...draft.now.numbers, [kind, number + count - 1]]) });
        return number;
      },
      next: async () => recordOf(keysOf(runningNumbers), nextNumber),
      lockNext: async (kind) => nextNumber(kind),
      goOnWith: (kind, number) =>
        change({ numbers: new Map([...draft.now.numbers, [kind, Math.max(number, nextNumber(kind)) - 1]]) }),
    },
    optionSets: {
      all: async () => draft.now.optionSets.toSorted((one, other) => one.name.localeCompare(other.name)),
      save: (set) => change({ optionSets: [...draft.now.optionSets.filter(({ id }) => id !== set.id), set] }),
      remove: (id) => change({ optionSets: draft.now.optionSets.filter((set) => set.id !== id) }),
    },
    ...fakeOffice(draft, clientId),
    priceLists: fakePriceLists(draft),
    quotes: fakeQuotes(draft),
    documents: fakeDocuments(draft),
    personZips: fakePersonZips(draft),
    quoteVersions: fakeVersions(draft),
    offers: fakeOffers(draft),
    orders: fakeOrders(draft),
    orderVersions: fakeOrderVersions(draft),
    cutPlans: fakeCutPlans(draft),
    offcuts: fakeOffcuts(draft),
    batches: fakeBatches(draft),
    ...fakeMoney(draft),
    jobs: fakeJobs(draft),
    subjects: fakeSubjects(draft),
    outbox: { add: (job) => change({ jobs: [...draft.now.jobs, job] }) },
  };
}

const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.itemId === other.itemId && one.manuallyAdded === other.manuallyAdded && one.line === other.line;

const isAmong = (line: StoredLine, which: LineKey | LinesForDropdowns): boolean =>
  'dropdowns' in which
    ? line.itemId === which.itemId && which.dropdowns.some((dropdown) => dropdown === line.instruction.dropdown)
    : isSameLine(line, which);
