import { slabOptions } from '@door/domain/door/build/build-options';
import { stockOptions, stockForPlace } from '@door/domain/door/build/stock-options';
import { stockAt } from '@door/domain/door/build/stock-at';
import type { Stock } from '@door/domain/catalogue/rows/stock-rows';
import type { BuildPlace } from '@door/domain/door/model/build-choices';
import { slavePlaces } from '@door/domain/door/model/slave-pieces';
import { optionMessages as messages } from '../../messages/item.ts';
import { type OptionContext, type ItemOption, optionOf } from './option.ts';

export const leafItemOptions = (context: OptionContext): readonly ItemOption[] => [
  slab(context),
  stockOption('lockOptions', context),
  stockOption('cylinder', context),
  stockOption('escutcheon', context),
];

/** What its design allows; a door with one leaf has none. */
export const slaveItemOptions = (context: OptionContext): readonly ItemOption[] =>
  context.item.leaves.kind === 'single'
    ? []
    : (['slaveHandle', ...slavePlaces] as const)
        .filter((place) => stockForPlace(context.item, place, context.catalogue).length > 0)
        .map((place) => stockOption(place, context));

const slab = ({ item, plain, context, production }: OptionContext): ItemOption =>
  optionOf({
    id: 'slab',
    term: messages.terms.slab,
    present: item.build.slab,
    standard: plain.build.slab,
    options: () => slabOptions(item, context),
    keyOf: String,
    labelOf: messages.slab,
    noteOf: (thickness) => {
      const glass = production.slabs.find((row) => row.thickness === thickness)?.glassThickness;
      return glass === undefined ? '' : messages.slabTakes(glass);
    },
    actionOf: (value) => ({ type: 'build.chooseSlab', slab: value }),
  });

/** An option whose values are stock: lock, cylinder, architrave … */
export function stockOption(place: BuildPlace, { item, plain, catalogue, context }: OptionContext): ItemOption {
  const at = (of: OptionContext['item']): Stock | null => {
    const code = stockAt(of, place);
    return code === null ? null : catalogue.stock(code);
  };
  const noneLabel = place === 'lockOptions' ? messages.byHandle : messages.none;
  return optionOf({
    id: place,
    term: messages.terms.places[place],
    present: at(item),
    standard: at(plain),
    options: () => stockOptions(item, place, context),
    // By master stock: the same piece in another finish is the same value.
    keyOf: (stock) => (stock === null ? '' : String(stock.masterId)),
    labelOf: (stock) => (stock === null ? noneLabel : catalogue.master(stock.masterId).name),
    actionOf: (stock) => ({ type: 'build.chooseStock', place, stock: stock?.code ?? null }),
  });
}
