import type { ListName, SavedView } from '@door/domain/lib/search/saved-view';

/** How each person has set up their lists. */
export interface ListSettingsStore {
  /** By name. */
  views(userId: string, list: ListName): Promise<readonly SavedView[]>;
  /** Adds a view, or replaces the one of that id. */
  saveView(userId: string, view: SavedView): Promise<void>;
  removeView(userId: string, id: string): Promise<void>;
  /** The columns that the person has chosen; null: none chosen, so the usual ones. */
  columns(userId: string, list: ListName): Promise<readonly string[] | null>;
  saveColumns(userId: string, list: ListName, columns: readonly string[]): Promise<void>;
}
