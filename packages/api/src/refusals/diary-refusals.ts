import type { RefusalsAbout } from './refusals-about.ts';

/** Refusals about the fitting diary and the visits in it. */
export const diaryRefusals = {
  'diary.absence-taken': 'CONFLICT',
  'diary.account-taken': 'CONFLICT',
  'diary.changed-elsewhere': 'CONFLICT',
  'diary.ended': 'CONFLICT',
  'diary.ends-before': 'BAD_REQUEST',
  'diary.hold-over': 'CONFLICT',
  'diary.no-account': 'NOT_FOUND',
  'diary.no-reason': 'BAD_REQUEST',
  'diary.no-resource': 'NOT_FOUND',
  'diary.no-slot': 'BAD_REQUEST',
  'diary.no-team': 'NOT_FOUND',
  'diary.none': 'NOT_FOUND',
  'diary.not-able': 'CONFLICT',
  'diary.still-booked': 'CONFLICT',
  'diary.taken': 'CONFLICT',
  'diary.too-late': 'CONFLICT',
  'fitting.incomplete': 'CONFLICT',
  'fitting.no-door': 'BAD_REQUEST',
  'fitting.no-doors': 'BAD_REQUEST',
  'fitting.no-photo': 'BAD_REQUEST',
  'fitting.no-reason': 'BAD_REQUEST',
  'fitting.no-signature': 'BAD_REQUEST',
  'fitting.none': 'NOT_FOUND',
  'fitting.other-text': 'BAD_REQUEST',
} as const satisfies RefusalsAbout<'diary' | 'fitting'>;
