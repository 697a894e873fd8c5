import { inLanguage, language } from '../../../shared/text/language.ts';

/** The texts of what a customer pays. */
const english = {
  title: 'Payments',
  kinds: { deposit: 'Deposit', stage: 'Stage payment', balance: 'Balance' },
  due: (kind: string, amount: string) => `${kind}: ${amount} is due now.`,
  nothingDue: 'Nothing is due now.',
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
  overpaid: (amount: string) => `${amount} more than that was paid. It goes back to you.`,
};

type PaymentMessages = typeof english;

export const paymentMessages: PaymentMessages = inLanguage(language, { en: english });
