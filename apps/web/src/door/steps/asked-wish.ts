import type { Action } from '@door/domain/model/action';

/** A choice that somebody asks for, and what is done before it in any case. */
export interface AskedWish {
  readonly wish: Action;
  readonly before: readonly Action[];
}
