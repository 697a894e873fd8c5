import { isEqual } from '@door/domain/lib/is-equal';
import { keysOf } from '@door/domain/lib/records';
import type { Place } from '@door/domain/making/stock/places';
import { quantityText, type StockUnit } from '@door/domain/making/stock/quantity';
import { type ArticleSupply, supplyKeysOf } from '@door/domain/making/stock/supply';
import type { HistorySubject } from '../system-status/history-store.ts';
import { messages } from '../messages.ts';
import type { OfficeScope } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import type { SaidSupply } from './stock-store.ts';

const { kept, placeAs } = messages.inventory;

interface Kept {
  readonly places: readonly Place[];
  readonly unit: StockUnit;
}

/** What each fact of how an article is kept says in its history. */
const facts: Readonly<Record<keyof Omit<ArticleSupply, 'key'>, (supply: ArticleSupply, how: Kept) => string>> = {
  supply: ({ supply }) => kept.supply(supply),
  stage: ({ stage }) => kept.stage(stage),
  floor: ({ floor }, { unit }) => kept.floor(quantityText(floor, unit)),
  firstPlace: ({ firstPlace }, { places }) =>
    kept.firstPlace(places.find(({ id }) => id === firstPlace)?.name ?? kept.defaultPlace),
  isLotTracked: ({ isLotTracked }) => (isLotTracked ? kept.lots : kept.noLots),
  analysisCode: ({ analysisCode }) => kept.analysisCode(analysisCode),
};

interface SupplyChange {
  /** Of what says how it is kept. */
  readonly id: string;
  readonly before: ArticleSupply;
  readonly after: ArticleSupply;
}

/** Says in the history of an article, or of a code, what is kept otherwise from now on. */
export async function recordSupply(ctx: OfficeScope, { id, before, after }: SupplyChange, how: Kept): Promise<void> {
  const changed = keysOf(facts).filter((fact) => before[fact] !== after[fact]);
  const textOf = (supply: ArticleSupply) => changed.map((fact) => facts[fact](supply, how)).join(', ');
  await recordHistory(ctx, [
    { about: 'stock', aboutId: id, kind: 'details', from: textOf(before) || null, to: textOf(after) || kept.asBefore },
  ]);
}

/** Says in the history of each place what has changed of it. */
export async function recordPlaces(ctx: OfficeScope, before: readonly Place[], after: readonly Place[]): Promise<void> {
  const earlier = new Map(before.map((place) => [place.id, place]));
  const changed = after.filter((place) => !isEqual(place, earlier.get(place.id)));
  await recordHistory(
    ctx,
    changed.map((place) => {
      const was = earlier.get(place.id);
      const entry = { about: 'stock', aboutId: place.id, kind: 'details' } as const;
      return { ...entry, from: was ? placeAs(was) : null, to: placeAs(place) };
    }),
  );
}

/** What the history of an article is about: what says how it is kept, the places where it is, and the import with which it began. */
export async function subjectsOfArticle(
  { stores: { stock } }: OfficeScope,
  key: string,
  { said, places }: { readonly said: ReadonlyMap<string, SaidSupply>; readonly places: readonly string[] },
): Promise<readonly HistorySubject[]> {
  const first = await stock.line(key, 1);
  const ids = [
    ...supplyKeysOf(key).flatMap((each) => said.get(each)?.id ?? []),
    ...places,
    ...(first?.cause.kind === 'opening' ? [first.cause.id] : []),
  ];
  return [...new Set(ids)].map((aboutId) => ({ about: 'stock', aboutId }));
}
