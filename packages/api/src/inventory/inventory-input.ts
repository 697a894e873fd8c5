import { longestKey } from '@door/domain/making/stock/stock-article';
import { z } from 'zod';
import { dateInput } from '../input/cursor.ts';
import { newIdInput } from '../input/ids.ts';
import { refersTo } from '../input/refers-to.ts';
import { filledText, text } from '../input/text.ts';

/** `CY-3K`, `OF72-AGWH@6000`. */
export const articleKeyInput = filledText(longestKey).meta(refersTo('article key'));

/** One thing of a key, as its label names it: an offcut, `2647-B012-R17`, or a piece that was made for a door, `10234-1.1-G1`. */
export const unitIdInput = z
  .string('must be the Id of an offcut or of a piece')
  .max(longestKey, 'must be the Id of an offcut or of a piece')
  .transform((value) => value.trim().toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z][0-9A-Z.-]*$/, 'must have letters, digits, points and hyphens'));

/** How much, in the unit of the article: `24`, `5.960`. Which decimals it may have is known with its key. */
export const quantityInput = z
  .string('must be a quantity such as 24 or 5.960')
  .max(20, 'must be a quantity such as 24 or 5.960')
  .regex(/^\d{1,10}(?:\.\d{1,6})?$/, 'must be a quantity such as 24 or 5.960')
  .meta(refersTo('stock quantity'));

/** Absent, null and blank: of no lot. */
export const lotInput = text(40)
  .nullish()
  .transform((lot) => lot?.trim() || null);

export const reasonInput = text(500);

/** What every message that writes lines has; its Id is made up by the page, so that a message that is sent twice writes them once. */
export const messageInput = {
  Id: newIdInput,
  /** The day on which it has happened; absent: today. Lines are written in the order of messages all the same. */
  On: dateInput.optional(),
};
