import type { RefusalsAbout } from './refusals-about.ts';

/** Refusals about items, their pictures, papers and sizes on site, and what items are read from. */
export const itemRefusals = {
  'family.full': 'CONFLICT',
  'family.none': 'NOT_FOUND',
  'image.foreign': 'BAD_REQUEST',
  'image.missing': 'BAD_REQUEST',
  'image.not-agreed': 'FORBIDDEN',
  'image.not-sound': 'BAD_REQUEST',
  'image.too-big': 'PAYLOAD_TOO_LARGE',
  'instruction.calculated': 'CONFLICT',
  'instruction.no-item': 'BAD_REQUEST',
  'instruction.none': 'NOT_FOUND',
  'item.asked-about': 'CONFLICT',
  'item.changed-elsewhere': 'CONFLICT',
  'item.contradicts-itself': 'BAD_REQUEST',
  'item.invalid': 'BAD_REQUEST',
  'item.locked': 'CONFLICT',
  'item.none': 'NOT_FOUND',
  'item.not-offered': 'BAD_REQUEST',
  'item.ordered': 'CONFLICT',
  'item.parts-do-not-add-up': 'BAD_REQUEST',
  'item.parts-unlike-template': 'BAD_REQUEST',
  'item.quoted': 'CONFLICT',
  'item.sent': 'CONFLICT',
  'item.trade-only': 'BAD_REQUEST',
  'item.unknown': 'BAD_REQUEST',
  'option-set.empty': 'CONFLICT',
  'option-set.name-taken': 'CONFLICT',
  'option-set.none': 'NOT_FOUND',
  'option-set.too-many': 'CONFLICT',
  'photo.foreign': 'BAD_REQUEST',
  'photo.too-many': 'CONFLICT',
  'share.no-longer-offered': 'CONFLICT',
  'share.none': 'NOT_FOUND',
  'stock.none': 'NOT_FOUND',
  'stock.unknown': 'NOT_FOUND',
  'survey.changed-elsewhere': 'CONFLICT',
  'survey.other-size': 'CONFLICT',
  'survey.size-misread': 'CONFLICT',
  'survey.size-missing': 'CONFLICT',
  'system.none': 'NOT_FOUND',
  'wire.unreadable': 'BAD_REQUEST',
} as const satisfies RefusalsAbout<
  | 'family'
  | 'image'
  | 'instruction'
  | 'item'
  | 'option-set'
  | 'photo'
  | 'share'
  | 'stock'
  | 'survey'
  | 'system'
  | 'wire'
>;
