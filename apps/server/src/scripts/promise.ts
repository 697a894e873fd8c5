import { isWeekLabel } from '@door/domain/lib/production-week';
import { checkPromise } from '@door/domain/making/promise/check-promise';
import type { PromiseFacts } from '@door/domain/making/promise/promise-facts';
import { promiseOf } from '@door/domain/making/promise/promise-of';
import { z } from 'zod';
import { answerFile, wholeFrom } from './answer-file.ts';
import {
  closedInput,
  dayInput,
  daysInput,
  instantInput,
  timeZoneInput,
  vendorInput,
  weekdaysInput,
} from './calendar-input.ts';

// npm run promise -- FILE.json: the date that the facts of one order give, and why, as JSON, once a checker believes it;
// null: it is planned by hand.
const weekInput = z.string().refine(isWeekLabel, 'must be a week such as 2651');

const pointsByWeek = z
  .record(z.string(), wholeFrom(0))
  .refine((points) => Object.keys(points).every(isWeekLabel), 'must name weeks such as 2651');

const notBefore = z.union([weekInput, dayInput], 'must be a week such as 2707 or a day such as 2027-02-19');

const keyInput = z.string().min(1, 'is empty');

/** What one order takes, and what is planned of one article: more is the file of something else. */
const [mostDemands, mostRows] = [1000, 10_000];

const dueOn = z.array(z.tuple([dayInput, wholeFrom(1)])).max(mostRows);

const stage = z.int().min(1).max(7);

const schema: z.ZodType<PromiseFacts> = z
  .object({
    now: instantInput,
    timeZone: timeZoneInput,
    works: z.object({
      closed: closedInput,
      usual: wholeFrom(0),
      capacity: pointsByWeek,
      planDays: daysInput,
      surveyDays: daysInput.default(5),
      depositDays: daysInput.default(2),
      goodsInDays: daysInput,
      stages: z.object({ cutting: stage, assembly: stage, glazing: stage }),
      transport: weekdaysInput,
      extraTransport: z.array(dayInput).max(mostRows).default([]),
      transitDays: daysInput,
      fitAfter: daysInput,
      fitDays: z.array(dayInput).max(mostRows).nullable(),
    }),
    load: pointsByWeek,
    order: z.object({
      points: wholeFrom(0),
      accepted: dayInput.nullable(),
      measured: dayInput.nullable(),
      deposit: dayInput.nullable(),
      depositAsked: z.boolean(),
      notBefore: notBefore.nullable(),
      leadRules: z.record(z.string(), daysInput),
      ends: z.enum(['fitted', 'delivered', 'collected']),
    }),
    demand: z
      .array(
        z.object({
          key: keyInput,
          quantity: wholeFrom(1),
          stage: z.enum(['cutting', 'assembly', 'glazing']),
          vendors: z.array(z.string()).max(100),
          paint: z.object({ days: daysInput.min(1), cureDays: daysInput }).nullable(),
        }),
      )
      .max(mostDemands),
    stock: z.record(keyInput, z.object({ onHand: wholeFrom(0), supply: dueOn, demand: dueOn })),
    dueAs: z.enum(['stock', 'purchase']).default('stock'),
    vendors: z.record(z.string(), vendorInput),
  })
  .superRefine(({ demand, vendors }, context) => {
    for (const [at, { key, vendors: names }] of demand.entries()) {
      if (demand.findIndex((each) => each.key === key) < at)
        context.addIssue({ code: 'custom', path: ['demand', at, 'key'], message: `${key} is named twice` });
      for (const name of names)
        if (!Object.hasOwn(vendors, name))
          context.addIssue({ code: 'custom', path: ['demand', at, 'vendors'], message: `${name} is no vendor` });
    }
  });

answerFile({
  name: 'promise',
  schema,
  answer(facts) {
    const promise = promiseOf(facts);
    if (!promise) return null;
    const faults = checkPromise(facts, promise);
    if (faults.length > 0) throw new Error(`The date does not follow from its facts: ${faults.join(', ')}.`);
    const { what, day, grain, week, made, sent, reasons, skipped, buys } = promise;
    return {
      what,
      day,
      grain,
      week,
      made,
      sent,
      reasons: reasons.map(({ code, day: on, binds, about }) => ({ code, day: on, binds, about })),
      skipped: skipped.map(({ week: label, why }) => ({ week: label, why })),
      buys: buys.map(({ key, vendor, order, delivered, usable }) => ({ key, vendor, order, delivered, usable })),
    };
  },
});
