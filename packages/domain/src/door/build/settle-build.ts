import type { RuleContext } from '../choice/rule.ts';
import { slavePlaces } from '../model/slave-pieces.ts';
import type { Stock } from '../../catalogue/rows/stock-rows.ts';
import type { StockCode } from '../model/ids.ts';
import type { Build, Item } from '../model/item.ts';
import { disabledReasonForFullThreshold } from './threshold-layout.ts';
import { presentOrFirst } from '../stock/stock-on-sale.ts';
import { fitsAt, stockForPlace } from './stock-options.ts';
import { isSecured } from '../system/item-system.ts';

/** Replaces a cylinder, lock, lamination or threshold layout that this door cannot have. */
export function settleBuild(item: Item, context: RuleContext): Item {
  const { build, frame, leaves } = item;
  const settled: Build = {
    ...build,
    cylinder: cylinderOf(item, context),
    laminated: build.laminated || isSecured(item),
    lock: lockOf({ item, context }),
    escutcheon: escutcheonOf({ item, context }),
    bareSlave: build.bareSlave && leaves.kind === 'double',
    slave: slaveHardware(item, context),
  };
  const liesThrough = frame.thresholdLayout === 'full' && disabledReasonForFullThreshold(item, context) === null;
  return { ...item, frame: { ...frame, thresholdLayout: liesThrough ? 'full' : 'door' }, build: settled };
}

interface Door {
  readonly item: Item;
  readonly context: RuleContext;
}

/** The chosen lock; in a leaf of another height the one that is worked alike and made for it. null: it follows from the handle. */
function lockOf(door: Door): StockCode | null {
  const { item, context } = door;
  const { lock } = item.build;
  if (lock === null) return null;
  const { catalogue } = context;
  const operationOf = ({ masterId }: Stock) => catalogue.master(masterId).lock?.operation;
  const chosen = catalogue.stock(lock);
  if (fitsAt(chosen, 'lockOptions', door)) return lock;
  const alike = stockForPlace(item, 'lockOptions', catalogue).find(
    (stock) => operationOf(stock) === operationOf(chosen) && fitsAt(stock, 'lockOptions', door),
  );
  return alike?.code ?? null;
}

function escutcheonOf(door: Door): StockCode | null {
  const { escutcheon } = door.item.build;
  return escutcheon !== null && fitsAt(door.context.catalogue.stock(escutcheon), 'escutcheon', door)
    ? escutcheon
    : null;
}

/** The same products in the finish that the door now has, where its slave leaf may still carry them. */
const slaveHardware = (item: Item, context: RuleContext): Build['slave'] =>
  Object.fromEntries(
    slavePlaces.flatMap((place) => {
      const present = item.build.slave[place];
      if (present === undefined) return [];
      const { masterId } = context.catalogue.stock(present);
      const same = presentOrFirst(
        stockForPlace(item, place, context.catalogue).filter((stock) => stock.masterId === masterId),
        present,
      );
      return same !== null && fitsAt(context.catalogue.stock(same), place, { item, context })
        ? [[place, same] as const]
        : [];
    }),
  );

/** Secured by Design asks for a cylinder with three stars. */
function cylinderOf(item: Item, context: RuleContext): StockCode {
  const { catalogue } = context;
  const { cylinder } = item.build;
  const present = catalogue.rows.stock.find(({ code }) => code === cylinder);
  if (present && fitsAt(present, 'cylinder', { item, context })) return cylinder;
  const fitting = stockForPlace(item, 'cylinder', catalogue).find((stock) =>
    fitsAt(stock, 'cylinder', { item, context }),
  );
  return fitting?.code ?? cylinder;
}
