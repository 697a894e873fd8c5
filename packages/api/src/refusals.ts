import type { TRPCError } from '@trpc/server';
import type * as domain from '@door/domain/model/outcome';
import type { RefusalCode as DomainRefusalCode } from '@door/domain/model/refusal-codes';
import type { WireRefusalCode } from '@door/wire/wire-refusals';

type TrpcCode = TRPCError['code'];

/** Refusals of the calls themselves. */
type CallRefusalCode =
  | 'customer.changed-elsewhere'
  | 'customer.none'
  | 'customer.same'
  | 'enquiry.none'
  | 'enquiry.taken'
  | 'image.foreign'
  | 'image.missing'
  | 'image.not-sound'
  | 'image.too-big'
  | 'instruction.calculated'
  | 'instruction.no-item'
  | 'instruction.none'
  | 'item.asked-about'
  | 'item.changed-elsewhere'
  | 'item.contradicts-itself'
  | 'item.none'
  | 'item.invalid'
  | 'item.sent'
  | 'item.trade-only'
  | 'list.too-many-views'
  | 'option-set.empty'
  | 'option-set.name-taken'
  | 'option-set.none'
  | 'option-set.too-many'
  | 'part.none'
  | 'part.not-so'
  | 'person.none'
  | 'photo.foreign'
  | 'photo.too-many'
  | 'prices.changed-elsewhere'
  | 'prices.none'
  | 'prices.past'
  | 'prices.row-unknown'
  | 'share.no-longer-offered'
  | 'share.none'
  | 'size.no-part'
  | 'stock.none'
  | 'stock.unknown'
  | 'survey.changed-elsewhere'
  | 'system.none'
  | 'task.none'
  | 'task.taken';

export type RefusalCode = DomainRefusalCode | WireRefusalCode | CallRefusalCode;
export type Refusal = domain.Refusal<RefusalCode>;
export type Outcome<T> = domain.Outcome<T, RefusalCode>;

/**
 * The status of every refusal: NOT_FOUND for what the supplier does not sell, CONFLICT for what this item cannot take as it
 * is now, BAD_REQUEST for what no item can take.
 */
export const refusals = {
  'build.fire-seals': 'CONFLICT',
  'build.frame-too-narrow': 'CONFLICT',
  'build.handle-not-for-lock': 'CONFLICT',
  'build.leaf-not-for-lock': 'CONFLICT',
  'build.needs-aluminium': 'CONFLICT',
  'build.needs-lone-door': 'CONFLICT',
  'build.needs-sidelights': 'CONFLICT',
  'build.needs-solid-design': 'CONFLICT',
  'build.no-closer': 'CONFLICT',
  'build.no-handle': 'CONFLICT',
  'build.no-slave-leaf': 'CONFLICT',
  'build.not-for-door': 'CONFLICT',
  'build.not-in-system': 'CONFLICT',
  'build.not-offered': 'NOT_FOUND',
  'build.not-securable': 'CONFLICT',
  'build.secured-laminated': 'CONFLICT',
  'build.security-locked': 'CONFLICT',
  'build.too-few-stars': 'CONFLICT',
  'build.too-heavy': 'CONFLICT',
  'colour.no-such-pair': 'CONFLICT',
  'colour.not-offered': 'NOT_FOUND',
  'colour.premium-not-needed': 'CONFLICT',
  'colour.premium-outside-first': 'CONFLICT',
  'colour.ral-not-needed': 'CONFLICT',
  'customer.changed-elsewhere': 'CONFLICT',
  'customer.name-missing': 'BAD_REQUEST',
  'customer.none': 'NOT_FOUND',
  'customer.notes-too-long': 'CONFLICT',
  'customer.same': 'BAD_REQUEST',
  'customer.site-without-address': 'BAD_REQUEST',
  'customer.too-many-contacts': 'CONFLICT',
  'customer.too-many-sites': 'CONFLICT',
  'design.hand-not-allowed': 'CONFLICT',
  'design.leaf-too-small': 'CONFLICT',
  'design.not-offered': 'NOT_FOUND',
  'enquiry.consent-missing': 'BAD_REQUEST',
  'enquiry.email-missing': 'BAD_REQUEST',
  'enquiry.ended': 'CONFLICT',
  'enquiry.name-missing': 'BAD_REQUEST',
  'enquiry.none': 'NOT_FOUND',
  'enquiry.privacy-missing': 'BAD_REQUEST',
  'enquiry.taken': 'CONFLICT',
  'enquiry.terms-missing': 'BAD_REQUEST',
  'enquiry.text-unstorable': 'BAD_REQUEST',
  'extra.below-knocker': 'CONFLICT',
  'extra.closer-not-on-frame': 'CONFLICT',
  'extra.closer-too-weak': 'CONFLICT',
  'extra.fire-door': 'CONFLICT',
  'extra.no-number': 'CONFLICT',
  'extra.no-room': 'CONFLICT',
  'extra.not-for-door': 'CONFLICT',
  'extra.not-offered': 'CONFLICT',
  'formula.syntax': 'BAD_REQUEST',
  'frame.not-offered': 'NOT_FOUND',
  'glass.backing-not-allowed': 'CONFLICT',
  'glass.door-theme-not-for-frame': 'CONFLICT',
  'glass.frame-follows-door': 'CONFLICT',
  'glass.no-frame-glass': 'CONFLICT',
  'glass.not-a-house-number': 'BAD_REQUEST',
  'glass.not-offered': 'NOT_FOUND',
  'glass.solid-door': 'CONFLICT',
  'glass.wrong-shape': 'CONFLICT',
  'hardware.handle-not-for-design': 'CONFLICT',
  'hardware.leaf-too-low': 'CONFLICT',
  'hardware.not-offered': 'CONFLICT',
  'hardware.not-on-design': 'CONFLICT',
  'hardware.suite-not-allowed': 'CONFLICT',
  'image.foreign': 'BAD_REQUEST',
  'image.missing': 'BAD_REQUEST',
  'image.not-sound': 'BAD_REQUEST',
  'image.too-big': 'PAYLOAD_TOO_LARGE',
  'instruction.calculated': 'CONFLICT',
  'instruction.no-item': 'BAD_REQUEST',
  'instruction.none': 'NOT_FOUND',
  'item.asked-about': 'CONFLICT',
  'item.changed-elsewhere': 'CONFLICT',
  'item.contradicts-itself': 'BAD_REQUEST',
  'item.none': 'NOT_FOUND',
  'item.invalid': 'BAD_REQUEST',
  'item.not-offered': 'BAD_REQUEST',
  'item.parts-do-not-add-up': 'BAD_REQUEST',
  'item.parts-unlike-template': 'BAD_REQUEST',
  'item.sent': 'CONFLICT',
  'item.trade-only': 'BAD_REQUEST',
  'item.unknown': 'BAD_REQUEST',
  'list.too-many-views': 'CONFLICT',
  'option-set.empty': 'CONFLICT',
  'option-set.name-taken': 'CONFLICT',
  'option-set.none': 'NOT_FOUND',
  'option-set.too-many': 'CONFLICT',
  'part.none': 'NOT_FOUND',
  'part.not-so': 'BAD_REQUEST',
  'person.none': 'NOT_FOUND',
  'photo.foreign': 'BAD_REQUEST',
  'photo.too-many': 'CONFLICT',
  'prices.changed-elsewhere': 'CONFLICT',
  'prices.none': 'NOT_FOUND',
  'prices.past': 'BAD_REQUEST',
  'prices.row-unknown': 'BAD_REQUEST',
  'quote.ended': 'CONFLICT',
  'quote.expired': 'CONFLICT',
  'quote.fitting-on-supply': 'CONFLICT',
  'quote.line-taken': 'CONFLICT',
  'quote.no-customer': 'CONFLICT',
  'quote.no-line': 'NOT_FOUND',
  'quote.no-lines': 'CONFLICT',
  'quote.no-reason': 'BAD_REQUEST',
  'quote.no-vat-reason': 'CONFLICT',
  'quote.not-draft': 'CONFLICT',
  'quote.open-tasks': 'CONFLICT',
  'quote.other-content': 'CONFLICT',
  'quote.other-currency': 'CONFLICT',
  'quote.over-limit': 'FORBIDDEN',
  'quote.price-error': 'CONFLICT',
  'quote.price-zero': 'CONFLICT',
  'quote.still-valid': 'CONFLICT',
  'quote.superseded': 'CONFLICT',
  'quote.terms-for-costs': 'FORBIDDEN',
  'quote.too-many-lines': 'CONFLICT',
  'quote.vat-for-admins': 'FORBIDDEN',
  'share.no-longer-offered': 'CONFLICT',
  'share.none': 'NOT_FOUND',
  'size.door-height': 'BAD_REQUEST',
  'size.door-width': 'BAD_REQUEST',
  'size.fanlight-height': 'BAD_REQUEST',
  'size.fanlight-width': 'BAD_REQUEST',
  'size.leaf-height': 'BAD_REQUEST',
  'size.leaf-width': 'BAD_REQUEST',
  'size.master-width': 'BAD_REQUEST',
  'size.no-fanlight': 'CONFLICT',
  'size.no-sidelights': 'CONFLICT',
  'size.no-slab': 'BAD_REQUEST',
  'size.no-slave': 'CONFLICT',
  'size.not-offered': 'NOT_FOUND',
  'size.set-area': 'BAD_REQUEST',
  'size.set-height': 'BAD_REQUEST',
  'size.set-width': 'BAD_REQUEST',
  'size.sidelight-glass': 'BAD_REQUEST',
  'size.sidelight-width': 'BAD_REQUEST',
  'size.slave-width': 'BAD_REQUEST',
  'size.welded-frame': 'BAD_REQUEST',
  'size.no-part': 'CONFLICT',
  'stock.none': 'NOT_FOUND',
  'stock.unknown': 'NOT_FOUND',
  'survey.changed-elsewhere': 'CONFLICT',
  'survey.other-size': 'CONFLICT',
  'survey.size-misread': 'CONFLICT',
  'survey.size-missing': 'CONFLICT',
  'system.none': 'NOT_FOUND',
  'task.ended': 'CONFLICT',
  'task.no-reason': 'BAD_REQUEST',
  'task.none': 'NOT_FOUND',
  'task.taken': 'CONFLICT',
  'wire.not-json': 'BAD_REQUEST',
  'wire.unreadable': 'BAD_REQUEST',
  'works.leaf-too-heavy': 'BAD_REQUEST',
} as const satisfies Readonly<Record<RefusalCode, TrpcCode>>;

export const trpcCodeOf = (code: RefusalCode): TrpcCode => refusals[code];
