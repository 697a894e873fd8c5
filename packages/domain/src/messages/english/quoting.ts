import type { LinkedSentence } from '../../lib/sentence.ts';

/** Texts about quotes for the supplier's people. */
export const quoting = {
  notDraft: 'This quote has been sent, so it stays as it is. Revise it to make the next version.',
  otherCurrency: (item: string, quote: string) =>
    `This door is priced in ${item}, the quote in ${quote}. Copy it in ${quote}.`,
  noLine: 'The quote has no such line.',
  lineTaken: 'Another line of the quote has this id already.',
  tooManyLines: (most: number) => `A quote has at most ${String(most)} lines.`,
  fittingOnSupply:
    'Nothing is fitted on a quote that is supply only. Take the fitting out, or choose another VAT treatment.',
  noVatForAdmins: 'Only an admin may take the VAT off a quote.',
  termsForCosts: 'Only who sees costs may change tier and markup.',
  overLimit: (limit: string) => `You may give up to ${limit} %. An admin has been asked to agree to more.`,
  overLimitUnasked: (limit: string) => `You may give up to ${limit} %. Give it to ask an admin to agree to more.`,
  charges: {
    survey: 'Site survey',
    fitting: (position: number) => `Fitting of position ${String(position)}`,
    removal: 'Removal of the old door',
    delivery: 'Delivery',
  },
  /** What a paper says, by where a person changes it. */
  paperPlaces: {
    customer: { name: 'the name or address of the customer', fix: 'Open the details' },
    items: { name: 'the items', fix: 'Show the items' },
    charges: { name: 'the charges', fix: 'Open the charges' },
    details: { name: 'the details', fix: 'Open the details' },
    supplier: { name: 'your own name or address', fix: 'Open the settings' },
    reason: { name: 'the reason', fix: 'Write the reason in other letters' },
  },
  unprintable: (letters: string, place: string) =>
    `The PDF has no letters for ${letters} in ${place} and will show ? instead. Write it in other letters as well.`,
  /** Something of a door that is worth a look before its quote is sent. */
  atPosition: (position: number, sentence: string) => `Position ${String(position)}: ${sentence}`,
  acceptance: {
    /** `I accept version 2 for 3,439.04 EUR`. */
    version: (version: number, amount: string) => `I accept version ${String(version)} for ${amount}`,
    measures: 'The hinge side and the sizes of each door are as I want them',
  },
  guards: {
    'quote.no-lines': 'The quote has no line yet. Add a door.',
    'quote.price-error': 'A line has no price. Open it and see what is missing.',
    'quote.no-customer': 'The quote has no customer with a name. Choose one in the details.',
    'quote.other-currency': 'A door is priced in another currency than the quote.',
    'quote.over-limit':
      'The discount is over your limit, or was agreed on more doors than there are now. Give it again to ask an admin.',
    'quote.discount-over-items': 'The discount is more than the doors cost. Give a smaller one.',
    'quote.total-zero': 'Nothing is left to pay. Give a smaller discount.',
    'quote.last-day-over': 'The last day of this quote is over. Choose a later one in the details.',
    'quote.price-zero': 'A line costs nothing. Check its price.',
    'quote.no-vat-reason': 'Say in the note why no VAT is charged.',
    'quote.expired': 'This quote is no longer valid. Revise it to make a new one.',
    'quote.superseded': 'There is a newer version of this quote.',
    'quote.other-content': 'What was accepted is not what was sent.',
    'quote.not-confirmed':
      'What was ticked is not what this version says. Load the quote again, read it, and tick both sentences.',
    'quote.no-reason': 'Say why.',
    'quote.never-sent': 'No version of this quote was sent, so there is none to go back to. Remove the quote instead.',
    'quote.still-valid': 'The quote is still valid.',
    'quote.open-tasks': 'There are open tasks about this quote. Do or drop them first.',
  },
};

const agreement = (link: string): LinkedSentence => ({ before: 'I agree to the ', link, after: '' });

/** Texts of the enquiry form, verbatim from the specification, and hints at typing errors in an e-mail address. */
export const sending = {
  enquiry: {
    name: 'Please tell us your name',
    email: 'Please tell us your email address',
    terms: 'Terms must be agreed to in order to proceed',
    privacy: 'Our Privacy Policy must be agreed to in order to proceed',
    consent: 'Our data sharing agreement must be agreed to in order to proceed',
  },
  unstorableText: 'A character in here cannot be sent. Please delete it, or type the text again.',
  /** What a person agrees to; stored with the enquiry. */
  agreements: { terms: agreement('terms and conditions'), privacy: agreement('privacy policy') },
  emailSlips: {
    space: 'There is a space in it.',
    noAt: 'The @ is missing.',
    manyAts: 'There is more than one @.',
    nothingBefore: 'Nothing stands before the @.',
    nothingAfter: 'Nothing stands after the @.',
    unfinished: 'It looks unfinished after the @.',
    /** A provider's name with a typing error in it, such as gmial.com. */
    provider: (meant: string) => `Did you mean ${meant}?`,
  },
};

/** What the tasks are called that rules make about orders. */
export const orderTasks = {
  'confirm-sizes': (order: string) => `Have the drawing of order ${order} confirmed: its customer has not done so`,
  'confirm-order': (order: string) => `Confirm order ${order}: it is measured`,
  'book-fit': (order: string) => `Book the fitting of order ${order}`,
  'ring-customer': (order: string) => `Ring the customer of order ${order}, who has no mail: its date has moved`,
  'promise-at-risk': (order: string) => `Keep the promised date of order ${order}, or tell its customer the new one`,
  'collect-deposit': (order: string) => `Collect the deposit of order ${order}`,
  'collect-stage': (order: string) => `Collect the part of order ${order} that is due`,
  'pay-back': (order: string) => `Pay back what was paid too much for order ${order}`,
  'answer-dispute': (order: string) => `Answer the bank of the customer of order ${order}, who disputes a payment`,
  'check-payment': (order: string) => `Look at the online payment of order ${order}: it is not as it was asked for`,
  'look-at-visit': (order: string) => `Ask the fitters of order ${order}: something that they recorded was refused`,
  'collect-balance': (order: string) => `Collect the balance of order ${order}`,
};

/** What the tasks are called that rules make about quotes. */
export const quoteTasks = {
  'send-quote': (what: string) => `Send the quote for ${what}: it is measured`,
  'chase-after-a-week': (quote: string) => `Ask about ${quote}: sent a week ago`,
  'chase-after-three-weeks': (quote: string) => `Ask about ${quote} again: sent three weeks ago`,
  'expires-soon': (quote: string) => `Ask about ${quote}: it expires in three days`,
};

/** Texts about tasks, enquiries and customers for the supplier's people. */
export const officeWork = {
  cannotMove: (from: string, to: string) => `This is ${from} and cannot become ${to}.`,
  dropNeedsReason: 'Say why the task is dropped.',
  customer: {
    nameMissing: 'Say who the customer is.',
    siteWithoutAddress: 'Give each site its address.',
    tooManyContacts: (most: number) => `A customer has at most ${most} contacts.`,
    tooManySites: (most: number) => `A customer has at most ${most} sites.`,
    notesTooLong: (most: number) => `The notes have at most ${most} characters.`,
  },
};
