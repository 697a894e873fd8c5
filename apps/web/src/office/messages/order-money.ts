import { paying } from '@door/domain/messages/english/ordering';
import type { RemadePart, RemakeReason } from '@door/domain/selling/order/remake';
import type { PaymentKind, PaymentMethod } from '@door/domain/selling/payment/payment';
import { inLanguage, language } from '../../shared/text/language.ts';

const kinds: Readonly<Record<PaymentKind, string>> = {
  deposit: 'Deposit',
  stage: 'Stage payment',
  balance: 'Balance',
  other: 'Other payment',
  refund: 'Refund',
  dispute: 'Taken back by the bank',
  'dispute-won': 'Given again by the bank',
  'refund-failed': 'Refund that came back',
};

const methods: Readonly<Record<PaymentMethod, string>> = {
  bank: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
};

const reasons: Readonly<Record<RemakeReason, string>> = {
  'measured-wrong': 'Measured wrong',
  'entered-wrong': 'Entered wrong',
  'made-wrong': 'Made wrong',
  damaged: 'Damaged',
  'supplier-fault': 'Fault of what was supplied',
};

const parts: Readonly<Record<RemadePart, string>> = {
  frame: 'Frame',
  leaf: 'Leaf',
  glass: 'Glass',
  hardware: 'Hardware',
};

const orderMoney = {
  schedule: {
    title: 'Schedule',
    caption: 'When how much is to be paid',
    heads: { part: 'Part', amount: 'Amount', paid: 'Paid', open: 'Open', due: 'Due' },
    parts: { deposit: 'Deposit', stage: 'Stage payment', balance: 'Balance' },
    paid: 'Paid',
    asked: 'Asked for',
    dueSince: (day: string) => `Due since ${day}`,
    dueOn: (day: string) => `Due on ${day}`,
    later: (what: string, days: number) => `${days === 0 ? 'Once' : `${String(days)} days after`} ${what}`,
    dues: {
      acceptance: 'it is ordered',
      confirmed: 'it is confirmed',
      planned: 'it is planned',
      made: 'the doors are made',
      delivered: 'the doors are delivered',
      fitted: 'the doors are handed over',
    },
    askFor: 'Ask for',
    askForThis: (part: string, amount: string) => `Ask for: ${part}, ${amount}`,
    askedFor: 'The customer can pay it on their page from now on.',
  },
  online: {
    title: 'Online payments',
    none: 'Nobody has tried to pay online.',
    states: {
      Creating: 'is being opened',
      Open: 'can be paid',
      Processing: 'is on its way',
      Paid: 'is paid',
      Failed: 'has failed',
      Expired: 'has run out',
      Superseded: 'was withdrawn',
    },
    /** `Stripe, test: is paid since 20 Nov 2026, 14:05`. */
    stands: (driver: string, state: string, since: string) => `${driver} ${state} since ${since}`,
    testOf: (driver: string) => `${driver} (test)`,
    started: (moment: string) => `begun ${moment}`,
    checked: (moment: string) => `provider asked ${moment}`,
    lookAgain: 'Look again',
    lookAgainAt: (what: string) => `Look again: ${what}`,
    looked: 'The provider was asked. This is how it stands now.',
    refund: 'Refund',
    refundThis: (what: string) => `Refund: ${what}`,
    sayWhy: 'Say why it goes back.',
    refundHint: (most: string) => `At most ${most} goes back by the provider.`,
    asked: (amount: string) => `${amount} is on its way back.`,
    refunds: {
      Asked: 'is asked back',
      Sent: 'is on its way back',
      Done: 'went back',
      Failed: 'could not be paid back',
    },
    wentBack: (amount: string, state: string, reason: string) => `${amount} ${state}: ${reason}`,
    disputes: { open: 'The bank of the customer has taken it back', won: 'Given again', lost: 'Lost' },
    disputed: (amount: string) =>
      `The customer’s bank has taken ${amount} back and asks you why you were paid. Answer it on the provider’s page.`,
    disputedTitle: 'A payment is disputed',
  },
  payments: {
    title: 'Payments',
    none: 'Nothing has been paid yet.',
    record: 'Record payment',
    refund: 'Record refund',
    recorded: (sum: string) => `${sum} recorded.`,
    takeBack: 'Take back',
    takeBackThis: (what: string) => `Take back: ${what}`,
    receipt: 'Receipt',
    receiptOf: (what: string) => `Receipt: ${what}`,
    takenBack: 'Taken back',
    takesBack: (kind: string) => `${kind} taken back`,
    by: (who: string) => `recorded by ${who}`,
    sources: { provider: 'said by the payment provider', bank: 'from the bank statement' },
    kinds,
    methods,
    sums: { due: 'To pay', credited: 'Credited', paid: 'Paid', open: 'Open', overpaid: 'To refund' },
    depositOpen: (open: string, asked: string) => `Deposit: ${open} of ${asked} is open.`,
    depositPaid: (asked: string) => `The deposit of ${asked} is paid.`,
    kind: 'What for',
    amount: 'Amount',
    on: 'Day of the money',
    method: 'How',
    note: 'Note',
    noDay: 'Choose the day on which the money came or went.',
    noAmount: 'Write the amount as 1980.51.',
    most: (sum: string) => `At most ${sum}.`,
    reason: 'Reason',
  },
  credit: {
    title: 'Credit notes',
    none: 'Nothing has been credited.',
    issue: 'Credit',
    doIt: 'Issue credit note',
    lines: 'What is credited',
    quantity: 'Quantity',
    sum: 'Amount without VAT',
    left: (quantity: number, amount: string) => `up to ${String(quantity)}, or ${amount}`,
    of: (field: string, line: string) => `${field}: ${line}`,
    noLines: 'Enter a quantity or an amount.',
    wrongLine: 'Enter a whole number, or an amount as 1980.51.',
    sayWhy: 'Say why it is credited.',
    lookFirst: 'It can be issued as it is; this is worth a look first',
    issued: (number: string, total: string) => `${number} over ${total} was issued.`,
    gone: 'Everything has been credited.',
  },
  remake: {
    open: 'Make again',
    title: 'Make doors again',
    doIt: 'Make the order',
    doors: 'Which doors',
    quantity: (door: string) => `Quantity of ${door}`,
    chooseDoors: 'Choose a door.',
    wrongQuantity: (most: number) => `Enter a whole number from 1 to ${String(most)}.`,
    why: 'Why',
    reasons,
    parts: 'What of them',
    partsHint: 'Tick nothing for the whole door.',
    part: parts,
    charged: 'The customer pays for it',
    made: (number: string) => `Order ${number} makes them again.`,
    of: (number: string) => `Makes doors of order ${number} again`,
    by: (number: string) => `Made again as order ${number}`,
  },
};

/** The texts about the money of an order and about doors that are made again, with those of the rules that its forms ask. */
export const orderMoneyMessages: typeof orderMoney = inLanguage(language, { en: orderMoney });
export const payingMessages: typeof paying = inLanguage(language, { en: paying });
