import { compareText } from '../../lib/compare-text.ts';
import { daysAfter, type OpenCalendar, plusOpen, weekdayOf } from '../../lib/open-days.ts';
import { isWeekLabel, weekOfLabel } from '../../lib/production-week.ts';
import type { LateCode, PromiseBuy, ReasonCode, Refutation } from './promise.ts';
import type { WorksStage } from '../../catalogue/rows/works-settings.ts';
import type { PromiseFacts } from './promise-facts.ts';
import type { PromiseStart } from './promise-start.ts';
import { type ReadyGoods, readyGoods } from './ready-goods.ts';

/** Something that a week of production must not come before. */
export interface PromiseClaim {
  readonly code: LateCode | 'asked';
  readonly about: string;
  readonly day: string;
  /** The day of a week, of which these are the open days, that `day` must not be after. */
  readonly limit: (openDays: readonly string[]) => string;
  /** What shows that a week with this limit is too early. */
  readonly refutation: (limit: string) => Refutation;
  readonly reasons: readonly (readonly [ReasonCode, string])[];
  readonly buy: PromiseBuy | null;
}

const lastDay = (openDays: readonly string[]): string => openDays.at(-1) ?? '';

/**
 * All that an order waits for (PROMISE 7.2, steps 2 to 4), in the order in which it refutes a week: by code, then the latest day, then the
 * name. null: goods that it needs are never there.
 */
export function promiseClaims(
  facts: PromiseFacts,
  start: PromiseStart,
  calendar: OpenCalendar,
): readonly PromiseClaim[] | null {
  const goods = readyGoods(facts, { ...start, calendar });
  if (!goods) return null;
  const { stages } = facts.works;
  const needDay = (stage: WorksStage) => (openDays: readonly string[]) =>
    openDays[stages[stage] - 1] ?? lastDay(openDays);
  const { planningDay } = start;
  const byName = Object.entries(facts.order.leadRules).toSorted(([one], [other]) => compareText(one, other));
  const leads = byName.map(([rule, days]): PromiseClaim => {
    const day = plusOpen(start.day, days, calendar);
    return claim('lead', { about: rule, day, limit: lastDay, reasons: [['lead', day]] });
  });
  const planning = claim('planning', {
    day: planningDay,
    limit: needDay('cutting'),
    reasons: [['planning', planningDay]],
  });
  return [
    ...askedFor(facts),
    // Whoever has planned it by hand knows how long it takes.
    ...(facts.order.place?.isGiven ? [] : [...latestFirst(leads), planning]),
    ...latestFirst(
      goods.map((each) => {
        const { demand, ready, buy } = each;
        const limit = needDay(demand.stage);
        return claim('not-ready', { about: demand.key, day: ready, limit, reasons: goodsReasons(each), buy });
      }),
    ),
  ];
}

const claim = (
  code: LateCode,
  { about = '', day, buy = null, ...rest }: Pick<PromiseClaim, 'day' | 'limit' | 'reasons'> & Partial<PromiseClaim>,
): PromiseClaim => ({
  code,
  about,
  day,
  buy,
  refutation: (limit) => ({ why: code, day, limit, about }),
  ...rest,
});

const latestFirst = (claims: readonly PromiseClaim[]): readonly PromiseClaim[] =>
  claims.toSorted((one, other) => compareText(other.day, one.day) || compareText(one.about, other.about));

function goodsReasons({ usable, as, painted, ready }: ReadyGoods): PromiseClaim['reasons'] {
  const there: PromiseClaim['reasons'] = usable === null ? [] : [[as, usable]];
  return painted === null ? there : [...there, ['painted', painted], ['cured', ready]];
}

/** Of a week that is asked for its Monday; of a day that of the week before, since the last step alone waits for the day. */
function askedFor({ order: { notBefore } }: PromiseFacts): readonly PromiseClaim[] {
  if (notBefore === null) return [];
  const isWeek = isWeekLabel(notBefore);
  const said = isWeek ? weekOfLabel(notBefore).startsOn : notBefore;
  const monday = isWeek ? said : daysAfter(notBefore, -6 - weekdayOf(notBefore));
  return [
    {
      code: 'asked',
      about: notBefore,
      day: monday,
      limit: lastDay,
      reasons: [['asked', said]],
      buy: null,
      refutation: () => ({ why: 'asked', about: notBefore }),
    },
  ];
}
