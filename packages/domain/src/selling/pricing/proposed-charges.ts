import type { JobType } from '../../door/model/build-choices.ts';
import type { Item } from '../../door/model/item.ts';
import type { Currency } from '../../door/model/item-record.ts';
import { glazedFrameParts } from '../../door/model/parts.ts';
import type { ChargeKind, SoldItem } from './quote-totals.ts';
import { exchangeTo } from './item-price.ts';
import { type MinorUnits, minorUnits, type Money, money, multiplyMoney, portion, sumMoney } from './money.ts';
import type { PriceList } from './price-list.ts';
import type { VatTreatment } from './vat.ts';

/** A charge that follows from the items until a person changes it. `position` is that of the item it is about, from 0; null: the whole job. */
export interface ProposedCharge {
  readonly kind: Exclude<ChargeKind, 'free'>;
  readonly position: number | null;
  readonly quantity: number;
  readonly unit: Money;
}

/** A position of a quote with what fitting it depends on. */
export interface FittedItem extends Pick<SoldItem, 'quantity' | 'netTrade'> {
  readonly leaves: Item['leaves']['kind'];
  /** Sidelights and fanlights. */
  readonly parts: number;
  readonly jobType: JobType;
}

/** A position of a quote. */
export const fittedItem = (
  { leaves, frame, build }: Item,
  sold: Pick<SoldItem, 'quantity' | 'netTrade'>,
): FittedItem => ({
  quantity: sold.quantity,
  netTrade: sold.netTrade,
  leaves: leaves.kind,
  parts: glazedFrameParts(frame.parts).length,
  jobType: build.jobType,
});

interface Job {
  readonly currency: Currency;
  readonly treatment: VatTreatment;
  readonly audience: 'customer' | 'trade';
}

/** The charges of a new quote. What is fitted is surveyed, fitted and its old door removed; what is only supplied is delivered. */
export function proposedCharges(items: readonly FittedItem[], job: Job, prices: PriceList): readonly ProposedCharge[] {
  if (items.length === 0) return [];
  const isSupplied = job.treatment === 'IE supply' || job.audience === 'trade';
  return isSupplied ? delivery(items, job, prices) : fittingOf(items, job, prices);
}

/** Free from a net trade price on. Work on charges is not counted. */
function delivery(items: readonly FittedItem[], { currency }: Job, prices: PriceList): readonly ProposedCharge[] {
  const { services } = prices;
  const netTrade = sumMoney(
    items.map((item) => multiplyMoney(item.netTrade, item.quantity)),
    currency,
  );
  const isFree = netTrade.minor >= servicePrice(services.deliveryFreeFrom, currency, prices).minor;
  if (isFree) return [];
  return [{ kind: 'delivery', position: null, quantity: 1, unit: servicePrice(services.delivery, currency, prices) }];
}

function fittingOf(items: readonly FittedItem[], { currency }: Job, prices: PriceList): readonly ProposedCharge[] {
  const { survey, fitSingle, fitDouble, fitPerSideOrFan, removal } = prices.services;
  const price = (euros: number): Money => servicePrice(minorUnits(euros), currency, prices);
  const doorsOut = items
    .filter(({ jobType }) => jobType !== 'new-build')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    { kind: 'survey', position: null, quantity: 1, unit: price(survey) },
    ...items.map(({ leaves, parts, quantity }, position) => ({
      kind: 'fitting' as const,
      position,
      quantity,
      unit: price((leaves === 'double' ? fitDouble : fitSingle) + parts * fitPerSideOrFan),
    })),
    ...(doorsOut === 0 ? [] : [{ kind: 'removal' as const, position: null, quantity: doorsOut, unit: price(removal) }]),
  ];
}

/** A rate of the list in the currency of the quote, rounded once. */
function servicePrice(euros: MinorUnits, currency: Currency, prices: PriceList): Money {
  const { numerator, denominator } = exchangeTo(currency, prices);
  return money(portion(money(euros, 'EUR'), numerator, denominator).minor, currency);
}
