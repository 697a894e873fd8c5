import type { History } from '@door/domain/item/history';
import type { TemplateId } from '@door/domain/item/ids';
import type { Item } from '@door/domain/item/item';
import type { SavedItem } from '../api/door-api.ts';
import type { Change } from './change.ts';
import type { Pending } from './designer.ts';

/** One design on its way: what is shown, what the server has, and what lies between. */
export interface Design {
  /** Grows with every new design, so that an answer to an earlier one is not taken for this one. */
  readonly generation: number;
  readonly shown: Item;
  /** What can be undone and redone; `shown` is its present, see `showing`. */
  readonly history: History;
  readonly started: boolean;
  /** What the server last answered; null until it has made the item. */
  readonly saved: SavedItem | null;
  /** The template with which the server is to make the item. */
  readonly beginWith: TemplateId;
  readonly unsent: readonly Change[];
  readonly network: 'reached' | 'waiting';
  /** The item is being made by the server, or fetched from it. */
  readonly configuring: boolean;
}

/** The one way in which another door comes to be shown. */
export const showing = (history: History): Pick<Design, 'shown' | 'history'> => ({ shown: history.present, history });

export const pendingOf = ({ started, saved, unsent, network }: Design): Pending => {
  if (!started || (saved && unsent.length === 0)) return 'saved';
  return network === 'waiting' ? 'waiting-for-network' : 'saving';
};

export const isAllSaved = (design: Design): boolean =>
  design.started && design.saved !== null && design.unsent.length === 0;
