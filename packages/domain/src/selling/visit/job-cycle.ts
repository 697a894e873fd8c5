import type { Move } from '../../people/history/life-cycle.ts';

export const jobKinds = ['survey', 'fitting', 'service', 'delivery'] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobStates = [
  'To book',
  'To rebook',
  'Booked',
  'On the way',
  'On site',
  'Unfinished',
  'Handed over',
  'Cancelled',
] as const;
export type JobState = (typeof jobStates)[number];

const living = [
  'To book',
  'To rebook',
  'Booked',
  'On the way',
  'On site',
  'Unfinished',
] as const satisfies readonly JobState[];

/**
 * Every move of a job (JOURNEY 7.5). That a customer holds a slot is no state: a hold ends by itself, and a state that nobody ends would say
 * more than is so.
 */
export const jobMoves = {
  book: { from: ['To book', 'To rebook', 'Unfinished'], to: 'Booked', asks: [] },
  rebook: { from: ['Booked'], to: 'Booked', asks: [] },
  dropBack: { from: ['Booked'], to: 'To rebook', asks: [] },
  setOut: { from: ['Booked'], to: 'On the way', asks: [] },
  arrive: { from: ['Booked', 'On the way'], to: 'On site', asks: [] },
  // Works without phones say that it is fitted, and nothing before that.
  handOver: { from: living, to: 'Handed over', asks: [] },
  // What was said was taken back, or the day is over and somebody comes again.
  goBack: { from: ['On the way', 'On site'], to: 'Booked', asks: [] },
  unfinished: { from: ['On site'], to: 'Unfinished', asks: [] },
  cancel: { from: living, to: 'Cancelled', asks: [] },
} as const satisfies Readonly<Record<string, Move<JobState>>>;

export type JobMove = keyof typeof jobMoves;

/** In which a job waits for a day. */
export const waitingStates = jobMoves.book.from;

/** Whether a job waits for a day. */
export const isWaiting = (state: JobState): boolean => waitingStates.some((each) => each === state);
