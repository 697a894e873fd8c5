import { areLiftsInOrder, type VisitNumber, visitNumbers } from '@door/domain/catalogue/rows/visit-settings';
import { type PlanRow, planDues, planKinds } from '@door/domain/catalogue/rows/payment-settings';
import { isBic, isIban } from '@door/domain/selling/payment/bank-reference';
import { isPlan, planLimits } from '@door/domain/selling/payment/plan';
import { z } from 'zod';
import { renewNeeds } from '../diary/renew-needs.ts';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { filledText, text } from '../input/text.ts';
import { vatPercentInput } from './rate-input.ts';
import { manageCall, settle, versionInput } from './settle.ts';
import { router } from '../procedure.ts';
import { updateFitting } from './fitting-settings.ts';
import { getCompany, updateCompany } from './company.ts';
import { getHolidays, updateHolidays } from './holidays.ts';
import { getNumbers, updateNumber } from './numbers.ts';
import { getSettings, restoreSettings, setLogo, updateLegal, updateSettings } from './settings.ts';
import { getVatRates, updateVatRates } from './vat-rates.ts';
import {
  updateBuying,
  updateFloor,
  updateLeadRules,
  updateMessages,
  updateTelling,
  updateTransport,
} from './works-days.ts';

const planInput = z
  .array(
    z.strictObject({
      Kind: oneOf(planKinds),
      /** Per cent of the total. */
      Share: vatPercentInput,
      Due: oneOf(planDues),
      Days: wholeNumberFrom(0, planLimits.days),
    }),
    'must be a list of rows',
  )
  .max(planLimits.rows, `must have at most ${String(planLimits.rows)} rows`)
  .transform((rows) =>
    rows.map(({ Kind, Share, Due, Days }): PlanRow => ({ kind: Kind, share: Share, due: Due, days: Days })),
  )
  .refine(isPlan, 'must add up to 100 %, end with the balance, and have no row due before the one above it');

/** In which rows sales are paid from now on; null: the deposit of the price list, and the rest at the end. */
const updatePlan = manageCall
  .input(z.strictObject({ ...versionInput, Plan: z.null().or(planInput) }))
  .mutation(async ({ ctx, input: { Version, Plan } }) => settle(ctx, Version, (client) => ({ ...client, plan: Plan })));

const withoutSpaces = (written: string): string => written.replace(/\s/g, '').toUpperCase();

const bankInput = z.strictObject({
  Holder: filledText(70),
  Iban: text(42).transform(withoutSpaces).refine(isIban, 'must be an IBAN, such as IE29 AIBK 9311 5212 3456 78'),
  Bic: text(11)
    .transform(withoutSpaces)
    .refine((bic) => bic === '' || isBic(bic), 'must be a BIC of 8 or 11 characters, or empty')
    .default(''),
});

/** Where customers transfer money to; null: nowhere. */
const updateBank = manageCall
  .input(z.strictObject({ ...versionInput, Bank: z.null().or(bankInput) }))
  .mutation(async ({ ctx, input: { Version, Bank } }) =>
    settle(ctx, Version, (client) => ({
      ...client,
      bank: Bank && { holder: Bank.Holder, iban: Bank.Iban, bic: Bank.Bic },
    })),
  );

const numberInput = (name: VisitNumber) => wholeNumberFrom(visitNumbers[name].least, visitNumbers[name].most);

const numbersInput = z
  .strictObject({
    'visit-way': numberInput('visit-way'),
    'visit-single': numberInput('visit-single'),
    'visit-double': numberInput('visit-double'),
    'visit-part': numberInput('visit-part'),
    'visit-removal': numberInput('visit-removal'),
    'visit-fire': numberInput('visit-fire'),
    'visit-low': numberInput('visit-low'),
    'visit-survey': numberInput('visit-survey'),
    'visit-service': numberInput('visit-service'),
    'visit-break-after': numberInput('visit-break-after'),
    'visit-break': numberInput('visit-break'),
    'lift-alone': numberInput('lift-alone'),
    'lift-by-two': numberInput('lift-by-two'),
  } satisfies Readonly<Record<VisitNumber, unknown>>)
  .refine(areLiftsInOrder, 'must let two people carry no less than one');

/** How long visits take, and how heavy what people carry may be. What waits for a day takes as long from now on; what is booked stays. */
const updateVisits = manageCall
  .input(z.strictObject({ ...versionInput, VisitNumbers: numbersInput }))
  .mutation(async ({ ctx, input: { Version, VisitNumbers } }) => {
    const settled = await settle(ctx, Version, (client) => ({ ...client, visits: VisitNumbers }));
    const { supplier } = ctx;
    await renewNeeds({ ...ctx, supplier: { ...supplier, client: { ...supplier.client, visits: VisitNumbers } } });
    return settled;
  });

export const settingsRouter = router({
  getCompany,
  getHolidays,
  getNumbers,
  getSettings,
  getVatRates,
  restoreSettings,
  setLogo,
  updateBank,
  updateBuying,
  updateCompany,
  updateFitting,
  updateFloor,
  updateHolidays,
  updateLeadRules,
  updateLegal,
  updateMessages,
  updateNumber,
  updatePlan,
  updateSettings,
  updateTelling,
  updateTransport,
  updateVatRates,
  updateVisits,
});
