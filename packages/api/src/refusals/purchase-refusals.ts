import type { RefusalsAbout } from './refusals-about.ts';

/** Refusals about what is bought, and the goods that come in. */
export const purchaseRefusals = {
  'purchase.day-early': 'BAD_REQUEST',
  'purchase.differs': 'CONFLICT',
  'purchase.ended': 'CONFLICT',
  'purchase.least-value': 'CONFLICT',
  'purchase.line-closed': 'CONFLICT',
  'purchase.line-twice': 'BAD_REQUEST',
  'purchase.no-line': 'BAD_REQUEST',
  'purchase.no-lines': 'CONFLICT',
  'purchase.no-mail': 'CONFLICT',
  'purchase.no-price': 'CONFLICT',
  'purchase.no-reason': 'BAD_REQUEST',
  'purchase.nothing': 'BAD_REQUEST',
  'purchase.over': 'CONFLICT',
  'purchase.over-limit': 'FORBIDDEN',
  'purchase.received': 'CONFLICT',
  'purchase.schedule': 'CONFLICT',
  'purchase.unsaid': 'CONFLICT',
  'purchase.vendor': 'CONFLICT',
} as const satisfies RefusalsAbout<'purchase'>;
