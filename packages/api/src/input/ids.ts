import { z } from 'zod';
import { clientId, colourId, designId, itemId, stockCode, systemId, templateId, themeId } from '@door/domain/item/ids';
import { text } from './text.ts';

const wholeNumber = z.int32('must be a whole number');

export const itemIdInput = z.uuid('must be the id of an item').transform((value) => itemId(value.toLowerCase()));
export const shareIdInput = z.uuid('must be the id of a shared design').transform((value) => value.toLowerCase());
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
