import type { Stock } from '@door/domain/catalogue/rows/stock-rows';
import { closerPositionOptions } from '@door/domain/door/extras/closer-position';
import { extraOptions } from '@door/domain/door/extras/extra-options';
import { type ExtraKind, extraKinds } from '@door/domain/door/model/extra-kinds';
import { optionMessages as messages } from '../../messages/item.ts';
import { type OptionContext, type ItemOption, optionOf } from './option.ts';

/** The position of the closer follows the closer, if there is one with a choice of positions. */
export const extraItemOptions = (context: OptionContext): readonly ItemOption[] =>
  extraKinds.flatMap((kind) => {
    const itemOptions = [extra(kind, context)];
    return kind === 'doorCloser' ? [...itemOptions, ...closerPosition(context)] : itemOptions;
  });

const extra = (kind: ExtraKind, { item, plain, catalogue, context }: OptionContext): ItemOption => {
  const at = ({ extras }: OptionContext['item']): Stock | null => {
    const code = extras.chosen[kind];
    return code === null ? null : catalogue.stock(code);
  };
  return optionOf({
    id: kind,
    term: messages.terms.extras[kind],
    present: at(item),
    standard: at(plain),
    options: () => extraOptions(item, kind, context),
    keyOf: (stock) => (stock === null ? '' : String(stock.masterId)),
    labelOf: (stock) => (stock === null ? messages.none : catalogue.master(stock.masterId).name),
    actionOf: (stock) => ({ type: 'extra.choose', kind, stock: stock?.code ?? null }),
  });
};

const closerPosition = ({ item, plain, context }: OptionContext): readonly ItemOption[] =>
  closerPositionOptions(item, context).length === 0
    ? []
    : [
        optionOf({
          id: 'closerPosition',
          term: messages.terms.closerPosition,
          present: item.extras.closerPosition,
          standard: plain.extras.closerPosition,
          options: () => closerPositionOptions(item, context),
          keyOf: (position) => position,
          labelOf: (position) => messages.closerPositions[position],
          actionOf: (position) => ({ type: 'extra.placeCloser', position }),
        }),
      ];
