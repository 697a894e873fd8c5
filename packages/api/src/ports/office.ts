import type { OfficeRole } from '@door/domain/access/roles';
import type { EnquiryState } from '@door/domain/enquiry/enquiry-cycle';
import type { Change, Subject } from '@door/domain/history/change';
import type { ItemId } from '@door/domain/item/ids';
import type { Search } from '@door/domain/search/search-terms';
import type { Survey } from '@door/domain/survey/survey';
import type { Task } from '@door/domain/task/task';
import type { Enquiry, RecentPage, StoredItem } from './shop.ts';

/** Where the page before ended: the last row's place in the order, and its id among those of one place. */
export interface After {
  readonly key: string;
  readonly id: string;
}

export interface Page {
  readonly most: number;
  readonly after: After | null;
}

export interface ItemPage extends RecentPage {
  readonly search: Search;
}

/** An item as lists show it, with whoever asked about it. */
export interface ListedItem {
  readonly stored: StoredItem;
  readonly enquiry: Pick<Enquiry, 'id' | 'name' | 'state' | 'outcome'> | null;
}

export interface EnquiryPage extends Page {
  /** null: whatever its state. */
  readonly state: EnquiryState | null;
}

export interface TaskStore {
  /** Locks the row until the transaction ends, like all that load here. */
  load(id: string): Promise<Task | undefined>;
  /** The open ones, in the order of their ids. */
  ofEnquiry(enquiryId: string): Promise<readonly Task[]>;
  /** false: there is one of that id already, also where it has only just come. */
  add(task: Task): Promise<boolean>;
  save(task: Task): Promise<void>;
  /** Open tasks of a person, or of the company (null), by the day they are due. */
  open(page: Page & { readonly assignee: string | null }): Promise<readonly Task[]>;
  /** Done and dropped ones, the last first. */
  ended(page: Page): Promise<readonly Task[]>;
  /** Of those about an item, so many that were begun last. */
  idsAbout(itemId: ItemId, most: number): Promise<readonly string[]>;
}

export interface HistoryStore {
  /** Whoever adds a line has its subject locked, or has just made it. */
  add(changes: readonly Change[]): Promise<void>;
  /** The newest first. */
  of(things: readonly Thing[], most: number): Promise<readonly Change[]>;
}

export interface Thing {
  readonly about: Subject;
  readonly aboutId: string;
}

export interface KeptSurvey {
  readonly itemId: ItemId;
  readonly survey: Survey;
  /** Grows by one with every save. */
  readonly version: number;
}

export interface SurveyPhoto {
  readonly itemId: ItemId;
  /** Random, and the version of its upload. */
  readonly id: string;
  readonly url: string;
  readonly addedBy: string;
  readonly addedAt: string;
}

/** What was measured where an item will stand. Its item is locked by whoever writes here. */
export interface SurveyStore {
  load(itemId: ItemId): Promise<KeptSurvey | undefined>;
  save(kept: KeptSurvey): Promise<void>;
  /** In the order in which they were added. */
  photos(itemId: ItemId): Promise<readonly SurveyPhoto[]>;
  addPhoto(photo: SurveyPhoto): Promise<void>;
  removePhoto(photo: Pick<SurveyPhoto, 'itemId' | 'id'>): Promise<void>;
}

/** Somebody of the supplier who may log in. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: OfficeRole;
}

export interface PeopleStore {
  /** By name. */
  all(): Promise<readonly Person[]>;
}
