import type { RuleContext } from '../choice/rule.ts';
import type { Item } from '../model/item.ts';
import { isStockOnSale, presentOrFirst } from '../stock/stock-on-sale.ts';

/** A slave leaf has a dummy handle in the suite of the real one, unless the trade left it off. */
export function slaveHandleOfDoor(item: Item, { catalogue }: Pick<RuleContext, 'catalogue'>): Pick<Item, 'leaves'> {
  const { leaves, hardware, build } = item;
  if (leaves.kind === 'single') return { leaves };
  const { masters, stock } = catalogue.rows;
  const master = masters.find(({ dropdown }) => dropdown === slaveHandleDropdown);
  const fitting = stock.filter(
    (each) => each.masterId === master?.id && each.suite === hardware.suite && isStockOnSale(each, null, catalogue),
  );
  const isBare = hardware.handleType === null || build.bareSlave;
  return { leaves: { ...leaves, slaveHandle: isBare ? null : presentOrFirst(fitting, null) } };
}

const slaveHandleDropdown = 'slaveHandle';
