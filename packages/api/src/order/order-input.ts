import { isWeekLabel } from '@door/domain/lib/production-week';
import { z } from 'zod';
import { orderIdInput } from '../input/ids.ts';
import { refersTo } from '../input/refers-to.ts';
import { dateInput } from '../input/cursor.ts';

const versionMessage = 'must be the LastUpdated of the order';

/** Which order, and its `LastUpdated` as the sender saw it. */
export const orderInput = {
  Id: orderIdInput,
  LastUpdated: z.iso.datetime({ offset: true, error: versionMessage }),
};

/** The same for a move, which the state guards already: whoever does not say what they saw moves what is there. */
export const orderMoveInput = { ...orderInput, LastUpdated: orderInput.LastUpdated.optional() };

const weekMessage = 'must be a week as 2647';

/** `2647`: week 47 of 2026. */
export const weekInput = z.string().max(4, weekMessage).refine(isWeekLabel, weekMessage).meta(refersTo('week'));

/** A week or a day that a customer wants it not before. */
export const notBeforeInput = z.union([weekInput, dateInput], 'must be a week as 2647 or a day as 2026-11-23');
