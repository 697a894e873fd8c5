import { transfer as paperTransfer } from '@door/domain/messages/english/transfer';
import { inLanguage, language } from '../../../shared/text/language.ts';

const attempts: Readonly<Partial<Record<string, (day: string) => string>>> = {
  Processing: (day) => `A payment is on its way since ${day}; it may take 3 working days.`,
  Failed: () => 'The last payment did not work, and nothing was paid. You can try again.',
};

/** The texts of what a customer pays. */
const english = {
  title: 'Payments',
  kinds: { deposit: 'Deposit', stage: 'Stage payment', balance: 'Balance' },
  due: (kind: string, amount: string) => `${kind}: ${amount} is due now.`,
  nothingDue: 'Nothing is due now.',
  pay: (amount: string) => `Pay ${amount}`,
  notStarted: 'The payment page could not be opened. Nothing was paid. Please try again in a minute.',
  test: 'Test payment: no money moves.',
  /** '' where the last payment online needs no word. */
  attempt: (state: string, day: string) => attempts[state]?.(day) ?? '',
  paid: 'Paid',
  partPaid: (paid: string, open: string) => `${paid} is paid, ${open} is open.`,
  asked: 'Due now',
  since: (day: string) => `Due since ${day}`,
  from: (day: string) => `Due on ${day}`,
  later: (what: string, days: number) => `Due ${days === 0 ? 'once' : `${String(days)} days after`} ${what}`,
  /** What a part waits for. */
  dues: {
    acceptance: 'you have ordered',
    confirmed: 'the order is confirmed',
    planned: 'your door is planned',
    made: 'your door is made',
    delivered: 'your door is delivered',
    fitted: 'your door is handed over',
  },
  transfer: { ...paperTransfer, scan: 'Scan it with your banking app: the amount and the reference are filled in.' },
  overpaid: (amount: string) => `${amount} more than that was paid. It goes back to you.`,
};

type PaymentMessages = typeof english;

export const paymentMessages: PaymentMessages = inLanguage(language, { en: english });
