import type { Catalogue } from '../catalogue/catalogue.ts';
import type { HandleType, Item } from '../item/item.ts';
import { handleSuits, suitesOf, defaultSuite } from './suites.ts';
import { refitHardware } from './refit.ts';

/** A handle that design or leaf cannot take gives way to the first one that both can; the finish follows. */
export function settleHandle(item: Item, catalogue: Catalogue): Item {
  const handleType = lawfulHandle(item, catalogue);
  const allowed = suitesOf(handleType, catalogue);
  const suite = allowed.includes(item.hardware.suite) ? item.hardware.suite : defaultSuite(allowed);
  const isLawful = handleType === item.hardware.handleType && suite === item.hardware.suite;
  return isLawful ? item : { ...item, hardware: { ...item.hardware, handleType, suite } };
}

function lawfulHandle(item: Item, catalogue: Catalogue): HandleType | null {
  const { handleType } = item.hardware;
  if (handleType === null || handleSuits(catalogue.handle(handleType), item, catalogue)) return handleType;
  return catalogue.rows.handles.find((handle) => handleSuits(handle, item, catalogue))?.handleType ?? null;
}

/** Every piece is one that this door may carry, in its suite. */
export const settlePieces = (item: Item, catalogue: Catalogue): Item => refitHardware(item, item, catalogue).item;

/** Only a slave leaf has a dummy handle, in the suite of the real one, unless it was to have none. */
export function settleSlaveHandle(item: Item, catalogue: Catalogue): Item {
  if (item.leaves.kind === 'single') return item;
  const master = catalogue.rows.masters.find(({ dropdown }) => dropdown === slaveHandleDropdown);
  const stock = catalogue.rows.stock.find(
    ({ masterId, suite }) => masterId === master?.id && suite === item.hardware.suite,
  );
  const isBare = item.hardware.handleType === null || item.build.bareSlave;
  const slaveHandle = isBare ? null : (stock?.code ?? null);
  return { ...item, leaves: { ...item.leaves, slaveHandle } };
}

const slaveHandleDropdown = 'slaveHandle';
