import { numberText } from '@door/domain/lib/running-number';
import type { JobState } from '@door/domain/selling/visit/job-cycle';
import { stageNames } from '@door/domain/messages/english/staging';
import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts of the customer's page of what they have bought. */
const english = {
  title: (number: string) => `Your order ${number}`,
  asOf: (time: string) => `As of ${time}. The network is away.`,
  gone: {
    title: 'This link leads nowhere any longer',
    sentence: 'If a new one was asked for, it is in your mail.',
  },
  next: {
    title: 'What happens next',
    nothing: 'You need not do anything now.',
    who: { you: 'You:', us: 'Next:' },
    stagesLabel: 'How far your order is',
    stages: stageNames,
  },
  drawing: {
    title: 'The drawing',
    same: 'It is as you accepted it.',
    difference: (amount: string, isLess: boolean) => `${isLess ? '' : '+'}${amount} against what you accepted`,
    changes: 'What is other than what you accepted',
    change: (before: string, after: string) => `${before || '–'} → ${after || '–'}`,
    name: 'Your name',
    missing: { name: 'Please type your name.', tick: 'Please tick this to confirm.' },
    confirm: 'Confirm drawing',
    confirmed: (day: string) => `You confirmed it on ${day}.`,
  },
  doors: {
    title: 'Your doors',
    drawn: (heading: string) => `Drawing with sizes, ${heading}`,
    everything: 'Everything you chose',
    unit: (unit: number, of: number) => `${String(unit)} of ${String(of)}`,
  },
  date: {
    title: 'Date',
    said: (what: 'fitted' | 'delivered' | 'collected', grain: 'day' | 'week', day: string) =>
      `${{ fitted: 'Fitted', delivered: 'Delivered', collected: 'Ready to collect' }[what]} ${grain === 'day' ? 'on' : 'in the week of'} ${day}`,
    why: 'Why this date',
    moves: 'Changes of the date',
    move: (from: string, to: string) => `${from} → ${to}`,
    checking: (weekday: string, clock: string) =>
      `We are checking one delivery and will tell you by ${weekday} ${clock}.`,
    stillChecking: 'We are still checking one delivery and will tell you as soon as we know the day.',
  },
  visits: {
    title: 'Visits',
    kinds: { survey: 'Measuring', fitting: 'Fitting', service: 'Service', delivery: 'Delivery' },
    start: (day: string, hours: string) => `${day}, arriving ${hours}`,
    who: (names: readonly string[]) => `With ${names.join(' and ')}.`,
    states: { 'On the way': 'They are on their way.', 'On site': 'They are with you.' } as Partial<
      Record<JobState, string>
    >,
    choose: 'Choose a day',
    change: 'Change the day',
    other: 'Another day',
    changeUntil: (day: string, clock: string) => `You can change it here until ${day}, ${clock}.`,
    fixed: 'The day is fixed by now. If it does not suit you, write to us.',
    wish: 'Which day would suit you?',
    wished: (day: string) => `Another day for the visit, please: ${day}`,
    notYet: 'You can choose a day here once it is known when your doors are ready.',
    held: (start: string, until: string) => `We keep ${start}, for you until ${until}.`,
    book: 'Book this day',
    move: 'Move it to this day',
    reading: 'We look who is free …',
    none: 'Nothing is free in the next weeks. We will call you.',
    days: (days: number) => `${String(days)} days`,
    again: 'Try again',
    close: 'Close',
  },
  signing: {
    title: 'To do: the handover',
    asks: (day: string) => `Nobody has signed the handover of ${day}. Please sign it, or say what is wrong.`,
    until: (day: string, supplier: string) =>
      `You can do so until ${day}. After that it counts as handed over, as the terms of ${supplier} say.`,
    objected: 'You have said what is wrong. You can sign here once it is put right.',
    name: 'Your name',
    missing: { name: 'Please type your name.', tick: 'Please tick this.', text: 'Please say what is wrong.' },
    sign: 'Sign',
    wrong: 'Say what is wrong',
    what: 'What is wrong?',
    send: 'Send',
    cancel: 'Cancel',
  },
  papers: {
    title: 'Papers',
    kinds: {
      quote: (version: number) => `Quote, version ${String(version)}`,
      confirmation: (version: number) =>
        version === 1 ? 'Confirmation of your order' : `Confirmation of your order, version ${String(version)}`,
      'credit note': (number: number) => `Credit note ${numberText('credit', number)}`,
      'delivery note': (number: number) => `Delivery note ${numberText('delivery', number)}`,
      receipt: (number: number) => `Receipt ${String(number)}`,
      refund: (number: number) => `Receipt ${String(number)}, of a refund`,
      'handover pack': (version: number) =>
        version === 1 ? 'Handover and guarantee' : `Handover and guarantee, visit ${String(version)}`,
    },
    made: (paper: string) => `${paper}: being made`,
    devices: 'Devices that show everything',
    thisDevice: 'This device',
    forget: 'Forget',
  },
  mails: {
    title: 'Mails and SMS',
    reminders: 'Reminders',
    remindersNote: 'Of what waits for you, such as the drawing or a payment.',
    reviews: 'Reviews',
    reviewsNote: 'A question how you like your door, once it is handed over.',
    sms: 'SMS',
    smsNote: 'On the day before a visit, when somebody is on the way to you, and when your door is there.',
  },
  questions: {
    title: 'Questions',
    none: 'Ask whatever you want to know. The answer stands here, and is mailed to you.',
    you: 'You',
    photo: (number: number) => `Photo ${String(number)}`,
    ask: 'Ask a question',
    label: 'Your question',
    missing: 'Please write something.',
    send: 'Send',
    cancel: 'Cancel',
  },
  photos: {
    add: 'Add photos',
    remove: (number: number) => `Remove photo ${String(number)}`,
    most: (most: number) => `${String(most)} photos are the most.`,
    unreadable: 'This file is no picture that your browser can read.',
  },
  faults: {
    title: 'Faults',
    report: 'Report a fault',
    part: 'Tap the part that has the fault',
    door: 'Which door',
    where: 'Part',
    choose: 'Choose',
    kind: 'What is wrong',
    kinds: {
      'does-not-close': 'It does not close',
      'draught-or-water': 'Draught or water comes in',
      damaged: 'It is damaged',
      noise: 'It makes a noise',
      other: 'Something else',
    },
    what: (where: string, kind: string) => `${where}: ${kind}`,
    text: 'What you see',
    missing: { part: 'Please tap the part, or choose it.', text: 'Please describe it in a sentence.' },
    states: {
      Open: 'We have your report',
      'Visit booked': 'We come and look at it',
      Remaking: 'We make the part again',
      Solved: 'Solved',
      Closed: 'Closed',
    },
    stillThere: 'It is still there',
  },
  code: {
    why: 'Enter the code we send you to see day and papers.',
    send: 'Send me a code',
    sent: 'We have mailed you six digits. They are good for ten minutes.',
    label: 'Code',
    enter: 'Enter code',
    again: 'Send another code',
  },
  link: {
    open: 'Send me a new link',
    title: 'Send a new link?',
    sentence: (supplier: string) =>
      `This link leads nowhere from then on, for everybody. The new one goes to the mail address that ${supplier} has of you.`,
    send: 'Send it',
    cancel: 'Keep this one',
  },
};

type MyOrderMessages = typeof english;

export const myOrderMessages: MyOrderMessages = inLanguage(language, { en: english });
