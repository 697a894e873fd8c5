import { groupsOf, keysOf } from '@door/domain/lib/records';
import type { BatchLine } from '@door/domain/making/batch/batch-door';
import { floorSteps } from '@door/domain/making/batch/batch-cycle';
import type { PickedLot, PickedLots } from '@door/domain/making/batch/pick-list';
import { type DoorPick, doorPicks } from '@door/domain/making/stock/batch-needs';
import type { Balance } from '@door/domain/making/stock/book-moves';
import { putAwayAt } from '@door/domain/making/stock/places';
import { supplyOf } from '@door/domain/making/stock/supply';
import { picksFrom, type Spot, spotsOf } from '@door/domain/making/stock/take-from-book';
import { loadPlaces, loadSaidSupplies } from '../inventory/articles.ts';
import { demandRules } from '../inventory/write-demand.ts';
import type { CallScope } from '../procedure.ts';

interface PickedBatch {
  readonly id: string;
  readonly lines: readonly BatchLine[];
}

/**
 * The lots of which the doors of a batch take what is told apart by lots (PROMISE 4.1): those that were taken where it is out already, else
 * those that would be now.
 */
export async function pickedLots(ctx: CallScope, { id, lines }: PickedBatch): Promise<readonly PickedLots[]> {
  const { stock } = ctx.stores;
  const said = await loadSaidSupplies(ctx);
  if (![...said.values()].some(({ isLotTracked }) => isLotTracked)) return [];
  const picks = doorPicks(lines, demandRules(ctx.supplier, said)).filter(({ key }) => supplyOf(key, said).isLotTracked);
  const ofKeys = groupsOf(picks, ({ key }) => key);
  const accounts = await stock.accounts([...ofKeys.keys()]);
  const keys = accounts.map(({ key }) => key);
  const places = await loadPlaces(ctx);
  const there = groupsOf(await stock.balances({ keys }), ({ key }) => key);
  const lots = groupsOf(await stock.lots(keys), ({ key }) => key);
  const taken = groupsOf(await takenFor(ctx, id), ({ key }) => key);
  return accounts.flatMap(({ key, unit }) => {
    const home = putAwayAt(places, supplyOf(key, said).firstPlace);
    if (!home) throw new Error('A supplier has a default place.');
    const shelves = { home, places, lots: (lots.get(key) ?? []).map(({ lot }) => lot), unitId: null };
    const spots = spotsOf({ balances: taken.get(key) ?? there.get(key) ?? [] }, shelves);
    return lotsOf(ofKeys.get(key) ?? [], spots).map((each) => ({ ...each, key, unit }));
  });
}

/** What steps of the floor have taken and is still out, as it lay there before. */
async function takenFor({ stores }: CallScope, id: string): Promise<readonly (Balance & { readonly key: string })[]> {
  const issues = [];
  for (const step of keysOf(floorSteps)) issues.push(...(await stores.stock.stillOut(id, `batch.${step}`)));
  return issues.map(({ key, place, lot, quantity }) => ({ key, place, lot, quantity: -quantity }));
}

function lotsOf(picks: readonly DoorPick[], spots: readonly Spot[]) {
  const taken = picksFrom(
    spots,
    picks.map(({ quantity }) => quantity),
  );
  return picks.map(({ place, quantity }, at) => ({ place, quantity, lots: byLot(taken[at] ?? []) }));
}

/** However many places a lot lies at. */
const byLot = (spots: readonly Spot[]): readonly PickedLot[] =>
  [...groupsOf(spots, ({ lot }) => lot)].flatMap(([lot, own]) =>
    lot === null ? [] : [{ lot, quantity: own.reduce((sum, { quantity }) => sum + quantity, 0) }],
  );
