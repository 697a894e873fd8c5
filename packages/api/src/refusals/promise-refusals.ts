import type { RefusalsAbout } from './refusals-about.ts';

/** Refusals about promised dates. */
export const promiseRefusals = {
  'promise.changed': 'CONFLICT',
  'promise.no-date': 'CONFLICT',
  'promise.none': 'CONFLICT',
  'promise.not-later': 'BAD_REQUEST',
  'promise.past': 'BAD_REQUEST',
} as const satisfies RefusalsAbout<'promise'>;
