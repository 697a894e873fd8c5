import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { MasterStock, Stock } from '../../catalogue/rows/stock-rows.ts';
import type { StockCode } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { unmetCriteria, type UnmetCriterion } from './criteria.ts';
import { doorPropsOf } from './door-props.ts';
import { relatedTo } from './related-stock.ts';
import { isOnSale } from './stock-on-sale.ts';

/** A stock option of a list, whether or not this door can take it. */
export interface StockOption {
  readonly stock: Stock;
  readonly master: MasterStock;
  readonly chosen: boolean;
  /** Criteria that the door does not meet; it can be chosen only when there are none. */
  readonly unmet: readonly UnmetCriterion[];
  /** Warnings that do not prevent the choice. */
  readonly unusual: readonly Unusual[];
  /** Related stock that is added with it. */
  readonly brings: readonly Stock[];
}

/** Another suite than the door's hardware, or a handle of another design group. */
export type Unusual = 'other-suite' | 'other-design-group';

export interface OptionList {
  readonly dropdown: string;
  /** Stock codes on the work sheet for this list. */
  readonly taken: readonly StockCode[];
}

/** Every option list from which stock may be picked, in the order of the products. */
export const optionLists = ({ sold: { masters } }: Catalogue): readonly string[] => [
  ...new Set(masters.flatMap(({ dropdown }) => dropdown ?? [])),
];

/** All stock of an option list: what fits this door first, the rest with its unmet criteria. */
export function stockOptions(
  { dropdown, taken }: OptionList,
  item: Item,
  catalogue: Catalogue,
): readonly StockOption[] {
  const { masters, stock } = catalogue.rows;
  const products = new Map(masters.filter((each) => each.dropdown === dropdown).map((each) => [each.id, each]));
  const props = doorPropsOf(item, catalogue);
  const options = stock.flatMap((each): readonly StockOption[] => {
    const master = products.get(each.masterId);
    if (!master || !(isOnSale(each, catalogue) || taken.includes(each.code))) return [];
    return [
      {
        stock: each,
        master,
        chosen: taken.includes(each.code),
        unmet: unmetCriteria(each.criteria, props),
        unusual: unusualOf({ stock: each, master }, item, catalogue),
        brings: relatedTo(each, item, catalogue).flatMap((related) => related.stock ?? []),
      },
    ];
  });
  return [...options].sort((one, other) => obstacles(one) - obstacles(other));
}

/** Whether stock may be added to this item's work sheet; used by the page and by the server. */
export const fitsDoor = ({ criteria }: Pick<Stock, 'criteria'>, item: Item, catalogue: Catalogue): boolean =>
  unmetCriteria(criteria, doorPropsOf(item, catalogue)).length === 0;

const obstacles = ({ unmet, unusual }: StockOption): number => (unmet.length > 0 ? 2 : Math.min(1, unusual.length));

function unusualOf(
  { stock, master }: { readonly stock: Stock; readonly master: MasterStock },
  item: Item,
  catalogue: Catalogue,
): readonly Unusual[] {
  const { suite } = item.hardware;
  const group = catalogue.design(item.designId).hardwareGroup;
  const handle = catalogue.rows.handles.find(({ handleType }) => handleType === master.handleType);
  return [
    ...(stock.suite !== null && stock.suite !== suite ? (['other-suite'] as const) : []),
    ...(handle && !handle.designGroups.includes(group) ? (['other-design-group'] as const) : []),
  ];
}
