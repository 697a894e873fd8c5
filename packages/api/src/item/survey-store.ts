import type { ItemId } from '@door/domain/door/model/ids';
import type { Survey } from '@door/domain/making/survey/survey';

export interface StoredSurvey {
  readonly itemId: ItemId;
  readonly survey: Survey;
  /** Grows by one with every save. */
  readonly version: number;
}

export interface SurveyPhoto {
  readonly itemId: ItemId;
  /** Random, and the version of its upload. */
  readonly id: string;
  readonly addedBy: string;
  readonly addedAt: string;
}

/** Measurements and photos of the place where an item will stand. Whoever writes here has locked the item. */
export interface SurveyStore {
  load(itemId: ItemId): Promise<StoredSurvey | undefined>;
  /** Of several items, those that have one. */
  loadAll(itemIds: readonly ItemId[]): Promise<readonly StoredSurvey[]>;
  save(stored: StoredSurvey): Promise<void>;
  /** In the order in which they were added. */
  photos(itemId: ItemId): Promise<readonly SurveyPhoto[]>;
  addPhoto(photo: SurveyPhoto): Promise<void>;
  removePhoto(photo: Pick<SurveyPhoto, 'itemId' | 'id'>): Promise<void>;
}
