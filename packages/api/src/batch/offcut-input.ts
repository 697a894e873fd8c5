import { z } from 'zod';
import { refersTo } from '../input/refers-to.ts';

/** What can stand on a label and in its QR code: `2647-B012-R17`, or what a person has written on the bar. */
const idInput = z
  .string('must be the Id of an offcut')
  .max(60, 'must be the Id of an offcut')
  .transform((value) => value.trim().toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z][0-9A-Z-]{0,39}$/, 'must have 1 to 40 letters, digits and hyphens'));

export const newOffcutIdInput = idInput;
export const offcutIdInput = idInput.meta(refersTo('offcut'));

/** Key of a group, as `getBatchById` says it. */
export const cutGroupInput = z
  .string('must be the Key of a group')
  .min(1, 'must be the Key of a group')
  .max(200, 'must be the Key of a group');
