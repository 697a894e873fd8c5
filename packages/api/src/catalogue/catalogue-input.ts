import { listKinds, recordKinds } from '@door/domain/catalogue/edit/row-kind';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { newIdInput } from '../input/ids.ts';
import { refersTo } from '../input/refers-to.ts';
import { fileText, text } from '../input/text.ts';

/** A kind of which a catalogue has a list. */
export const listKindInput = oneOf(listKinds);

/** A list, or a table of which there is one. */
export const rowKindInput = z.enum([...listKinds, ...recordKinds], 'must be a kind of rows');

/** What names a row among its kind; '' for a table of which there is one. */
export const rowKeyInput = text(300).meta(refersTo('row key'));

/** Characters of a row as JSON; the largest row of the demo has about 3,000. */
const maxRow = 60_000;

/** A row as the domain has it. Its fields are checked by the rules of its kind. */
export const rowInput = z
  .custom<object>((row) => typeof row === 'object' && row !== null && !Array.isArray(row), 'must be a row')
  .refine((row) => JSON.stringify(row).length <= maxRow, `must have at most ${String(maxRow)} characters`)
  .meta(refersTo('catalogue row'));

/** The id of the draft, or one that the sender makes up where there is none. */
export const draftIdInput = newIdInput;

/** The id of a draft that is there. */
export const presentDraftInput = newIdInput.meta(refersTo('catalogue draft'));

/** `LastUpdated` as the draft carried it. */
export const draftVersionInput = z.iso
  .datetime({ offset: true, error: 'must be the LastUpdated of the draft' })
  .meta(refersTo('catalogue draft version'));

/** The number of a version of the catalogue, from 1 on. */
export const catalogueVersionInput = z
  .int32('must be a whole number')
  .min(1, 'must be at least 1')
  .meta(refersTo('catalogue version'));

/** Code of the price of a product, and an amount. */
export const productPriceInput = text(100).meta(refersTo('product price'));
export const priceInput = text(20).meta(refersTo('price'));

/** An exported catalogue as JSON text. */
export const bundleInput = fileText(900_000).meta(refersTo('catalogue bundle'));
