import { offeredSlabs } from '@door/domain/build/offer-build';
import { offeredStock } from '@door/domain/build/offer-stock';
import { stockAt } from '@door/domain/build/stock-at';
import type { Stock } from '@door/domain/catalogue/stock-rows';
import type { BuildPlace } from '@door/domain/build/choices';
import { optionWords as words } from '../../../words/office-options.ts';
import { type Desk, type Option, optionOf } from './option.ts';

export const leafOptions = (desk: Desk): readonly Option[] => [
  slab(desk),
  stockOption('lockOptions', desk),
  stockOption('cylinder', desk),
  stockOption('escutcheon', desk),
  ...(desk.item.leaves.kind === 'double' ? [stockOption('slaveHandle', desk)] : []),
];

const slab = ({ item, plain, catalogue, works }: Desk): Option =>
  optionOf({
    id: 'slab',
    term: words.terms.slab,
    present: item.build.slab,
    standard: plain.build.slab,
    offers: () => offeredSlabs(item, catalogue),
    keyOf: String,
    labelOf: words.slab,
    noteOf: (thickness) => {
      const glass = works.slabs.find((row) => row.thickness === thickness)?.glassThickness;
      return glass === undefined ? '' : words.slabTakes(glass);
    },
    actionOf: (value) => ({ type: 'build.chooseSlab', slab: value }),
  });

/** Stock that only the trade chooses: locks, boards, trims. */
export function stockOption(place: BuildPlace, { item, plain, catalogue }: Desk): Option {
  const at = (of: Desk['item']): Stock | null => {
    const code = stockAt(of, place);
    return code === null ? null : catalogue.stock(code);
  };
  const nothing = place === 'lockOptions' ? words.byHandle : words.none;
  return optionOf({
    id: place,
    term: words.terms.places[place],
    present: at(item),
    standard: at(plain),
    offers: () => offeredStock(item, place, catalogue),
    // The finish is that of the hardware, so it is no difference here.
    keyOf: (stock) => (stock === null ? '' : String(stock.masterId)),
    labelOf: (stock) => (stock === null ? nothing : catalogue.master(stock.masterId).name),
    actionOf: (stock) => ({ type: 'build.chooseStock', place, stock: stock?.code ?? null }),
  });
}
