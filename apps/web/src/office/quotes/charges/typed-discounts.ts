import { useSyncExternalStore } from 'react';
import { createStore } from '../../../platform/state/store.ts';

export type DiscountKind = 'percent' | 'amount';

/** A discount that somebody types and has not given yet. */
export interface TypedDiscount {
  readonly text: string;
  readonly kind: DiscountKind;
  /** '' for none. */
  readonly reason: string;
}

/** By the ids of their quotes. They live as long as the tab, so that a look at another page of the quote loses nothing. */
const typedDiscounts = createStore<Readonly<Record<string, TypedDiscount | undefined>>>({});

/** What is typed as the discount of a quote; undefined: nothing that was not given. */
export const useTypedDiscount = (quoteId: string): TypedDiscount | undefined =>
  useSyncExternalStore(typedDiscounts.subscribe, typedDiscounts.current)[quoteId];

export const keepTypedDiscount = (quoteId: string, typed: TypedDiscount | undefined): void =>
  typedDiscounts.set({ [quoteId]: typed });
