import type { ItemId } from '@door/domain/door/model/ids';
import type { Task, TaskRule } from '@door/domain/selling/task/task';
import type { Page } from '../ports/page.ts';

export interface TaskStore {
  /** Locks the row until the transaction ends. */
  load(id: string): Promise<Task | undefined>;
  /** Several at once, each locked as by `load`; without those that are not there. */
  loadAll(ids: readonly string[]): Promise<readonly Task[]>;
  /** The open ones by id, locked: in one order, so that two calls never wait for each other. */
  ofEnquiry(enquiryId: string): Promise<readonly Task[]>;
  /** As `ofEnquiry`. */
  ofQuote(quoteId: string): Promise<readonly Task[]>;
  /** As `ofEnquiry`. */
  ofOrder(orderId: string): Promise<readonly Task[]>;
  /** The open ones that this rule has made, whatever they are about. */
  ofRule(rule: TaskRule): Promise<readonly Task[]>;
  /** Those in any state about any of these, locked as `ofEnquiry` does. */
  about(subjects: TaskSubjects): Promise<readonly Task[]>;
  /** False where a task of that id exists already, also when another call adds it at the same moment. */
  add(task: Task): Promise<boolean>;
  save(task: Task): Promise<void>;
  list(query: TaskQuery): Promise<readonly Task[]>;
}

export interface TaskSubjects {
  readonly quotes: readonly string[];
  readonly orders: readonly string[];
  readonly enquiries: readonly string[];
  readonly items: readonly ItemId[];
}

export type TaskQuery = OpenTasks | EndedTasks | TasksAboutItem;

/** Open tasks of a person, or of the company (null), by the day they are due. */
export interface OpenTasks extends Page {
  readonly state: 'open';
  readonly assignee: string | null;
}

/** Done and dropped tasks, newest first. */
export interface EndedTasks extends Page {
  readonly state: 'ended';
}

/** Tasks of any state about an item, newest first. */
export interface TasksAboutItem {
  readonly state: 'any';
  readonly itemId: ItemId;
  readonly limit: number;
}
