import type { WhyNot } from '@door/domain/door/choice/offer';
import type { Action } from '@door/domain/door/model/action';
import type { OpenNote, WhyNotText } from '@door/ui/why-not';
import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { messages } from '../../shared/messages/messages.ts';
import type { AskedWish } from './wishes-of.ts';

/** Prefetched after the later steps. Without network the note says so below its reason. */
const WishChoice = lazy<ComponentType<AskedWish & OpenNote>>(async () => {
  const load = import('./wish-choice.tsx').then((module) => module.WishChoice);
  return { default: await load.catch(() => OutOfReach) };
});

const OutOfReach = () => <p className="why-not-late">{messages.error.outOfReach}</p>;

/** What leads to a choice that cannot be had now. */
const LazyWish = (props: AskedWish & OpenNote) => (
  <Suspense>
    <WishChoice {...props} />
  </Suspense>
);

/** Why a tile cannot be chosen, and what was asked for. */
export interface Explanation extends WhyNotText {
  readonly asked: AskedWish;
}

type Explain = (whyNot: WhyNot | null, wish: Action) => Explanation | null;

/**
 * Why a tile cannot be chosen and, once it is asked, the whole wish: one button, one undo, all changes told and shown before.
 * `before`: what is done before the choice in any case.
 */
export function useExplain(before: readonly Action[] = []): Explain {
  return (whyNot, wish) => {
    if (!whyNot) return null;
    const asked = { wish, before };
    const { reason, explanation } = whyNot;
    return { reason, explanation, asked, below: (note) => createElement(LazyWish, { ...asked, ...note }) };
  };
}
