import type { RefusalsAbout } from './refusals-about.ts';

/** The catalogue and the settings, as their supplier changes them. */
export const catalogueRefusals = {
  'catalogue.draft-changed': 'CONFLICT',
  'catalogue.draft-open': 'CONFLICT',
  'catalogue.faulty': 'CONFLICT',
  'catalogue.import-stopped': 'CONFLICT',
  'catalogue.no-bundle': 'BAD_REQUEST',
  'catalogue.no-draft': 'NOT_FOUND',
  'catalogue.no-version': 'NOT_FOUND',
  'catalogue.published': 'CONFLICT',
  'catalogue.row-changed': 'CONFLICT',
  'catalogue.row-faulty': 'BAD_REQUEST',
  'catalogue.too-long': 'BAD_REQUEST',
  'settings.changed-elsewhere': 'CONFLICT',
  'settings.no-logo': 'BAD_REQUEST',
  'settings.no-version': 'NOT_FOUND',
  'settings.number-taken': 'CONFLICT',
  'settings.wrong': 'BAD_REQUEST',
} as const satisfies RefusalsAbout<'catalogue' | 'settings'>;
