/** Every code with which a rule can refuse, by topic. Programs read them, so they stay the same in every language. */
export type RefusalCode =
  | BatchRefusalCode
  | BuildRefusalCode
  | ColourRefusalCode
  | CreditRefusalCode
  | CustomerRefusalCode
  | DesignRefusalCode
  | EnquiryRefusalCode
  | ExtraRefusalCode
  | FormulaRefusalCode
  | FrameRefusalCode
  | GlassRefusalCode
  | HardwareRefusalCode
  | HoldRefusalCode
  | ItemRefusalCode
  | LoadRefusalCode
  | OffcutRefusalCode
  | OrderRefusalCode
  | PaymentRefusalCode
  | PurchaseRefusalCode
  | QuoteRefusalCode
  | RemakeRefusalCode
  | SizeRefusalCode
  | StockRefusalCode
  | SurveyRefusalCode
  | TaskRefusalCode
  | VendorRefusalCode;

type BatchRefusalCode =
  | 'batch.ahead'
  | 'batch.already-cut'
  | 'batch.bar-length'
  | 'batch.doors-left'
  | 'batch.ended'
  | 'batch.glass-open'
  | 'batch.line-on-hold'
  | 'batch.no-group'
  | 'batch.no-event'
  | 'batch.no-lines'
  | 'batch.not-undone'
  | 'batch.offcut-taken'
  | 'batch.open-pieces'
  | 'batch.other-sum'
  | 'batch.other-week'
  | 'batch.over-capacity'
  | 'batch.part-placed'
  | 'batch.stale-plan'
  | 'batch.too-many-parts'
  | 'batch.undo-reason'
  | 'batch.unchecked-plan';

type BuildRefusalCode =
  | 'build.fire-seals'
  | 'build.frame-too-narrow'
  | 'build.handle-not-for-lock'
  | 'build.leaf-not-for-lock'
  | 'build.needs-aluminium'
  | 'build.needs-lone-door'
  | 'build.needs-sidelights'
  | 'build.needs-solid-design'
  | 'build.no-closer'
  | 'build.no-handle'
  | 'build.no-joint'
  | 'build.no-slave-leaf'
  | 'build.not-for-door'
  | 'build.not-in-system'
  | 'build.not-offered'
  | 'build.not-securable'
  | 'build.secured-laminated'
  | 'build.security-locked'
  | 'build.too-few-stars'
  | 'build.too-heavy';

type ColourRefusalCode =
  | 'colour.no-such-pair'
  | 'colour.not-offered'
  | 'colour.premium-not-needed'
  | 'colour.premium-outside-first'
  | 'colour.ral-not-needed';

type CustomerRefusalCode =
  | 'customer.name-missing'
  | 'customer.notes-too-long'
  | 'customer.site-without-address'
  | 'customer.too-many-contacts'
  | 'customer.too-many-sites';

type DesignRefusalCode = 'design.hand-not-allowed' | 'design.leaf-too-small' | 'design.not-offered';

type EnquiryRefusalCode =
  | 'enquiry.consent-missing'
  | 'enquiry.consents-unknown'
  | 'enquiry.email-missing'
  | 'enquiry.ended'
  | 'enquiry.name-missing'
  | 'enquiry.privacy-missing'
  | 'enquiry.terms-missing'
  | 'enquiry.text-unstorable';

type ExtraRefusalCode =
  | 'extra.below-knocker'
  | 'extra.closer-not-on-frame'
  | 'extra.closer-too-weak'
  | 'extra.fire-door'
  | 'extra.no-number'
  | 'extra.no-room'
  | 'extra.not-for-door'
  | 'extra.not-offered';

type FormulaRefusalCode = 'formula.syntax';

type FrameRefusalCode = 'frame.not-offered';

type GlassRefusalCode =
  | 'glass.not-offered'
  | 'glass.backing-not-allowed'
  | 'glass.door-theme-not-for-frame'
  | 'glass.frame-follows-door'
  | 'glass.no-frame-glass'
  | 'glass.not-a-house-number'
  | 'glass.solid-door'
  | 'glass.wrong-shape';

type HardwareRefusalCode =
  | 'hardware.handle-not-for-design'
  | 'hardware.leaf-too-low'
  | 'hardware.no-room'
  | 'hardware.not-offered'
  | 'hardware.not-on-design'
  | 'hardware.suite-not-allowed';

type HoldRefusalCode =
  | 'hold.after-quote'
  | 'hold.exists'
  | 'hold.no-date'
  | 'hold.no-lines'
  | 'hold.not-open'
  | 'hold.past'
  | 'hold.share'
  | 'hold.too-long';

type ItemRefusalCode =
  | 'item.locked'
  | 'item.not-offered'
  | 'item.parts-do-not-add-up'
  | 'item.parts-unlike-template'
  | 'item.unknown';

type OrderRefusalCode =
  | 'order.balance-open'
  | 'order.bom-stale'
  | 'fault.ended'
  | 'fault.no-part'
  | 'fault.no-text'
  | 'fault.none'
  | 'fault.too-early'
  | 'fault.too-late'
  | 'order.credit-not-checked'
  | 'order.drawing-open'
  | 'order.day-earlier'
  | 'order.day-later'
  | 'order.day-long-ago'
  | 'order.ended'
  | 'order.error-code'
  | 'order.glass-open'
  | 'order.in-batches'
  | 'order.no-address'
  | 'order.no-lines'
  | 'order.locked'
  | 'order.no-pair'
  | 'order.no-price'
  | 'order.no-ral'
  | 'order.no-reason'
  | 'order.no-week'
  | 'order.not-confirmed'
  | 'order.not-fitted'
  | 'order.not-made'
  | 'order.not-measured'
  | 'order.other-size'
  | 'order.price-differs'
  | 'order.problem'
  | 'order.snag-open'
  | 'order.sizes-not-confirmed'
  | 'order.week-closed'
  | 'order.week-early'
  | 'order.week-full'
  | 'order.week-late'
  | 'order.week-over';

type LoadRefusalCode = 'load.empty' | 'load.ended' | 'load.left-behind' | 'load.of-visit' | 'load.over';

type OffcutRefusalCode = 'offcut.no-group' | 'offcut.none' | 'offcut.not-so' | 'offcut.reserved-elsewhere';

type CreditRefusalCode =
  | 'credit.line-twice'
  | 'credit.no-line'
  | 'credit.no-lines'
  | 'credit.no-reason'
  | 'credit.nothing'
  | 'credit.too-early'
  | 'credit.too-many'
  | 'credit.too-much';

type PaymentRefusalCode =
  | 'payment.counter-entry'
  | 'payment.later'
  | 'payment.long-ago'
  | 'payment.no-reason'
  | 'payment.nothing'
  | 'payment.over-limit'
  | 'payment.refunded'
  | 'payment.taken-back'
  | 'payment.too-much';

type PurchaseRefusalCode =
  | 'purchase.bill-differs'
  | 'purchase.bill-ended'
  | 'purchase.bill-sum'
  | 'purchase.claim-back'
  | 'purchase.claim-credit'
  | 'purchase.claim-ended'
  | 'purchase.claim-goods'
  | 'purchase.claim-quantity'
  | 'purchase.claim-replacing'
  | 'purchase.claim-wish'
  | 'purchase.day-early'
  | 'purchase.differs'
  | 'purchase.ended'
  | 'purchase.has-papers'
  | 'purchase.least-value'
  | 'purchase.line-closed'
  | 'purchase.line-twice'
  | 'purchase.no-line'
  | 'purchase.no-lines'
  | 'purchase.no-mail'
  | 'purchase.no-price'
  | 'purchase.no-reason'
  | 'purchase.nothing'
  | 'purchase.over'
  | 'purchase.over-limit'
  | 'purchase.pieces'
  | 'purchase.received'
  | 'purchase.schedule'
  | 'purchase.unsaid'
  | 'purchase.unsettled'
  | 'purchase.vendor';

type RemakeRefusalCode =
  | 'remake.line-twice'
  | 'remake.no-line'
  | 'remake.no-lines'
  | 'remake.too-early'
  | 'remake.too-many';

type QuoteRefusalCode =
  | 'quote.ended'
  | 'quote.expired'
  | 'quote.fitting-on-supply'
  | 'quote.line-taken'
  | 'quote.never-sent'
  | 'quote.no-customer'
  | 'quote.no-line'
  | 'quote.no-lines'
  | 'quote.no-reason'
  | 'quote.no-vat-reason'
  | 'quote.not-confirmed'
  | 'quote.not-draft'
  | 'quote.open-tasks'
  | 'quote.other-content'
  | 'quote.other-currency'
  | 'quote.over-limit'
  | 'quote.discount-over-items'
  | 'quote.last-day-over'
  | 'quote.price-error'
  | 'quote.price-zero'
  | 'quote.still-valid'
  | 'quote.superseded'
  | 'quote.total-zero'
  | 'quote.terms-for-costs'
  | 'quote.too-many-lines'
  | 'quote.vat-for-admins';

type SizeRefusalCode =
  | 'size.set-area'
  | 'size.set-height'
  | 'size.set-width'
  | 'size.door-height'
  | 'size.door-width'
  | 'size.fanlight-height'
  | 'size.fanlight-width'
  | 'size.leaf-height'
  | 'size.leaf-width'
  | 'size.master-width'
  | 'size.no-fanlight'
  | 'size.no-sidelights'
  | 'size.no-slave'
  | 'size.not-offered'
  | 'size.sidelight-glass'
  | 'size.sidelight-width'
  | 'size.slave-width'
  | 'size.welded-frame';

type StockRefusalCode =
  | 'stock.exported'
  | 'stock.later'
  | 'stock.lot-change'
  | 'stock.no-default'
  | 'stock.no-lot'
  | 'stock.no-unit'
  | 'stock.not-out'
  | 'stock.not-there'
  | 'stock.not-tracked'
  | 'stock.not-unit'
  | 'stock.offcut-value'
  | 'stock.other-currency'
  | 'stock.open-day'
  | 'stock.place-holds'
  | 'stock.place-retired'
  | 'stock.place-taken'
  | 'stock.quantity'
  | 'stock.same-place'
  | 'stock.too-many-places'
  | 'stock.too-much';

type SurveyRefusalCode = 'survey.other-size' | 'survey.size-misread' | 'survey.size-missing';

type TaskRefusalCode = 'task.ended' | 'task.no-reason';

type VendorRefusalCode =
  | 'vendor.csv-column'
  | 'vendor.cut-off'
  | 'vendor.item'
  | 'vendor.mail'
  | 'vendor.name-missing'
  | 'vendor.name-taken'
  | 'vendor.no-delivery-day'
  | 'vendor.no-order-day'
  | 'vendor.peppol-id'
  | 'vendor.row-twice'
  | 'vendor.too-many'
  | 'vendor.too-many-items'
  | 'vendor.two-valid'
  | 'vendor.units';
