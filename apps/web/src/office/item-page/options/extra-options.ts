import type { Stock } from '@door/domain/catalogue/rows/stock-rows';
import { offeredCloserPositions } from '@door/domain/door/extras/closer-position';
import { offeredExtras } from '@door/domain/door/extras/offer-extras';
import { type ExtraKind, extraKinds } from '@door/domain/door/model/extra-kinds';
import { optionMessages as messages } from '../../messages/item.ts';
import { type OptionContext, type Option, optionOf } from './option.ts';

/** The position of the closer follows the closer, if there is one with a choice of positions. */
export const extraOptions = (context: OptionContext): readonly Option[] =>
  extraKinds.flatMap((kind) => {
    const options = [extra(kind, context)];
    return kind === 'doorCloser' ? [...options, ...closerPosition(context)] : options;
  });

const extra = (kind: ExtraKind, { item, plain, catalogue, context }: OptionContext): Option => {
  const at = ({ extras }: OptionContext['item']): Stock | null => {
    const code = extras.chosen[kind];
    return code === null ? null : catalogue.stock(code);
  };
  return optionOf({
    id: kind,
    term: messages.terms.extras[kind],
    present: at(item),
    standard: at(plain),
    offers: () => offeredExtras(item, kind, context),
    keyOf: (stock) => (stock === null ? '' : String(stock.masterId)),
    labelOf: (stock) => (stock === null ? messages.none : catalogue.master(stock.masterId).name),
    actionOf: (stock) => ({ type: 'extra.choose', kind, stock: stock?.code ?? null }),
  });
};

const closerPosition = ({ item, plain, context }: OptionContext): readonly Option[] =>
  offeredCloserPositions(item, context).length === 0
    ? []
    : [
        optionOf({
          id: 'closerPosition',
          term: messages.terms.closerPosition,
          present: item.extras.closerPosition,
          standard: plain.extras.closerPosition,
          offers: () => offeredCloserPositions(item, context),
          keyOf: (position) => position,
          labelOf: (position) => messages.closerPositions[position],
          actionOf: (position) => ({ type: 'extra.placeCloser', position }),
        }),
      ];
