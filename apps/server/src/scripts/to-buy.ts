import { dayIn, defaultTimeZone } from '@door/domain/lib/calendar-day';
import { daysAfter } from '@door/domain/lib/open-days';
import { type BuyFacts, toBuy } from '@door/domain/making/purchasing/to-buy';
import { z } from 'zod';
import { answerFile, listOf, wholeFrom } from './answer-file.ts';
import {
  closedInput,
  dayInput,
  daysInput,
  instantInput,
  mostDays,
  timeZoneInput,
  vendorInput,
} from './calendar-input.ts';

// npm run to-buy -- FILE.json: what has to be bought by when, as JSON.
const dueOn = listOf(z.tuple([dayInput, wholeFrom(1)]));

const articleInput = z.object({
  key: z.string().min(1, 'is empty'),
  onHand: wholeFrom(0),
  floor: wholeFrom(0).default(0),
  supply: dueOn,
  demand: dueOn,
  vendor: z.string(),
  pack: wholeFrom(1),
  least: wholeFrom(0),
  coverDays: daysInput.default(0),
});

const schema: z.ZodType<BuyFacts> = z
  .object({
    now: instantInput,
    timeZone: timeZoneInput.default(defaultTimeZone),
    works: z.object({ closed: closedInput, goodsInDays: daysInput }),
    vendors: z.record(z.string(), vendorInput),
    articles: listOf(articleInput),
    until: dayInput.nullish().transform((last) => last ?? null),
  })
  .refine(({ articles }) => new Set(articles.map(({ key }) => key)).size === articles.length, {
    path: ['articles'],
    error: 'name a key twice',
  })
  .refine(({ now, timeZone, until }) => until === null || until <= daysAfter(dayIn(now, timeZone), mostDays), {
    path: ['until'],
    error: `must be within ${mostDays} days`,
  });

answerFile({ name: 'to-buy', schema, answer: (facts) => ({ lines: toBuy(facts) }) });
