import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { LockOperation } from '../../catalogue/rows/production-rows.ts';
import type { MasterStock, Stock } from '../../catalogue/rows/stock-rows.ts';
import { type Option, optionsOf, type DisabledReason, disabledReason } from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import { stockInsteadOf } from '../hardware/kinds.ts';
import { type BuildPlace, trimPlaces } from '../model/build-choices.ts';
import type { Item } from '../model/item.ts';
import { slavePieces, type SlavePlace } from '../model/slave-pieces.ts';
import { leafSizes, masterOf } from '../sizes/leaf-sizes.ts';
import { doorMeets } from '../stock/door-props.ts';
import { isOnSale, isStockOnSale } from '../stock/stock-on-sale.ts';
import { isSlavePlace, stockAt } from './stock-at.ts';

/** The option list of the catalogue for each place; trims of a kind share one. */
export const dropdownOfPlace: Readonly<Record<Exclude<BuildPlace, SlavePlace>, string>> = {
  cylinder: 'cylinder',
  lockOptions: 'lockOptions',
  escutcheon: 'escutcheon',
  slaveHandle: 'slaveHandle',
  leftLining: 'lining',
  rightLining: 'lining',
  topLining: 'lining',
  thresholdLining: 'lining',
  leftArchitrave: 'architrave',
  rightArchitrave: 'architrave',
  topArchitrave: 'architrave',
  thresholdArchitrave: 'architrave',
  leftGtWalling: 'gtWalling',
  rightGtWalling: 'gtWalling',
  topGtWalling: 'gtWalling',
  thresholdGtWalling: 'gtWalling',
};

/** Stock that may be fitted at a place of this door, in the finish of its hardware; null: nothing. */
export function stockOptions(item: Item, place: BuildPlace, context: RuleContext): readonly Option<Stock | null>[] {
  const { catalogue } = context;
  const present = stockAt(item, place);
  const nothing: readonly null[] = place === 'cylinder' ? [] : [null];
  const isPresent = (stock: Stock | null) => (stock?.code ?? null) === present;
  return optionsOf([...nothing, ...stockForPlace(item, place, catalogue)], isPresent, {
    isSold: (stock) => stock === null || isOnSale(stock, catalogue),
    disabledReason: (stock) =>
      stock === null || isPresent(stock) ? null : disabledReasonForStock(stock, place, { item, context }),
  });
}

/** A slave leaf carries the products that the master may have, where its design allows their kind. */
export function stockForPlace(item: Item, place: BuildPlace, catalogue: Catalogue): readonly Stock[] {
  const present = stockAt(item, place);
  if (isSlavePlace(place)) return stockInsteadOf({ kind: slavePieces[place], present }, item, catalogue);
  const { rows } = catalogue;
  const masters = rows.masters.filter(
    ({ dropdown, lock }) => dropdown === dropdownOfPlace[place] && lock?.operation !== 'slave',
  );
  return masters.flatMap(({ id }) =>
    rows.stock.filter(
      (stock) =>
        stock.masterId === id &&
        (stock.suite === null || stock.suite === item.hardware.suite) &&
        isStockOnSale(stock, present, catalogue),
    ),
  );
}

interface Door {
  readonly item: Item;
  readonly context: RuleContext;
}

export const fitsAt = (stock: Stock, place: BuildPlace, door: Door): boolean =>
  disabledReasonForStock(stock, place, door) === null;

const isTrim = (place: BuildPlace): boolean => trimPlaces.some((trim) => trim === place);

function disabledReasonForStock(stock: Stock, place: BuildPlace, door: Door): DisabledReason | null {
  if (isTrim(place)) return null;
  if (place === 'slaveHandle' || isSlavePlace(place)) return disabledReasonOnSlave(door);
  if (!doorMeets(stock.criteria, door.item, door.context.catalogue)) return disabledReasonByCriteria(stock, door);
  return place === 'lockOptions' ? disabledReasonForLock(stock, door) : null;
}

function disabledReasonByCriteria({ criteria, masterId }: Stock, { item, context }: Door): DisabledReason {
  const { catalogue, messages } = context;
  const { name } = catalogue.master(masterId);
  const withoutSecurity = Object.entries(criteria).filter(([question]) => question !== 'sbd');
  const isForSecurity = doorMeets(Object.fromEntries(withoutSecurity), item, catalogue);
  return isForSecurity
    ? disabledReason({
        code: 'build.too-few-stars',
        reason: messages.build.needsThreeStars,
        explanation: messages.build.tooFewStars(name),
      })
    : disabledReason({
        code: 'build.not-for-door',
        reason: messages.build.notForDoor,
        explanation: messages.build.notForThisDoor(name),
      });
}

/** The handle must operate the lock, and the lock must fit the height of the leaf. */
function disabledReasonForLock({ masterId }: Stock, door: Door): DisabledReason | null {
  const { catalogue, messages } = door.context;
  const { lock, name } = catalogue.master(masterId);
  if (!lock) {
    return disabledReason({
      code: 'build.not-for-door',
      reason: messages.build.notForDoor,
      explanation: messages.build.notForThisDoor(name),
    });
  }
  return disabledReasonOperated(lock.operation, name, door) ?? disabledReasonInLeaf(lock, name, door);
}

/** A door without a handle has the lift-lever lock. */
function disabledReasonOperated(
  operation: LockOperation,
  lock: string,
  { item, context }: Door,
): DisabledReason | null {
  const { catalogue, messages } = context;
  const { handleType } = item.hardware;
  const handle = handleType === null ? null : catalogue.handle(handleType);
  const operations: readonly LockOperation[] = handle ? [handle.lock, ...(handle.otherLocks ?? [])] : ['lift-lever'];
  if (operations.includes(operation)) return null;
  return disabledReason({
    code: 'build.handle-not-for-lock',
    reason: messages.build.handleWorksAnother,
    explanation: handle ? messages.build.notWithHandle(lock, handle.name) : messages.build.notWithoutHandle(lock),
  });
}

function disabledReasonInLeaf(
  { leafFrom, leafTo }: NonNullable<MasterStock['lock']>,
  lock: string,
  { item, context }: Door,
): DisabledReason | null {
  const { catalogue, messages } = context;
  const { height } = masterOf(leafSizes(item, catalogue));
  if (leafFrom <= height && height <= leafTo) return null;
  return disabledReason({
    code: 'build.leaf-not-for-lock',
    reason: messages.build.leafNotInRange,
    explanation: messages.build.faceplateFits({ lock, from: leafFrom, to: leafTo, leaf: height }),
  });
}

/** A slave leaf without a master's handle is bare. */
function disabledReasonOnSlave({ item, context: { messages } }: Door): DisabledReason | null {
  if (item.leaves.kind === 'single') {
    return disabledReason({
      code: 'build.no-slave-leaf',
      reason: messages.build.noSlaveLeaf,
      explanation: messages.build.noSlaveLeafHere,
    });
  }
  return item.hardware.handleType === null
    ? disabledReason({
        code: 'build.no-handle',
        reason: messages.build.noHandle,
        explanation: messages.build.noHandleHere,
      })
    : null;
}
