import { quote, quoteCharge, quoteLine, quoteVersion } from './quote/schema.ts';
import { account, columnChoice, loginName, loginRecord, loginSession, savedView, secondFactor } from './user/schema.ts';
import {
  batch,
  batchEvent,
  batchFrozen,
  batchItem,
  batchPiece,
  cutPlan,
  linePart,
  productionWeek,
} from './batch/schema.ts';
import { catalogueDraft, catalogueVersion } from './catalogue/schema.ts';
import { client, clientSettings, holiday, rateCount, runningNumber, settingsVersion } from './settings/schema.ts';
import { change, historySeal } from './history/schema.ts';
import {
  creditNote,
  order,
  orderBill,
  orderCharge,
  orderLine,
  orderVersion,
  payment,
  pegOverride,
  placeHold,
  promise,
  promiseFacts,
  promiseRisk,
} from './order/schema.ts';
import { customer, customerTerm } from './customer/schema.ts';
import { fault, faultEvent, orderMessage, salePhoto } from './customer-page/thread-schema.ts';
import { acceptance, customerLink, pageCode, pageDevice } from './customer-page/schema.ts';
import { deliveryEvent, load, loadStop } from './delivery/schema.ts';
import { document, logo, personZip } from './document/schema.ts';
import {
  calendarFeed,
  job,
  resource,
  resourceBooking,
  team,
  teamMember,
  visit,
  visitEvent,
  workingTime,
} from './diary/schema.ts';
import { doorImage, item, itemTerm, sharedDesign, survey, surveyPhoto, workInstruction } from './item/schema.ts';
import { enquiry, enquiryConsent } from './enquiry/schema.ts';
import { familyDoor, familyHeart, familyPage } from './family/schema.ts';
import { contactChoice, messageSent, messageText, smsGateway } from './message/schema.ts';
import { optionSet } from './option-set/schema.ts';
import { paymentAccount, paymentAsk, paymentAttempt, paymentHint, paymentRefund } from './paying/schema.ts';
import { priceList, priceListDraft, vatRate } from './pricing/schema.ts';
import { bankLine, bankRule, bankStatement } from './bank/schema.ts';
import {
  purchase,
  purchaseConfirmation,
  purchaseConfirmationLine,
  purchaseLine,
  purchasePiece,
  receipt,
  receiptLine,
} from './purchase/schema.ts';
import { claim, claimPhoto, vendorBill, vendorBillLine } from './bills/schema.ts';
import { csvColumn, vendor, vendorClosedDay, vendorItem } from './purchasing/schema.ts';
import { installationBatch } from './installation/schema.ts';
import { exportBatch } from './stock/export-schema.ts';
import { articleSupply, orderDemand, place, stockAccount, stockMove, stockUnit } from './stock/schema.ts';
import { task } from './task/schema.ts';

/** Tables without row level security; they hold no personal data. Tests compare both lists with the database. */
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
  load,
  loadStop,
  deliveryEvent,
  acceptance,
  messageText,
  messageSent,
  contactChoice,
  smsGateway,
  customerLink,
  pageCode,
  pageDevice,
  orderMessage,
  salePhoto,
  fault,
  faultEvent,
  vendor,
  promise,
  promiseRisk,
  promiseFacts,
  placeHold,
  pegOverride,
  cutPlan,
  place,
  articleSupply,
  stockAccount,
  stockUnit,
  stockMove,
  vendorClosedDay,
  csvColumn,
  vendorItem,
  purchase,
  purchaseLine,
  purchasePiece,
  purchaseConfirmation,
  purchaseConfirmationLine,
  receipt,
  receiptLine,
  claim,
  claimPhoto,
  vendorBill,
  vendorBillLine,
  orderDemand,
  exportBatch,
  installationBatch,
  payment,
  creditNote,
  paymentAccount,
  paymentAsk,
  paymentAttempt,
  paymentHint,
  paymentRefund,
  resource,
  workingTime,
  team,
  teamMember,
  job,
  visit,
  resourceBooking,
  calendarFeed,
  visitEvent,
  bankStatement,
  bankLine,
  bankRule,
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
