import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { ClientRow } from '@door/domain/catalogue/client-rows';
import type { WorksRows } from '@door/domain/catalogue/works-rows';
import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import type { ManualLine } from '@door/domain/bom/manual-line';
import type { KeptLine } from '@door/wire/instruction-to-wire';
import type { EnquiryOutcome, EnquiryState } from '@door/domain/enquiry/enquiry-cycle';
import type { ClientId, ItemId } from '@door/domain/item/ids';
import type { Item } from '@door/domain/item/item';
import type { EnquiryPage, HistoryStore, ItemPage, ListedItem, PeopleStore, SurveyStore, TaskStore } from './office.ts';

/** A supplier's catalogue and settings, read-only, kept in memory by the server for each version of the rows. */
export interface Supplier {
  readonly clientId: ClientId;
  readonly client: ClientRow;
  readonly catalogue: Catalogue;
  readonly works: WorksRows;
}

export interface Suppliers {
  /** undefined: no such client. */
  find(id: ClientId): Promise<Supplier | undefined>;
}

/** One supplier's stores inside one database transaction; row level security keeps every other supplier out. */
export interface Shop {
  readonly items: ItemStore;
  readonly enquiries: EnquiryStore;
  readonly instructions: InstructionStore;
  readonly images: ImageStore;
  readonly shares: ShareStore;
  readonly tasks: TaskStore;
  readonly history: HistoryStore;
  readonly surveys: SurveyStore;
  readonly people: PeopleStore;
  readonly outbox: Outbox;
}

export interface Shops {
  /** Runs the work in one transaction of that client; a thrown error rolls all of it back, queued jobs included. */
  transact<T>(clientId: ClientId, work: (shop: Shop) => Promise<T>): Promise<T>;
}

export interface StoredItem {
  readonly item: Item;
  /** Public calls reach only what public calls made. */
  readonly madeBy: 'public' | 'installer';
  /** ISO 8601 with milliseconds; grows with every save, so that it also serves as the version. */
  readonly lastUpdated: string;
  readonly bomUpdated: string | null;
  readonly submittedAt: string | null;
  /** When somebody declared the measurements final; null while they are not, or no longer. */
  readonly measuredAt: string | null;
}

export interface ItemStore {
  /** Locks the row until the transaction ends. */
  load(id: ItemId): Promise<StoredItem | undefined>;
  create(stored: StoredItem): Promise<void>;
  save(stored: StoredItem): Promise<void>;
  /** Takes the item away with all that hangs on it; an enquiry keeps its item from going. */
  remove(id: ItemId): Promise<void>;
  /** Newest first, from behind `after` on. */
  recent(page: RecentPage): Promise<readonly StoredItem[]>;
  /** The same, of those that are found, with who asked about them. */
  list(page: ItemPage): Promise<readonly ListedItem[]>;
}

export interface RecentPage {
  readonly most: number;
  /** The last item of the page before. */
  readonly after: { readonly lastUpdated: string; readonly id: ItemId } | null;
}

export interface Enquiry {
  readonly id: string;
  readonly itemId: ItemId;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly notes: string;
  /** The sentences as they stood on the page, and what the visitor said to each. */
  readonly consents: readonly Consent[];
  readonly submittedAt: string;
  readonly state: EnquiryState;
  /** null until it is closed. */
  readonly outcome: EnquiryOutcome | null;
  /** Account of whoever answers it; null: nobody yet. */
  readonly assignee: string | null;
}

export interface Consent {
  readonly kind: 'terms' | 'privacy' | 'data-sharing';
  readonly text: string;
  readonly given: boolean;
}

export interface EnquiryStore {
  ofItem(itemId: ItemId): Promise<Enquiry | undefined>;
  /** One enquiry for each item: the table refuses a second. */
  add(enquiry: Enquiry): Promise<void>;
  /** Locks the row until the transaction ends. */
  load(id: string): Promise<Enquiry | undefined>;
  /** Its state and who answers it; what the visitor sent stays as it was sent. */
  save(enquiry: Enquiry): Promise<void>;
  /** Newest first. */
  list(page: EnquiryPage): Promise<readonly Enquiry[]>;
}

export type LineKey = Pick<KeptLine, 'itemId' | 'manuallyAdded' | 'line'>;

export interface InstructionStore {
  of(itemId: ItemId): Promise<readonly WorkInstruction[]>;
  /** Replaces what was calculated; what a person added by hand stays. */
  replaceCalculated(itemId: ItemId, lines: readonly WorkInstruction[]): Promise<void>;
  removeForDropdowns(itemId: ItemId, dropdowns: readonly string[]): Promise<void>;
  /** All lines with their places, calculated ones first. */
  kept(itemId: ItemId): Promise<readonly KeptLine[]>;
  /** At the end of what people added by hand. */
  add(itemId: ItemId, line: ManualLine): Promise<KeptLine>;
  change(line: KeptLine): Promise<void>;
  remove(place: LineKey): Promise<void>;
}

export type ImageSide = 'external' | 'internal';

export interface DoorImage {
  readonly itemId: ItemId;
  readonly side: ImageSide;
  /** Which uploaded version is the picture now; the switch happens inside the transaction. */
  readonly version: string;
  readonly url: string;
  readonly updatedAt: string;
}

export interface ImageStore {
  of(itemId: ItemId): Promise<readonly DoorImage[]>;
  record(image: DoorImage): Promise<void>;
}

/** A design by itself: whose it is and where the door will stand are not in it. */
export type BareDesign = Omit<Item, 'id' | 'numerals' | 'address'>;

/** A copy that whoever has the link may read, and begin a door of their own from. */
export interface SharedDesign {
  readonly id: string;
  /** What it was copied from, so that a repeat finds it again. Never answered: an item's id is the right to change it. */
  readonly itemId: ItemId;
  readonly design: BareDesign;
  /** When it was last asked for; it is kept for a year from then. */
  readonly madeAt: string;
}

export interface ShareStore {
  load(id: string): Promise<SharedDesign | undefined>;
  /** The copy of this item that already shows exactly this. */
  ofSame(copy: Pick<SharedDesign, 'itemId' | 'design'>): Promise<SharedDesign | undefined>;
  /** Adds a copy, or gives the one of that id its new time. */
  keep(shared: SharedDesign): Promise<void>;
}

/** Mail that leaves once the transaction is committed, at least once, retried with back-off. */
export type MailJob =
  | {
      readonly kind: 'enquiry-to-supplier';
      readonly clientId: number;
      readonly enquiryId: string;
      readonly itemId: string;
    }
  | {
      readonly kind: 'enquiry-to-visitor';
      readonly clientId: number;
      readonly enquiryId: string;
      readonly itemId: string;
    };

export interface Outbox {
  send(job: MailJob): Promise<void>;
}
