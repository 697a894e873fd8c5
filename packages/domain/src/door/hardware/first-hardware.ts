import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { HandleType, Item } from '../model/item.ts';
import type { Configured } from '../model/action.ts';
import { withSuite } from './choose-hardware.ts';
import { loadDefaultHardware } from './refit.ts';
import { settleHandle } from './settle-hardware.ts';
import { defaultHandleType, newDoorSuite } from './suites.ts';

/** The hardware that a door has while nobody has chosen any: what its design names first, else that of a new door. */
export function loadFirstHardware(was: Item, now: Item, catalogue: Catalogue): Configured {
  const { firstHardware } = catalogue.design(now.designId);
  const inSuite = withSuite(now, firstHardware?.suite ?? newDoorSuite, catalogue);
  const handleType = firstHandleType(now, catalogue);
  return loadDefaultHardware(
    was,
    settleHandle({ ...inSuite, hardware: { ...inSuite.hardware, handleType } }, catalogue),
    catalogue,
  );
}

function firstHandleType({ designId }: Item, catalogue: Catalogue): HandleType {
  const named = catalogue.design(designId).firstHardware?.handleType;
  const sold = catalogue.sold.handles.find(({ handleType }) => handleType === named);
  return sold?.handleType ?? defaultHandleType(catalogue);
}
