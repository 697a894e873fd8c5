import { describeItem } from '@door/domain/door/configure/describe-item';
import { type Describing, type Wish, wishesFor } from '@door/domain/door/configure/wish';
import type { Item } from '@door/domain/door/model/item';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { configureAll, configure } from '@door/domain/door/configure/configure';
import { stepMessages } from './messages.ts';
import type { Action } from '@door/domain/door/model/action';

/** Every way to a choice, the smallest first, by the rules that this page has. */
export function wishesOf({ wish, before }: AskedWish, present: Item, context: RuleContext): readonly Wish[] {
  const outcome = configureAll(present, before, context);
  const prepared = outcome.ok ? outcome.value.item : present;
  const tryAction = (tried: Item, action: Action) => configure(tried, action, context);
  return wishesFor(wish, { present, prepared }, { context, tryAction, ...describingOf(context) });
}

export const describingOf = (context: RuleContext): Describing => ({
  doorSize: stepMessages.wish.doorSize,
  describe: (item) => describeItem(item, context),
});

/** A choice that somebody asks for, and what is done before it in any case. */
export interface AskedWish {
  readonly wish: Action;
  readonly before: readonly Action[];
}
