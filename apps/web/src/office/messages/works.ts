import { promiseMessages } from './promise.ts';
import type { PromiseCause } from '@door/domain/making/promise/promise';
import { inLanguage, language } from '../../shared/text/language.ts';

const plotEnglish = {
  chart: 'Chart',
  table: 'Table',
  look: (title: string) => `${title} as`,
  lost: 'The chart could not be loaded. The table has the same figures.',
};

export const plotMessages = inLanguage(language, { en: plotEnglish });

const counted = (count: number, one: string, many: string): string => `${String(count)} ${count === 1 ? one : many}`;

const english = {
  title: 'Works',
  period: 'Period',
  periods: { '3': '3 months each way', '6': '6 months each way', '12': '12 months each way' },
  forbidden: 'Fabricators and admins see how the works do.',
  kept: {
    title: 'Kept promises',
    asFirstPromised: 'As first promised',
    asLastTold: 'As last told',
    none: 'No order that was promised a day has been done in this period.',
    heads: { month: 'Month', orders: 'Orders done', missed: 'Not as first promised' },
    share: (kept: number, orders: number) =>
      orders === 0 ? '–' : `${String(kept)} of ${String(orders)} (${String(Math.round((kept / orders) * 100))}\u00a0%)`,
    perCent: (value: number) => `${String(value)} %`,
    point: (name: string, month: string, share: string) => `${month}: ${share} ${name.toLowerCase()}`,
    missed: (month: string) => `Not done as first promised in ${month}`,
    missedAll: 'Not done as first promised',
    allMonths: 'Show all months',
    noneMissed: 'Every order was done as first promised.',
    missedHeads: { order: 'Order', done: 'Done', told: 'As last told', cause: 'Cause' },
    told: (isKept: boolean) => (isKept ? 'kept' : 'not kept'),
    cause: (cause: PromiseCause | null) => (cause === null ? 'late without a word' : promiseMessages.cause(cause)),
    causeOf: (cause: PromiseCause | null, vendor: string | null): string =>
      vendor === null ? english.kept.cause(cause) : `${english.kept.cause(cause)}: ${vendor}`,
    causes: 'Not done as first promised, by cause',
    vendors: 'Not done as first promised, by whose goods came late',
    vendor: 'Vendor',
    unknownVendor: 'Nobody knows whose',
    sellers: 'Kept promises by seller',
    seller: 'Seller',
  },
  load: {
    title: 'Load of the works',
    made: 'Made',
    planned: 'Planned',
    held: 'Held',
    capacity: 'Capacity',
    none: 'No week of this period holds an order.',
    heads: { week: 'Week' },
    week: (week: string) => `Week ${week}`,
    point: (week: string, points: string, what: string) => `Week ${week}: ${points} points, ${what.toLowerCase()}`,
    closed: 'closed',
  },
  short: {
    title: 'Shortages',
    name: 'Orders that will not find their goods in time',
    none: 'Every order of this period finds its goods in time.',
    heads: { orders: 'Orders', articles: 'Articles' },
    point: (week: string, orders: number, articles: number) =>
      `Week ${week}: ${counted(orders, 'order', 'orders')} short of ${counted(articles, 'article', 'articles')}`,
  },
  stock: {
    title: 'Value of stock',
    none: 'Nothing was in stock in this period.',
    point: (month: string, value: string) => `${month}: ${value}`,
  },
  weekOf: (day: string) => `in the week of ${day}`,
  unknown: 'not known yet',
  risk: (day: string, cause: string) => `${day} (${cause})`,
  late: {
    title: 'Late orders',
    none: 'No order is late.',
    promised: 'Promised',
  },
  atRisk: {
    title: 'Orders at risk',
    none: 'No promised date is at risk.',
    forecast: 'Forecast',
  },
};

export const worksMessages = inLanguage(language, { en: english });
