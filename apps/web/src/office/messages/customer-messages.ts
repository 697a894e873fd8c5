import { messageLanguages } from '@door/domain/catalogue/rows/message-settings';
import type { MessageCode, Placeholder } from '@door/domain/selling/message/message-rules';

const codes: Readonly<Record<MessageCode, string>> = {
  'order-thanks': 'Thanks for the order',
  'drawing-ready': 'Confirmation with the drawing',
  'drawing-reminder': 'Reminder: confirm the drawing',
  'deposit-due': 'Deposit is due',
  'stage-due': 'Part of the payment is due',
  'balance-due': 'Balance is due',
  'payment-reminder': 'Reminder: pay',
  'payment-received': 'Payment received',
  'payment-failed': 'Payment did not go through',
  'door-making': 'Making has begun',
  'door-made': 'Made and checked',
  'choose-day': 'A day can be chosen',
  'choose-day-reminder': 'Reminder to choose a day',
  'visit-booked': 'Visit booked',
  'visit-moved': 'Visit moved',
  'visit-cancelled': 'Visit cancelled',
  'visit-tomorrow': 'Visit of the next day',
  'on-the-way': 'Fitters have set out',
  delivered: 'Delivered',
  'handover-pack': 'Handover pack',
  message: 'Answer on the page',
  'fault-received': 'Report of a fault',
  'fault-answer': 'What becomes of a fault',
  review: 'Asked for a review',
};

const times: Readonly<Record<MessageCode, string>> = {
  'order-thanks': 'At once, when the customer accepts.',
  'drawing-ready': 'Once the order is confirmed and its paper is made.',
  'drawing-reminder': '2 and 5 open days after the confirmation, while the drawing is not confirmed.',
  'deposit-due': '15 minutes after it is due.',
  'stage-due': '15 minutes after it is due.',
  'balance-due': '15 minutes after it is due.',
  'payment-reminder': '7 and 14 days after it is due; then there is a task.',
  'payment-received': 'At once, when a payment is booked.',
  'payment-failed': 'At once, when the provider says so.',
  'door-making': '15 minutes after the first cut.',
  'door-made': '15 minutes after the last check.',
  'choose-day': '15 minutes after a day can be chosen.',
  'choose-day-reminder': '3 open days after that, while no day is chosen.',
  'visit-booked': 'At once, with a file for the calendar.',
  'visit-moved': 'At once, with a file for the calendar.',
  'visit-cancelled': 'At once, with a file for the calendar.',
  'visit-tomorrow': 'At 16:00 of the open day before.',
  'on-the-way': 'At once, when the fitters set out.',
  delivered: '15 minutes after the delivery.',
  'handover-pack': 'Once the handover pack is made, with it.',
  message: 'At once, and further ones within ten minutes together.',
  'fault-received': 'At once, when the customer reports it.',
  'fault-answer': 'At once, when you write what becomes of it.',
  review: 'A week after the handover, where there is an address for reviews.',
};

const placeholders: Readonly<Record<Placeholder, string>> = {
  customer: 'Customer',
  supplier: 'Your name',
  order: 'Order number',
  amount: 'Amount',
  date: 'Date',
  version: 'Version',
  review: 'Review address',
  text: 'What was written',
  visit: 'Day and hour of the visit',
};

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Texts about what customers are mailed of their order. */
export const customerMessages = {
  tab: 'Messages',
  codes,
  languages: messageLanguages.map((value) => ({ value, label: languageNames.of(value) ?? value })),
  times,
  when: 'When customers are written to',
  whenAbout:
    'Answers to what somebody has just done always leave at once; reminders and questions keep the quiet hours.',
  quiet: 'Quiet hours',
  wrongHours: 'Quiet hours last over the night: from a time such as 20:00 until one such as 08:00.',
  wrongReview: 'This is no address that begins with https://.',
  languageHint: 'A text that is missing in it is the English one.',
  reviewHint: 'Where customers say what they think. Empty: nobody asks them.',
  texts: 'Texts',
  textsAbout:
    'Each message is yours to word. It is sent as plain text, with a button that leads to the customer’s page.',
  message: 'Message',
  language: 'Language',
  subject: 'Subject',
  body: 'Text',
  placeholders: 'Fill in',
  insert: (name: Placeholder) => placeholders[name],
  unknown: (names: string) => `Nothing is filled in for ${names}.`,
  empty: 'Write a subject and a text.',
  preview: 'Preview',
  save: 'Save the text',
  usual: 'Use the usual text',
  saved: 'The text is saved.',
  /** Of an order. */
  sent: 'Messages sent',
  again: (name: string, nth: number) => (nth === 1 ? name : `${name}, ${String(nth)}`),
};
