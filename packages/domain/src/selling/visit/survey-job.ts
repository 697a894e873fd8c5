import { isMeasured, type Survey } from '../../making/survey/survey.ts';
import type { Order } from '../order/order.ts';
import type { OrderState } from '../order/order-states.ts';

/** What is known of the opening of a door. */
export interface SurveyedDoor {
  /** Since when its measures are final; null: they are not. */
  readonly measuredAt: string | null;
  /** null: nobody has written anything down. */
  readonly survey: Survey | null;
}

/** In which an order may wait for measures: with its bills frozen it does no more. */
const measuring: readonly OrderState[] = ['Draft', 'Confirmed From Installer', 'Accepted'];

type Measured = Pick<Order, 'state' | 'heldFrom' | 'quote' | 'remake'>;

/** Whether doors of an order are measured at all before they are made: what is made again stands where it stood. */
export const isMeasuredFor = ({ state, heldFrom, quote, remake }: Measured): boolean =>
  quote !== null && remake === null && measuring.includes(heldFrom ?? state);

/**
 * Whether somebody goes to measure for an order (JOURNEY 7.5): its customer has accepted it, and a door of it is not measured. Whether the
 * measures are final a person says later, maybe with another size of the door: nobody goes there again for that.
 */
export const isToMeasure = (order: Measured, doors: readonly SurveyedDoor[]): boolean =>
  isMeasuredFor(order) &&
  doors.some(({ measuredAt, survey }) => measuredAt === null && !(survey && isMeasured(survey)));
