import type { RefusalsAbout } from './refusals-about.ts';

/** Refusals about vendors and what they sell. */
export const vendorRefusals = {
  'vendor.changed-elsewhere': 'CONFLICT',
  'vendor.csv-column': 'BAD_REQUEST',
  'vendor.cut-off': 'BAD_REQUEST',
  'vendor.id-taken': 'CONFLICT',
  'vendor.item': 'BAD_REQUEST',
  'vendor.mail': 'BAD_REQUEST',
  'vendor.name-missing': 'BAD_REQUEST',
  'vendor.name-taken': 'CONFLICT',
  'vendor.no-delivery-day': 'BAD_REQUEST',
  'vendor.no-order-day': 'BAD_REQUEST',
  'vendor.none': 'NOT_FOUND',
  'vendor.peppol-id': 'BAD_REQUEST',
  'vendor.row-twice': 'BAD_REQUEST',
  'vendor.too-many': 'CONFLICT',
  'vendor.too-many-items': 'CONFLICT',
  'vendor.two-valid': 'BAD_REQUEST',
  'vendor.units': 'BAD_REQUEST',
} as const satisfies RefusalsAbout<'vendor'>;
