import { acceptance } from './tables/acceptance.ts';
import { account } from './tables/account.ts';
import { batchEvent } from './tables/batch-event.ts';
import { batchFrozen } from './tables/batch-frozen.ts';
import { batchItem } from './tables/batch-item.ts';
import { batchPiece } from './tables/batch-piece.ts';
import { batch } from './tables/batch.ts';
import { catalogueDraft } from './tables/catalogue-draft.ts';
import { catalogueVersion } from './tables/catalogue-version.ts';
import { clientSettings } from './tables/client-settings.ts';
import { change } from './tables/change.ts';
import { client } from './tables/client.ts';
import { columnChoice } from './tables/column-choice.ts';
import { cutPlan } from './tables/cut-plan.ts';
import { creditNote } from './tables/credit-note.ts';
import { customerTerm } from './tables/customer-term.ts';
import { customer } from './tables/customer.ts';
import { document } from './tables/document.ts';
import { doorImage } from './tables/door-image.ts';
import { enquiryConsent } from './tables/enquiry-consent.ts';
import { enquiry } from './tables/enquiry.ts';
import { itemTerm } from './tables/item-term.ts';
import { familyDoor } from './tables/family-door.ts';
import { familyHeart } from './tables/family-heart.ts';
import { familyPage } from './tables/family-page.ts';
import { holiday } from './tables/holiday.ts';
import { historySeal } from './tables/history-seal.ts';
import { item } from './tables/item.ts';
import { logo } from './tables/logo.ts';
import { loginName } from './tables/login-name.ts';
import { loginRecord } from './tables/login-record.ts';
import { loginSession } from './tables/login-session.ts';
import { offerLink } from './tables/offer-link.ts';
import { linePart } from './tables/line-part.ts';
import { offcutMove } from './tables/offcut-move.ts';
import { offcut } from './tables/offcut.ts';
import { orderBill } from './tables/order-bill.ts';
import { orderCharge } from './tables/order-charge.ts';
import { orderLine } from './tables/order-line.ts';
import { orderVersion } from './tables/order-version.ts';
import { order } from './tables/order.ts';
import { optionSet } from './tables/option-set.ts';
import { payment } from './tables/payment.ts';
import { personZip } from './tables/person-zip.ts';
import { priceListDraft } from './tables/price-list-draft.ts';
import { priceList } from './tables/price-list.ts';
import { productionWeek } from './tables/production-week.ts';
import { quoteCharge } from './tables/quote-charge.ts';
import { quoteLine } from './tables/quote-line.ts';
import { quoteVersion } from './tables/quote-version.ts';
import { quote } from './tables/quote.ts';
import { rateCount } from './tables/rate-count.ts';
import { runningNumber } from './tables/running-number.ts';
import { savedView } from './tables/saved-view.ts';
import { secondFactor } from './tables/second-factor.ts';
import { settingsVersion } from './tables/settings-version.ts';
import { sharedDesign } from './tables/shared-design.ts';
import { surveyPhoto } from './tables/survey-photo.ts';
import { survey } from './tables/survey.ts';
import { task } from './tables/task.ts';
import { vatRate } from './tables/vat-rate.ts';
import { workInstruction } from './tables/work-instruction.ts';

/** @internal Tables without row level security; they hold no personal data. Tests compare both lists with the database. */
export const sharedTables = { client, loginName, loginRecord, rateCount };

/** Tables whose rows belong to one supplier, parents before children. */
export const tenantTables = {
  clientSettings,
  // Before the rows that it seals: a restored row that is sealed already gets no second seal.
  historySeal,
  settingsVersion,
  logo,
  account,
  loginSession,
  secondFactor,
  savedView,
  columnChoice,
  catalogueVersion,
  catalogueDraft,
  priceList,
  priceListDraft,
  vatRate,
  holiday,
  productionWeek,
  runningNumber,
  optionSet,
  customer,
  customerTerm,
  item,
  enquiry,
  enquiryConsent,
  quote,
  quoteLine,
  quoteCharge,
  quoteVersion,
  offerLink,
  acceptance,
  document,
  personZip,
  order,
  orderLine,
  orderCharge,
  orderBill,
  linePart,
  batch,
  batchEvent,
  batchFrozen,
  batchItem,
  batchPiece,
  orderVersion,
  cutPlan,
  offcut,
  offcutMove,
  payment,
  creditNote,
  doorImage,
  workInstruction,
  familyPage,
  familyDoor,
  familyHeart,
  sharedDesign,
  itemTerm,
  survey,
  surveyPhoto,
  task,
  change,
};
