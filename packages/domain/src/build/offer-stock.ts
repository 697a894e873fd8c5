import type { Catalogue } from '../catalogue/catalogue.ts';
import type { MasterStock, Stock } from '../catalogue/stock-rows.ts';
import type { LockWorks } from '../catalogue/works-rows.ts';
import { type BuildPlace, trimPlaces } from './choices.ts';
import type { Item } from '../item/item.ts';
import type { Offer, WhyNot } from '../item/offer.ts';
import { whyNot } from '../item/offering.ts';
import { leafSizes, masterOf } from '../sizes/leaf.ts';
import { meetsCriteria } from '../stock/criteria.ts';
import { doorPropsOf } from '../stock/door-props.ts';
import { build as words } from '../words/english/build.ts';
import { stockAt } from './stock-at.ts';

/** The list in the catalogue from which a place is filled: trims of a kind share one. */
const lists: Readonly<Record<BuildPlace, string>> = {
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

/** All that a place may be filled with on this door, in the finish of its hardware; null leaves it empty. */
export function offeredStock(item: Item, place: BuildPlace, catalogue: Catalogue): readonly Offer<Stock | null>[] {
  const present = stockAt(item, place);
  const nothing: readonly null[] = place === 'cylinder' ? [] : [null];
  return [...nothing, ...stocksFor(item, place, catalogue)].map((value) => {
    const chosen = (value?.code ?? null) === present;
    return { value, chosen, whyNot: chosen || value === null ? null : whyNotStock(value, place, { item, catalogue }) };
  });
}

export function stocksFor(item: Item, place: BuildPlace, { rows }: Catalogue): readonly Stock[] {
  const masters = rows.masters.filter(({ dropdown, lock }) => dropdown === lists[place] && lock?.works !== 'slave');
  return masters.flatMap(({ id }) =>
    rows.stock.filter(({ masterId, suite }) => masterId === id && (suite === null || suite === item.hardware.suite)),
  );
}

interface Door {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

export const fitsAt = (stock: Stock, place: BuildPlace, door: Door): boolean =>
  whyNotStock(stock, place, door) === null;

const isTrim = (place: BuildPlace): boolean => trimPlaces.some((trim) => trim === place);

function whyNotStock(stock: Stock, place: BuildPlace, door: Door): WhyNot | null {
  if (isTrim(place)) return null;
  if (place === 'slaveHandle') return whyNotSlaveHandle(door);
  if (!meetsCriteria(stock.criteria, doorPropsOf(door.item, door.catalogue))) return whyNotMet(stock, door);
  return place === 'lockOptions' ? whyNotLock(stock, door) : null;
}

function whyNotMet({ criteria, masterId }: Stock, { item, catalogue }: Door): WhyNot {
  const { name } = catalogue.master(masterId);
  const withoutSecurity = Object.entries(criteria).filter(([question]) => question !== 'sbd');
  const isForSecurity = meetsCriteria(Object.fromEntries(withoutSecurity), doorPropsOf(item, catalogue));
  return isForSecurity
    ? whyNot({
        code: 'build.too-few-stars',
        reason: words.needsThreeStars,
        explanation: words.tooFewStars(name),
      })
    : whyNot({ code: 'build.not-for-door', reason: words.notForDoor, explanation: words.notForThisDoor(name) });
}

/** Handle, lock and leaf must go together. */
function whyNotLock({ masterId }: Stock, door: Door): WhyNot | null {
  const { lock, name } = door.catalogue.master(masterId);
  if (!lock) {
    return whyNot({ code: 'build.not-for-door', reason: words.notForDoor, explanation: words.notForThisDoor(name) });
  }
  return whyNotWorked(lock.works, name, door) ?? whyNotInLeaf(lock, name, door);
}

/** A door without a handle is locked by the plain lever lock. */
function whyNotWorked(works: LockWorks, lock: string, { item, catalogue }: Door): WhyNot | null {
  const { handleType } = item.hardware;
  const handle = handleType === null ? null : catalogue.handle(handleType);
  const worked: readonly LockWorks[] = handle ? [handle.lock, ...(handle.otherLocks ?? [])] : ['lift-lever'];
  if (worked.includes(works)) return null;
  return whyNot({
    code: 'build.handle-not-for-lock',
    reason: words.handleWorksAnother,
    explanation: handle ? words.notWithHandle(lock, handle.name) : words.notWithoutHandle(lock),
  });
}

function whyNotInLeaf(
  { leafFrom, leafTo }: NonNullable<MasterStock['lock']>,
  lock: string,
  { item, catalogue }: Door,
): WhyNot | null {
  const { height } = masterOf(leafSizes(item, catalogue));
  if (leafFrom <= height && height <= leafTo) return null;
  return whyNot({
    code: 'build.leaf-not-for-lock',
    reason: words.leafNotInRange,
    explanation: words.faceplateFits({ lock, from: leafFrom, to: leafTo, leaf: height }),
  });
}

function whyNotSlaveHandle({ item }: Door): WhyNot | null {
  if (item.leaves.kind === 'single') {
    return whyNot({ code: 'build.no-slave-leaf', reason: words.noSlaveLeaf, explanation: words.noSlaveLeafHere });
  }
  return item.hardware.handleType === null
    ? whyNot({ code: 'build.no-handle', reason: words.noHandle, explanation: words.noHandleHere })
    : null;
}
