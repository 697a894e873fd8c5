import { inLanguage, language } from '../../shared/text/language.ts';

/** Never rounded up: one order in a thousand that was late is not none. */
const percentOf = (part: number, of: number): string => `${String(Math.floor((part / of) * 100))}\u00a0%`;

/** The texts of the customer's page of a quote, around its paper. */
const english = {
  answer: 'Your answer',
  total: 'Total',
  validUntil: (day: string) => `Valid until ${day}`,
  date: {
    label: 'When',
    said: (what: 'fitted' | 'delivered' | 'collected', grain: 'day' | 'week', day: string) =>
      `${{ fitted: 'Fitted', delivered: 'Delivered', collected: 'Ready to collect' }[what]} ${grain === 'day' ? 'on' : 'in the week of'} ${day}`,
    acceptBy: (day: string) => `if you accept by ${day}.`,
    moved: (day: string) => `As things stand today it would be the week of ${day}.`,
    why: 'Why this date?',
    kept: (orders: number, first: number, told: number) =>
      `Of the ${String(orders)} orders of the last twelve months, ${percentOf(first, orders)} were done as first promised, and ${percentOf(told, orders)} as last told.`,
  },
  pdf: 'Save as PDF',
  pdfBeingMade: 'The PDF is being made.',
  pdfFailed: (supplier: string) => `The PDF could not be made. Ask ${supplier} for it.`,
  earlier: {
    title: 'Earlier versions',
    version: (version: number, day: string) => `Version ${String(version)} of ${day}`,
  },
  look: 'A close look',
  enlarge: {
    external: (door: string) => `Enlarge ${door}, from outside`,
    internal: (door: string) => `Enlarge ${door}, from inside`,
  },
  accept: {
    name: 'Your name',
    send: 'Accept',
  },
  missing: { name: 'Please type your name.', tick: 'Please tick this to accept.' },
  decline: {
    open: 'Decline',
    title: 'Decline this quote?',
    reason: 'Reason',
    send: 'Decline',
  },
  ask: {
    open: 'Ask a question',
    title: 'Ask a question',
    question: 'Your question',
    missing: 'Please type your question.',
    send: 'Send question',
    written: (question: string) => question,
  },
  later: {
    open: 'Ask for a later day',
    title: 'Ask for a later day',
    question: 'From which day on would it suit you?',
    missing: 'Please type a day.',
    send: 'Ask for it',
    written: (day: string) => `A later day, please: ${day}`,
  },
  cancel: 'Back to the quote',
  notSent: 'Your answer could not be sent.',
  isKept: 'What you typed is kept. Please try again.',
  asked: (supplier: string) =>
    `Your question was sent. ${supplier} will answer you, and the quote stays open meanwhile.`,
  askedLater: (supplier: string) =>
    `Your wish was sent. ${supplier} will answer you. Until then the date stays as it is.`,
  done: {
    accepted: {
      title: () => 'This quote is accepted',
      sentence: (supplier: string) =>
        `${supplier} knows and will be in touch about what comes next. You need not do anything now.`,
    },
    declined: {
      title: () => 'This quote was declined',
      sentence: (supplier: string) => `${supplier} knows. If you think again, or want something changed, get in touch.`,
    },
  },
  closed: {
    declined: {
      title: () => 'This quote was declined',
      sentence: (supplier: string) => `If you think again, or want something changed, get in touch with ${supplier}.`,
    },
    'being revised': {
      title: (supplier: string) => `${supplier} is preparing a change`,
      sentence: (supplier: string) =>
        `You can still read this version, but not accept it. ${supplier} tells you when the next one is here, on this page.`,
    },
    expired: {
      title: () => 'This quote is no longer valid',
      sentence: (supplier: string) => `Ask ${supplier} for a new one: the design is kept.`,
    },
    withdrawn: {
      title: () => 'This quote was withdrawn',
      sentence: (supplier: string) => `Ask ${supplier} how it goes on.`,
    },
  },
  codeFirst: {
    title: (supplier: string) => `A quote from ${supplier}`,
    sentence: 'It is shown once you have typed a code.',
  },
  none: {
    title: 'This quote is not here',
    sentence: (supplier: string) => `The link may be incomplete. Ask ${supplier} to send it again.`,
  },
  notFetched: 'The quote could not be fetched',
  ring: (phone: string) => `Ring ${phone}`,
  write: (email: string) => `Write to ${email}`,
};

type OfferMessages = typeof english;

export const offerMessages: OfferMessages = inLanguage(language, { en: english });
