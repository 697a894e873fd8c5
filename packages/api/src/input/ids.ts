import { clientId, colourId, designId, itemId, stockCode, systemId, templateId, themeId } from '@door/domain/model/ids';
import { suites } from '@door/domain/model/item';
import { z } from 'zod';
import { text } from './text.ts';

const wholeNumber = z.int32('must be a whole number');

/** Ids are compared as text, so that one spelling is needed: lower case. */
const uuid = (message: string) => z.uuid(message).transform((value) => value.toLowerCase());

export const itemIdInput = uuid('must be the id of an item').transform(itemId);
export const shareIdInput = uuid('must be the id of a shared design');
export const taskIdInput = uuid('must be the id of a task');
export const enquiryIdInput = uuid('must be the id of an enquiry');
export const photoIdInput = uuid('must be the Id of a photo');
/** An id that the sender of a message makes up, so that the same message sent twice is recognised. */
export const attemptInput = uuid('must be a UUID');
/** The database's id of an account, not an identity provider's. */
export const userIdInput = z.string('must be the id of a colleague').min(1).max(60, 'must be the id of a colleague');
export const clientIdInput = wholeNumber.transform(clientId);
export const systemIdInput = wholeNumber.transform(systemId);
export const designIdInput = wholeNumber.transform(designId);
export const colourIdInput = wholeNumber.transform(colourId);
export const themeIdInput = wholeNumber.transform(themeId);
export const masterStockIdInput = wholeNumber;
export const designGroupIdInput = wholeNumber;
export const templateIdInput = text(100).transform(templateId);
export const stockCodeInput = text(60).transform(stockCode);
export const currencyInput = z.enum(['EUR', 'GBP'], 'must be EUR or GBP');
export const sideInput = z.enum(['external', 'internal'], 'must be external or internal');
export const finishInput = z.enum(suites, `must be one of: ${suites.join(', ')}`);
/** `LastUpdated` as the item carried it. */
export const versionInput = z.iso.datetime({ offset: true, error: 'must be the LastUpdated of the item' });
