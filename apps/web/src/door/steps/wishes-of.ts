import { describeItem } from '@door/domain/configure/describe-item';
import { type Describing, type Wish, wishesFor } from '@door/domain/configure/wish';
import type { Item } from '@door/domain/model/item';
import type { PageContext } from '../../platform/on-demand/load-on-demand.ts';
import { configureAllOnPage, configureOnPage } from '../designer/configure-on-page.ts';
import { stepWords } from './words.ts';
import type { Action } from '@door/domain/model/action';

/** Every way to a choice, the smallest first, by the rules that this page has. */
export function wishesOf({ wish, before }: AskedWish, present: Item, context: PageContext): readonly Wish[] {
  const outcome = configureAllOnPage(present, before, context);
  const prepared = outcome.ok ? outcome.value.item : present;
  const tryAction = (tried: Item, action: Action) => configureOnPage(tried, action, context);
  return wishesFor(wish, { present, prepared }, { context, tryAction, ...describingOf(context) });
}

export const describingOf = (context: PageContext): Describing => ({
  doorSize: stepWords.wish.doorSize,
  describe: (item) => describeItem(item, context),
});

/** A choice that somebody asks for, and what is done before it in any case. */
export interface AskedWish {
  readonly wish: Action;
  readonly before: readonly Action[];
}
