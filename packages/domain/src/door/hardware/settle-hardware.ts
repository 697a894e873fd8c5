import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { HandleType, Item } from '../model/item.ts';
import { handleSuits, suitesOf, defaultSuite } from './suites.ts';
import { isStockOnSale, presentOrFirst } from '../stock/stock-on-sale.ts';
import { refitHardware } from './refit.ts';

/** Replaces a handle that design or leaf cannot take by the first that both can, and a finish in which it is not made. */
export function settleHandle(item: Item, catalogue: Catalogue): Item {
  const handleType = validHandleType(item, catalogue);
  const allowed = suitesOf(handleType, catalogue);
  const suite = allowed.includes(item.hardware.suite) ? item.hardware.suite : defaultSuite(allowed);
  const isValid = handleType === item.hardware.handleType && suite === item.hardware.suite;
  return isValid ? item : { ...item, hardware: { ...item.hardware, handleType, suite } };
}

function validHandleType(item: Item, catalogue: Catalogue): HandleType | null {
  const { handleType } = item.hardware;
  if (handleType === null || handleSuits(catalogue.handle(handleType), item, catalogue)) return handleType;
  return catalogue.sold.handles.find((handle) => handleSuits(handle, item, catalogue))?.handleType ?? null;
}

/** Replaces or removes every piece that this door may not have in its suite. */
export const settlePieces = (item: Item, catalogue: Catalogue): Item => refitHardware(item, item, catalogue).item;

/** A slave leaf has a dummy handle in the suite of the real one, unless the trade left it off. */
export function settleSlaveHandle(item: Item, catalogue: Catalogue): Item {
  if (item.leaves.kind === 'single') return item;
  const { slaveHandle: present } = item.leaves;
  const { masters, stock } = catalogue.rows;
  const master = masters.find(({ dropdown }) => dropdown === slaveHandleDropdown);
  const fitting = stock.filter(
    (each) =>
      each.masterId === master?.id && each.suite === item.hardware.suite && isStockOnSale(each, present, catalogue),
  );
  const isBare = item.hardware.handleType === null || item.build.bareSlave;
  const slaveHandle = isBare ? null : presentOrFirst(fitting, present);
  return { ...item, leaves: { ...item.leaves, slaveHandle } };
}

const slaveHandleDropdown = 'slaveHandle';
