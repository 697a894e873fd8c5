import { bankReference, isBankReference, isBic, isIban } from '@door/domain/selling/payment/bank-reference';
import { epcPayload } from '@door/domain/selling/payment/epc-code';
import { matchOf } from '@door/domain/selling/payment/match-line';
import { planKinds, type PlanRow } from '@door/domain/catalogue/rows/payment-settings';
import { scheduleOf } from '@door/domain/selling/payment/schedule';
import { sessionStates, settle } from '@door/domain/selling/payment/settle';
import { amountText, type Money, readAmount } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { listOf, wholeFrom } from './answer-file.ts';

// The questions of `npm run journey` about what is paid when, and what was paid.
const wholeShare = 10_000;
const mostRows = 4;

const amountInput = <Code extends 'EUR' | 'GBP'>(currency: Code) =>
  z.string().transform((text, context): Money<Code> => {
    const amount = readAmount(text, currency);
    if (amount) return amount;
    context.addIssue('must be an amount such as "1031.71"');
    return z.NEVER;
  });
const euros = amountInput('EUR');
const notBelowZero = euros.refine(({ minor }) => minor >= 0, 'must not be below 0');

const plan = z
  .array(z.tuple([z.enum(planKinds), wholeFrom(0, wholeShare)]))
  .min(1)
  .max(mostRows, `must have at most ${mostRows} rows`)
  .refine((rows) => rows.reduce((sum, [, share]) => sum + share, 0) === wholeShare, 'must add up to 10000')
  .refine((rows) => rows.at(-1)?.[0] === 'balance', 'must end with the balance')
  .transform((rows) => rows.map(([kind, share]): Pick<PlanRow, 'kind' | 'share'> => ({ kind, share })));

const schedule = z
  .object({
    what: z.literal('schedule'),
    total: notBelowZero,
    accepted: notBelowZero,
    plan,
    credits: listOf(euros.refine(({ minor }) => minor <= 0, 'must not be above 0')).default([]),
    payments: listOf(euros).default([]),
  })
  .transform((facts) => {
    const { rows, overpaid } = scheduleOf(facts);
    return {
      rows: rows.map(({ kind, amount, paid, open }) => ({
        kind,
        amount: amountText(amount),
        paid: amountText(paid),
        open: amountText(open),
      })),
      overpaid: amountText(overpaid),
    };
  });

const entriesIn = <State extends string>(states: readonly [State, ...State[]]) =>
  listOf(z.object({ id: z.string().min(1).max(255), amount: wholeFrom(0), state: z.enum(states) })).default([]);

const settled = z
  .object({
    what: z.literal('settle'),
    booked: listOf(z.string()),
    attempt: z.string().min(1, 'is empty'),
    snapshot: z.object({
      session: z.enum(sessionStates),
      charges: entriesIn(['pending', 'paid', 'failed']),
      refunds: entriesIn(['pending', 'done', 'failed']),
      disputes: entriesIn(['open', 'won', 'lost']),
    }),
  })
  .transform(settle);

const orderNumber = wholeFrom(1);

const reference = z
  .object({ what: z.literal('reference'), order: orderNumber })
  .transform(({ order }) => ({ reference: bankReference(order) }));

/** The most that a SEPA transfer moves, and the longest name that one holds. */
const [mostCents, longestName] = [99_999_999_999, 70];

const epc = z
  .object({
    what: z.literal('epc'),
    name: z.string().trim().min(1, 'is empty').max(longestName, `must have at most ${longestName} characters`),
    iban: z.string().refine(isIban, 'must be an IBAN without spaces whose check digits hold'),
    bic: z
      .string()
      .nullish()
      .transform((bic) => bic ?? '')
      .refine((bic) => bic === '' || isBic(bic), 'must be a BIC of 8 or 11 characters'),
    amount: euros.refine(({ minor }) => minor > 0 && minor <= mostCents, 'must be from 0.01 to 999999999.99'),
    reference: z.string().refine(isBankReference, 'must be a reference such as RF72DW10234'),
  })
  .transform((transfer) => {
    const payload = epcPayload(transfer);
    return { payload, bytes: Buffer.byteLength(payload) };
  });

const lineIn = <Code extends 'EUR' | 'GBP'>(currency: Code) =>
  z.object({
    amount: amountInput(currency),
    currency: z.literal(currency),
    text: z.string().max(1000).default(''),
    reference: z.string().max(140).default(''),
  });

const match = z
  .object({
    what: z.literal('match'),
    line: z.discriminatedUnion('currency', [lineIn('EUR'), lineIn('GBP')], 'must be in EUR or GBP'),
    orders: listOf(z.object({ number: orderNumber, currency: z.enum(['EUR', 'GBP']), open: listOf(notBelowZero) })),
  })
  .transform(({ line, orders }) =>
    matchOf(
      line,
      orders.map((order) => ({ ...order, open: order.open.map(({ minor }) => minor) })),
    ),
  );

export const moneyQuestions = [schedule, settled, reference, epc, match] as const;
