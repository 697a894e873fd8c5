import type { Evening } from '@door/drawing/evening/evening';
import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import { createStore } from '../../shared/state/store.ts';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';

/** The light in which small pictures of doors are drawn. */
export interface TileLight {
  readonly time: TimeOfDay;
  /** null: by day, and until its drawing is here. */
  readonly evening: Evening | null;
}

/** By day until a stage says otherwise. */
export const tileLight = createStore<TileLight>({ time: 0, evening: null });

export const useTileLight = (): TileLight => useSubscribed(tileLight.subscribe, tileLight.current);
