import type { RefusalsAbout } from './refusals-about.ts';

/** Refusals about batches, their parts and offcuts. */
export const worksRefusals = {
  'batch.already-cut': 'CONFLICT',
  'batch.bar-length': 'CONFLICT',
  'batch.changed-elsewhere': 'CONFLICT',
  'batch.ended': 'CONFLICT',
  'batch.glass-open': 'CONFLICT',
  'batch.line-elsewhere': 'CONFLICT',
  'batch.line-on-hold': 'CONFLICT',
  'batch.no-group': 'CONFLICT',
  'batch.no-lines': 'CONFLICT',
  'batch.none': 'NOT_FOUND',
  'batch.not-empty': 'CONFLICT',
  'batch.not-ready': 'CONFLICT',
  'batch.open-pieces': 'CONFLICT',
  'batch.other-week': 'CONFLICT',
  'batch.over-capacity': 'CONFLICT',
  'batch.stale-plan': 'CONFLICT',
  'batch.taken': 'CONFLICT',
  'batch.unchecked-plan': 'CONFLICT',
  'offcut.no-group': 'NOT_FOUND',
  'offcut.none': 'NOT_FOUND',
  'offcut.not-so': 'CONFLICT',
  'offcut.reserved-elsewhere': 'CONFLICT',
  'part.none': 'NOT_FOUND',
  'part.not-so': 'BAD_REQUEST',
} as const satisfies RefusalsAbout<'batch' | 'offcut' | 'part'>;
