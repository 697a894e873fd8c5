import type { WhyNot } from '@door/domain/choice/offer';
import { describeItem } from '@door/domain/configure/describe-item';
import { type Wish, wishesFor } from '@door/domain/configure/wish';
import type { Action } from '@door/domain/model/action';
import type { Item } from '@door/domain/model/item';
import type { WhyNotText } from '@door/ui/why-not';
import { createElement } from 'react';
import { configureAllOnPage, configureOnPage } from '../designer/configure-on-page.ts';
import { useDesigner } from '../designer/use-designer.ts';
import { WishChoice } from './wishes/wish-choice.tsx';

/** Why a tile cannot be chosen, and how it can. */
export interface Explanation extends WhyNotText {
  /** Every way to it, the smallest first; asked when somebody wants to know, since finding them may take a moment. */
  wishes(): readonly Wish[];
  /** Does all that a wish changes, as one choice. */
  carryOut(wish: Wish): void;
}

type Explain = (whyNot: WhyNot | null, wish: Action) => Explanation | null;

/**
 * Why a tile cannot be chosen and, once it is asked, the whole wish: one button, one undo, all changes told and shown before.
 * `before`: what is done before the choice in any case.
 */
export function useExplain(before: readonly Action[] = []): Explain {
  const { item: present, context, choose } = useDesigner();
  return (whyNot, wish) => {
    if (!whyNot) return null;
    const wishes = () => {
      const outcome = configureAllOnPage(present, before, context);
      const prepared = outcome.ok ? outcome.value.item : present;
      const describe = (item: Item) => describeItem(item, context);
      const tryAction = (tried: Item, action: Action) => configureOnPage(tried, action, context);
      return wishesFor(wish, { present, prepared }, { context, tryAction, describe });
    };
    const carryOut = ({ actions }: Wish) => choose(...before, ...actions);
    return {
      reason: whyNot.reason,
      explanation: whyNot.explanation,
      wishes,
      carryOut,
      below: (note) => createElement(WishChoice, { present, wishes, onChoose: carryOut, ...note }),
    };
  };
}
