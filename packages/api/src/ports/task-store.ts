import type { Task } from '@door/domain/task/task';
import type { Page } from './page.ts';
import type { ItemId } from '@door/domain/model/ids';

export interface TaskStore {
  /** Locks the row until the transaction ends. */
  load(id: string): Promise<Task | undefined>;
  /** The open ones by id, locked: in one order, so that two calls never wait for each other. */
  ofEnquiry(enquiryId: string): Promise<readonly Task[]>;
  /** False where a task of that id exists already, also when another call adds it at the same moment. */
  add(task: Task): Promise<boolean>;
  save(task: Task): Promise<void>;
  /** Open tasks of a person, or of the company (null), by the day they are due. */
  open(page: Page & { readonly assignee: string | null }): Promise<readonly Task[]>;
  /** Done and dropped tasks, newest first. */
  ended(page: Page): Promise<readonly Task[]>;
  /** The newest tasks about an item. */
  idsAbout(itemId: ItemId, limit: number): Promise<readonly string[]>;
}
