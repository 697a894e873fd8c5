import type { RefusalsAbout } from './refusals-about.ts';

/** Refusals about what is in stock: places, keys, moves and counts; and about stock options of the catalogue. */
export const stockRefusals = {
  'stock.id-taken': 'CONFLICT',
  'stock.later': 'BAD_REQUEST',
  'stock.lot-change': 'CONFLICT',
  'stock.moved': 'CONFLICT',
  'stock.no-default': 'CONFLICT',
  'stock.no-key': 'NOT_FOUND',
  'stock.no-line': 'NOT_FOUND',
  'stock.no-lot': 'BAD_REQUEST',
  'stock.no-place': 'NOT_FOUND',
  'stock.none': 'NOT_FOUND',
  'stock.not-out': 'CONFLICT',
  'stock.not-there': 'CONFLICT',
  'stock.not-tracked': 'BAD_REQUEST',
  'stock.other-currency': 'CONFLICT',
  'stock.place-holds': 'CONFLICT',
  'stock.place-retired': 'CONFLICT',
  'stock.place-taken': 'CONFLICT',
  'stock.quantity': 'BAD_REQUEST',
  'stock.row-twice': 'BAD_REQUEST',
  'stock.same-place': 'BAD_REQUEST',
  'stock.too-many-places': 'CONFLICT',
  'stock.too-much': 'CONFLICT',
  'stock.unknown': 'NOT_FOUND',
} as const satisfies RefusalsAbout<'stock'>;
