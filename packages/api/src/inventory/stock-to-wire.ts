import { may } from '@door/domain/people/roles';
import { onHandOf } from '@door/domain/making/stock/book-moves';
import type { Availability } from '@door/domain/making/stock/outlook';
import type { Place } from '@door/domain/making/stock/places';
import { quantityText } from '@door/domain/making/stock/quantity';
import type { ArticleSupply } from '@door/domain/making/stock/supply';
import { amountText, money } from '@door/domain/selling/pricing/money';
import { personToWire } from '../enquiry/to-wire.ts';
import type { CallScope } from '../procedure.ts';
import type { NameOf } from '../user/people.ts';
import type { KnownArticle } from './articles.ts';
import type { StockAccount, StockBalance, StockLine } from './stock-store.ts';

/** A sum as `1980.51`; null for whoever may not see what things cost. */
export const costToWire = (
  { caller }: Pick<CallScope, 'caller'>,
  minor: number,
  { currency }: Pick<StockAccount, 'currency'>,
): string | null => (may(caller.role, 'prices.seeCost') ? amountText(money(minor, currency)) : null);

/** A line of the ledger. */
export const lineToWire = (
  ctx: Pick<CallScope, 'caller'>,
  line: StockLine,
  { unit, currency, nameOf }: Omit<StockAccount, 'key'> & { readonly nameOf: NameOf },
) => ({
  Key: line.key,
  /** Counted within the key, from 1. */
  Line: line.line,
  Kind: line.kind,
  /** Id. */
  Place: line.place,
  Lot: line.lot,
  /** In the unit of the article: `-3`, `5.960`. */
  Quantity: quantityText(line.quantity, unit),
  /** Negative for what goes; null: this caller may not see costs. */
  Value: costToWire(ctx, line.value, { currency }),
  /** The offcut or the piece made to order that it moves; null: so many of the article. */
  UnitId: line.unitId,
  /** Line of the issue that it takes back. */
  Undoes: line.undoes,
  /** What has written it: a message, or a call about a batch. The two lines of a transfer have one Id. */
  Cause: { Kind: line.cause.kind, Id: line.cause.id },
  /** Number of the batch that moved it; null: a person did. */
  Batch: line.batch,
  Reason: line.reason,
  ReasonCode: line.reasonCode,
  /** Day on which it has happened, and the moment of its writing. */
  On: line.happenedOn,
  At: line.at,
  By: personToWire(line.who, nameOf),
});

export const placeToWire = ({ id, name, counts, isDefault, isRetired }: Place) => ({
  Id: id,
  Name: name,
  /** Whether what is there can be promised. */
  Counts: counts,
  IsDefault: isDefault,
  IsRetired: isRetired,
});

/** What there is of an article, by places; nothing of it is stored. */
export interface Standing {
  readonly article: KnownArticle;
  readonly balances: readonly StockBalance[];
  readonly places: readonly Place[];
  readonly supply: ArticleSupply;
  /** undefined: nobody has ever moved it, and none comes. */
  readonly availability: Availability | undefined;
  /** ISO day; undefined: it was never counted. */
  readonly lastCounted: string | undefined;
}

/** How much of it can be promised: what is at places that count. */
export const countedOf = ({ balances, places }: Pick<Standing, 'balances' | 'places'>): number =>
  places.filter(({ counts }) => counts).reduce((sum, { id }) => sum + onHandOf({ balances }, { place: id }), 0);

/** Whether there is less than the least that is to be there. */
export const isBelowFloor = (standing: Pick<Standing, 'balances' | 'places' | 'supply'>): boolean =>
  countedOf(standing) < standing.supply.floor;

export function standingToWire(ctx: Pick<CallScope, 'caller'>, standing: Standing) {
  const { article, balances, places, supply, availability, lastCounted } = standing;
  const { key, unit, currency } = article;
  const text = (quantity: number) => quantityText(quantity, unit);
  const value = balances.reduce((sum, balance) => sum + balance.value, 0);
  return {
    Key: key,
    /** '' where the catalogue no longer tells. */
    Text: article.text,
    Unit: unit,
    /** Over all places. */
    OnHand: text(onHandOf({ balances })),
    /** What is there today at the places that count, and no order that was promised before will take. */
    Free: text(availability?.free ?? 0),
    /** The first day on which an order will not find enough of it; null: all will, or nobody keeps it. */
    FirstShort: availability?.firstShort ?? null,
    /** Where there is any, by the names of places. */
    Places: places.flatMap(({ id, name, counts }) => {
      const here = balances.filter(({ place, quantity }) => place === id && quantity !== 0);
      if (here.length === 0) return [];
      return [
        {
          Id: id,
          Name: name,
          Counts: counts,
          OnHand: text(onHandOf({ balances: here })),
          /** Of an article that is tracked by lots. */
          Lots: here.flatMap(({ lot, quantity }) => (lot === null ? [] : [{ Lot: lot, OnHand: text(quantity) }])),
        },
      ];
    }),
    /** The least that is to be at the places that count. */
    Floor: text(supply.floor),
    IsBelowFloor: isBelowFloor(standing),
    /** Day on which somebody counted it last; null: nobody has. */
    LastCounted: lastCounted ?? null,
    /** null: this caller may not see costs. */
    Value: costToWire(ctx, value, article),
    Currency: currency,
  };
}

export const supplyToWire = (supply: ArticleSupply, unit: StockAccount['unit'], lastUpdated: string | null) => ({
  /** What says so: the key itself, or `OF72*` for all keys that continue a code. */
  Key: supply.key,
  Supply: supply.supply,
  Stage: supply.stage,
  Floor: quantityText(supply.floor, unit),
  FirstPlace: supply.firstPlace,
  LotTracked: supply.isLotTracked,
  AnalysisCode: supply.analysisCode,
  /** Of what says so; null: nobody has said anything. */
  LastUpdated: lastUpdated,
});
