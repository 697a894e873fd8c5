import {
  clientId,
  colourId,
  designId,
  itemId,
  stockCode,
  systemId,
  templateId,
  themeId,
} from '@door/domain/door/model/ids';
import { suites } from '@door/domain/door/model/door-values';
import { z } from 'zod';
import { oneOf } from './choices.ts';
import { type Referent, refersTo } from './refers-to.ts';
import { text } from './text.ts';

const wholeNumber = z.int32('must be a whole number');

/** Ids are compared as text, so that one spelling is needed: lower case. */
const lowerCase = (value: string): string => value.toLowerCase();
const uuidOf = (referent: Referent, message: string) => z.uuid(message).meta(refersTo(referent)).transform(lowerCase);

export const itemIdInput = uuidOf('item', 'must be the id of an item').transform(itemId);
export const shareIdInput = uuidOf('share', 'must be the id of a shared design');
/** The token of a family's link. What is none is answered as one that nobody has. */
export const familyTokenInput = text(200).meta(refersTo('family page'));
export const taskIdInput = uuidOf('task', 'must be the id of a task');
export const enquiryIdInput = uuidOf('enquiry', 'must be the id of an enquiry');
export const quoteIdInput = uuidOf('quote', 'must be the Id of a quote');
export const orderIdInput = uuidOf('order', 'must be the Id of an order');
export const holdIdInput = uuidOf('hold', 'must be the Id of a hold');
export const paymentIdInput = uuidOf('payment', 'must be the Id of a payment');
export const attemptIdInput = uuidOf('attempt', 'must be the Id of an attempt');
export const bankLineIdInput = uuidOf('bank line', 'must be the Id of a line of a bank statement');
export const bankRuleIdInput = uuidOf('bank rule', 'must be the Id of a rule of the bank');
export const creditNoteIdInput = uuidOf('credit note', 'must be the Id of a credit note');
export const quoteLineIdInput = uuidOf('quote line', 'must be the LineId of a line');
export const batchIdInput = uuidOf('batch', 'must be the Id of a batch');
export const floorEventIdInput = uuidOf('floor event', 'must be the EventId of a scan');
export const orderLineIdInput = uuidOf('order line', 'must be the LineId of a line');
export const customerIdInput = uuidOf('customer', 'must be the id of a customer');
export const priceListDraftIdInput = uuidOf('price list draft', 'must be the Id of a draft');
export const photoIdInput = uuidOf('photo', 'must be the Id of a photo');
export const jobIdInput = uuidOf('job', 'must be the Id of a job');
export const personZipIdInput = uuidOf('person zip', 'must be the Id of a zip');
export const vendorIdInput = uuidOf('vendor', 'must be the Id of a vendor');
export const purchaseIdInput = uuidOf('purchase', 'must be the Id of a purchase');
export const purchaseLineIdInput = uuidOf('purchase line', 'must be the LineId of a line');
export const receiptIdInput = uuidOf('receipt', 'must be the Id of a receipt');
export const stockExportIdInput = uuidOf('stock export', 'must be the Id of an export');
export const installationBatchIdInput = uuidOf('installation batch', 'must be the Id of a batch of installations');
export const faultIdInput = uuidOf('fault', 'must be the Id of a fault');
export const claimIdInput = uuidOf('claim', 'must be the Id of a claim');
export const billIdInput = uuidOf('bill', 'must be the Id of a bill');
export const loadIdInput = uuidOf('load', 'must be the Id of a load');
export const deliveryEventIdInput = uuidOf('delivery event', 'must be the EventId of what was said');
export const placeIdInput = uuidOf('place', 'must be the Id of a place');
export const fittingJobIdInput = uuidOf('fitting job', 'must be the Id of a job');
export const visitIdInput = uuidOf('visit', 'must be the Id of a visit');
export const teamIdInput = uuidOf('team', 'must be the Id of a team');
export const resourceIdInput = uuidOf('resource', 'must be the Id of a person, van or tool');
export const optionSetIdInput = uuidOf('option set', 'must be the id of an option set');
/** An id that the sender of a message makes up, so that the same message sent twice is recognised: `Attempt` where the call makes something. */
export const newIdInput = z.uuid('must be a UUID').transform(lowerCase);
/** The database's id of an account, not an identity provider's. */
export const userIdInput = z
  .string('must be the id of a colleague')
  .min(1)
  .max(60, 'must be the id of a colleague')
  .meta(refersTo('colleague'));
export const clientIdInput = wholeNumber.meta(refersTo('client')).transform(clientId);
export const systemIdInput = wholeNumber.meta(refersTo('system')).transform(systemId);
export const designIdInput = wholeNumber.meta(refersTo('design')).transform(designId);
export const colourIdInput = wholeNumber.transform(colourId);
export const themeIdInput = wholeNumber.meta(refersTo('theme')).transform(themeId);
export const masterStockIdInput = wholeNumber.meta(refersTo('product'));
export const designGroupIdInput = wholeNumber.meta(refersTo('design group'));
export const templateIdInput = text(100).meta(refersTo('template')).transform(templateId);
export const stockCodeInput = text(60).transform(stockCode);
export const currencyInput = z.enum(['EUR', 'GBP'], 'must be EUR or GBP');
export const imageViewInput = z.enum(['external', 'internal', 'house'], 'must be external, internal or house');
export const finishInput = oneOf(suites);
const versionOf = (referent: Referent, error: string) =>
  z.iso.datetime({ offset: true, error }).meta(refersTo(referent));

/** `LastUpdated` as the item carried it. */
export const versionInput = versionOf('item version', 'must be the LastUpdated of the item');
export const personVersionInput = versionOf('colleague version', 'must be the LastUpdated of the account');
export const vendorVersionInput = versionOf('vendor version', 'must be the LastUpdated of the vendor');
export const stockVersionInput = versionOf('stock version', 'must be the LastUpdated that was answered');
export const customerVersionInput = versionOf('customer version', 'must be the LastUpdated of the customer');
