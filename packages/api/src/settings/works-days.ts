import { isQuietOverNight, isReviewUrl, messageLanguages } from '@door/domain/catalogue/rows/message-settings';
import {
  buyingLimits,
  floorLimits,
  isWithin,
  leadReasons,
  longestTransportReason,
  mayBeTransport,
  mostExtraTransports,
  mostWorksDays,
} from '@door/domain/catalogue/rows/works-settings';
import { compareText } from '@door/domain/lib/compare-text';
import { amountText, money, readAmount } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { booleanInput, oneOf, wholeNumberFrom } from '../input/choices.ts';
import { clockInput, dateInput } from '../input/cursor.ts';
import { refersTo } from '../input/refers-to.ts';
import { filledText, text } from '../input/text.ts';
import { manageCall, settle, versionInput } from './settle.ts';
import { tidyWeekdays, weekdaysInput, zonesInput } from './transport-zones.ts';

const worksDays = wholeNumberFrom(0, mostWorksDays);
const stageDay = wholeNumberFrom(floorLimits.stage.least, floorLimits.stage.most);

/** How many days each rule of the lead times asks for; null: it is off. What is not named stays. */
export const updateLeadRules = manageCall
  .input(
    z.strictObject({
      ...versionInput,
      LeadRules: z.partialRecord(z.enum(leadReasons), worksDays.nullable()),
      /** Of which rules vendors take the place once they are known; absent: as they are. */
      UntilVendors: z.array(z.enum(leadReasons)).max(leadReasons.length).optional(),
    }),
  )
  .mutation(async ({ ctx, input: { Version, LeadRules, UntilVendors } }) =>
    settle(ctx, Version, ({ works, ...client }) => ({
      ...client,
      works: {
        ...works,
        leadRules: { ...works.leadRules, ...LeadRules },
        untilVendors: UntilVendors ? leadReasons.filter((reason) => UntilVendors.includes(reason)) : works.untilVendors,
      },
    })),
  );

const transportInput = z.strictObject({
  ...versionInput,
  Weekdays: weekdaysInput,
  /** Where doors leave on other weekdays; absent: as they are. */
  Zones: zonesInput.optional(),
  /** Days on which doors leave whatever the weekday, each with why; absent: as they are. */
  ExtraDays: z
    .array(
      z.strictObject({
        Day: dateInput.refine(mayBeTransport, 'must be a day from Monday to Friday'),
        Reason: filledText(longestTransportReason),
      }),
      'must be a list of days',
    )
    .max(mostExtraTransports, `must have at most ${String(mostExtraTransports)} days`)
    .refine((all) => new Set(all.map(({ Day }) => Day)).size === all.length, 'must have each day once')
    .optional(),
  PlanDays: worksDays,
  SurveyDays: worksDays,
  DepositDays: worksDays,
  TransitDays: worksDays,
  FitAfter: worksDays,
});

/** On which weekdays doors leave, and the days that a promised date counts before and after the works. */
export const updateTransport = manageCall.input(transportInput).mutation(async ({ ctx, input }) =>
  settle(ctx, input.Version, ({ works, ...client }) => ({
    ...client,
    works: {
      ...works,
      transport: tidyWeekdays(input.Weekdays),
      transportZones: input.Zones ?? works.transportZones,
      extraTransport:
        input.ExtraDays?.map(({ Day, Reason }) => ({ day: Day, reason: Reason })).toSorted((one, other) =>
          compareText(one.day, other.day),
        ) ?? works.extraTransport,
      planDays: input.PlanDays,
      surveyDays: input.SurveyDays,
      depositDays: input.DepositDays,
      transitDays: input.TransitDays,
      fitAfter: input.FitAfter,
    },
  })),
);

const floorInput = z.strictObject({
  ...versionInput,
  CuttingDay: stageDay,
  AssemblyDay: stageDay,
  GlazingDay: stageDay,
  GoodsInDays: worksDays,
  /** Per cent. */
  BarYield: wholeNumberFrom(floorLimits.barYield.least, floorLimits.barYield.most),
});

const messagesInput = z
  .strictObject({
    ...versionInput,
    QuietFrom: clockInput,
    /** Of the next morning. */
    QuietUntil: clockInput,
    QuietSundays: booleanInput,
    MessageLanguage: oneOf(messageLanguages),
    /** Where customers say what they think; '': nobody asks them. */
    ReviewUrl: text(500).transform((url) => url.trim()),
  })
  .refine(({ QuietFrom, QuietUntil }) => isQuietOverNight(QuietFrom, QuietUntil), 'must be quiet over the night')
  .refine(
    ({ ReviewUrl }) => ReviewUrl === '' || isReviewUrl(ReviewUrl),
    'must be an address that begins with https://',
  );

/** At which hours customers are not disturbed, in which language they are written to, and where they say what they think. */
export const updateMessages = manageCall.input(messagesInput).mutation(async ({ ctx, input }) =>
  settle(ctx, input.Version, (client) => ({
    ...client,
    messaging: {
      quietFrom: input.QuietFrom,
      quietUntil: input.QuietUntil,
      quietSundays: input.QuietSundays,
      language: input.MessageLanguage,
      reviewUrl: input.ReviewUrl,
    },
  })),
);

const tellingInput = z.strictObject({
  ...versionInput,
  /** `HH:MM` of the supplier's clock. */
  TellAt: clockInput,
  MailMoves: booleanInput,
  ShowKept: booleanInput,
});

/** When customers are told that a promised date has moved, whether they get mails about it, and whether they read how dates were kept. */
export const updateTelling = manageCall.input(tellingInput).mutation(async ({ ctx, input }) =>
  settle(ctx, input.Version, ({ works, ...client }) => ({
    ...client,
    works: { ...works, tellAt: input.TellAt, mailMoves: input.MailMoves, showKept: input.ShowKept },
  })),
);

/** By when each stage of a week needs its goods, when goods that came can be used, and how much of a bar becomes pieces. */
export const updateFloor = manageCall.input(floorInput).mutation(async ({ ctx, input }) =>
  settle(ctx, input.Version, ({ works, ...client }) => ({
    ...client,
    works: {
      ...works,
      stages: { cutting: input.CuttingDay, assembly: input.AssemblyDay, glazing: input.GlazingDay },
      goodsInDays: input.GoodsInDays,
      barYield: input.BarYield,
    },
  })),
);

const sumInput = (limits: (typeof buyingLimits)['billAmount' | 'orderLimit']) => {
  const wrong = `must be a sum up to ${amountText(money(limits.most, 'EUR'))}, such as 1980.51`;
  return text(20)
    .meta(refersTo('price'))
    .transform((written, { addIssue }) => {
      // The currency changes nothing of how a sum is written.
      const minor = readAmount(written, 'EUR')?.minor;
      if (isWithin(minor, limits)) return minor;
      addIssue(wrong);
      return z.NEVER;
    });
};

const buyingInput = z.strictObject({
  ...versionInput,
  /** Whole per cent. */
  BillPercent: wholeNumberFrom(buyingLimits.billPercent.least, buyingLimits.billPercent.most),
  BillAmount: sumInput(buyingLimits.billAmount),
  OrderLimit: sumInput(buyingLimits.orderLimit),
});

/** By how much vendors' bills may differ in price, and above which sum only an admin sends a purchase. */
export const updateBuying = manageCall
  .input(buyingInput)
  .mutation(async ({ ctx, input: { Version, BillPercent, BillAmount, OrderLimit } }) =>
    settle(ctx, Version, ({ works, ...client }) => ({
      ...client,
      works: { ...works, billTolerance: { percent: BillPercent, minor: BillAmount }, orderLimit: OrderLimit },
    })),
  );
