import type { WhyNot } from '@door/domain/door/choice/offer';
import type { Action } from '@door/domain/door/model/action';
import type { WhyNotText } from '@door/ui/why-not';
import { createElement } from 'react';
import type { AskedWish } from './wishes-of.ts';
import { LazyWish } from './lazy-wish.tsx';

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
