import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StockCode } from '../model/ids.ts';
import type { Build, Item } from '../model/item.ts';
import { whyNotFullThreshold } from './offer-build.ts';
import { fitsAt, stockForPlace } from './offer-stock.ts';
import { isSecured } from '../system/item-system.ts';

/** Replaces a cylinder, lock, lamination or threshold layout that this door cannot have. */
export function settleBuild(item: Item, catalogue: Catalogue): Item {
  const { build, frame, leaves } = item;
  const settled: Build = {
    ...build,
    cylinder: cylinderOf(item, catalogue),
    laminated: build.laminated || isSecured(item),
    lock: kept('lockOptions', build.lock, { item, catalogue }),
    escutcheon: kept('escutcheon', build.escutcheon, { item, catalogue }),
    bareSlave: build.bareSlave && leaves.kind === 'double',
  };
  const liesThrough = frame.thresholdLayout === 'full' && whyNotFullThreshold(item, catalogue) === null;
  return { ...item, frame: { ...frame, thresholdLayout: liesThrough ? 'full' : 'door' }, build: settled };
}

interface Door {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

function kept(place: 'lockOptions' | 'escutcheon', code: StockCode | null, door: Door): StockCode | null {
  if (code === null) return null;
  const stock = door.catalogue.stock(code);
  return fitsAt(stock, place, door) ? code : null;
}

/** Secured by Design asks for a cylinder with three stars. */
function cylinderOf(item: Item, catalogue: Catalogue): StockCode {
  const { cylinder } = item.build;
  const present = catalogue.rows.stock.find(({ code }) => code === cylinder);
  if (present && fitsAt(present, 'cylinder', { item, catalogue })) return cylinder;
  const fitting = stockForPlace(item, 'cylinder', catalogue).find((stock) =>
    fitsAt(stock, 'cylinder', { item, catalogue }),
  );
  return fitting?.code ?? cylinder;
}
