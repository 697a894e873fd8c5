import type { RefusalsAbout } from './refusals-about.ts';

/** Refusals about promised dates and places that are held. */
export const promiseRefusals = {
  'hold.after-quote': 'BAD_REQUEST',
  'hold.exists': 'CONFLICT',
  'hold.no-date': 'CONFLICT',
  'hold.no-lines': 'CONFLICT',
  'hold.none': 'NOT_FOUND',
  'hold.not-open': 'CONFLICT',
  'hold.past': 'BAD_REQUEST',
  'hold.share': 'CONFLICT',
  'hold.taken': 'CONFLICT',
  'hold.too-long': 'BAD_REQUEST',
  'promise.cause': 'BAD_REQUEST',
  'promise.changed': 'CONFLICT',
  'promise.gift-taken': 'CONFLICT',
  'promise.no-date': 'CONFLICT',
  'promise.no-seller': 'CONFLICT',
  'promise.none': 'CONFLICT',
  'promise.not-later': 'BAD_REQUEST',
  'promise.nothing-to-give': 'CONFLICT',
  'promise.past': 'BAD_REQUEST',
  'promise.same-order': 'BAD_REQUEST',
} as const satisfies RefusalsAbout<'hold' | 'promise'>;
