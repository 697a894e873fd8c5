import type { ItemId } from '@door/domain/door/model/ids';
import type { PhotoStore } from '../photo/photo-store.ts';
import type { Survey } from '@door/domain/making/survey/survey';

export interface StoredSurvey {
  readonly itemId: ItemId;
  readonly survey: Survey;
  /** Grows by one with every save. */
  readonly version: number;
}

/** Measurements and photos of the place where an item will stand. Whoever writes here has locked the item. */
export interface SurveyStore extends PhotoStore {
  load(itemId: ItemId): Promise<StoredSurvey | undefined>;
  /** Of several items, those that have one. */
  loadAll(itemIds: readonly ItemId[]): Promise<readonly StoredSurvey[]>;
  save(stored: StoredSurvey): Promise<void>;
}
