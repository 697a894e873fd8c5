import { z } from 'zod';
import { refersTo } from '../input/refers-to.ts';
import { text } from '../input/text.ts';

/** The token of an offer's link. What is none is answered as one that nobody has. */
export const offerTokenInput = text(200).meta(refersTo('offer'));

/** The token of the link to what was bought. */
export const boughtTokenInput = text(200).meta(refersTo('bought'));

/** A sentence that was ticked. */
export const confirmedInput = z
  .array(text(1000), 'must be a list of sentences')
  .min(1, 'must hold what was ticked')
  .max(10, 'must have at most 10 entries');
