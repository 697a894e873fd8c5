import type { RuleContext } from '../choice/rule.ts';
import { type ExtraKind, extraKinds } from '../model/extra-kinds.ts';
import type { Item } from '../model/item.ts';
import type { DescribedTradePart } from '../model/description.ts';
import { figuresOf } from '../glass/house-number.ts';
import { closerPositionOptions } from './closer-position.ts';

/** Lists only the extras that were added. */
export const describeExtras = (item: Item, context: RuleContext): readonly DescribedTradePart[] =>
  extraKinds.flatMap((kind) => {
    const code = item.extras.chosen[kind];
    if (code === null) return [];
    const { name } = context.catalogue.master(context.catalogue.stock(code).masterId);
    return [{ about: kind, term: context.messages.extras.kinds[kind], value: valueOf(kind, name, { item, context }) }];
  });

function valueOf(
  kind: ExtraKind,
  name: string,
  { item, context }: { readonly item: Item; readonly context: RuleContext },
): string {
  const { messages } = context;
  const figures = kind === 'numerals' ? figuresOf(item.houseNumber) : '';
  if (figures !== '') return messages.extras.numeralsOf(figures, name);
  const isPlaced = kind === 'doorCloser' && closerPositionOptions(item, context).length > 0;
  return isPlaced ? messages.extras.closerOn(name, item.extras.closerPosition) : name;
}
