import { readQuantity } from '@door/domain/making/stock/quantity';
import type { OfficeInputs } from '../queries/office-client.ts';
import { quantityIn } from '../stock/stock-wire.ts';
import type { OpenedPurchase, PurchaseLine } from './purchasing-wire.ts';

/** A delivery that the vendor has named, as it stands in the form. */
export interface SaidDelivery {
  readonly id: string;
  readonly quantity: string;
  /** ISO day; '' until it is chosen. */
  readonly day: string;
}

/** What the vendor has said of a line; without deliveries it names no day yet. */
export interface SaidLine {
  readonly line: PurchaseLine;
  readonly deliveries: readonly SaidDelivery[];
}

export const newDelivery = (quantity = '', day = ''): SaidDelivery => ({ id: crypto.randomUUID(), quantity, day });

const isOpen = ({ Open }: PurchaseLine): boolean => /[1-9]/.test(Open);

/** What was said last of the lines that are open; of one of which nothing was said, that it comes as it was wanted. */
export const saidLines = ({ Lines }: Pick<OpenedPurchase, 'Lines'>): readonly SaidLine[] =>
  Lines.filter(isOpen).map((line) => ({
    line,
    deliveries: (line.Confirmed ?? [{ Quantity: line.Quantity, Day: line.Wanted }]).map(({ Quantity, Day }) =>
      newDelivery(Quantity, Day),
    ),
  }));

/** Whether a delivery has a quantity of its unit, and a day. */
export const isWhole = ({ quantity, day }: SaidDelivery, { Unit }: Pick<PurchaseLine, 'Unit'>): boolean =>
  day !== '' && (readQuantity(quantityIn(quantity), Unit) ?? 0) > 0;

/** Lines whose deliveries are whole, as they are sent. */
export const saidMessage = (said: readonly SaidLine[]): OfficeInputs['purchase']['confirm']['Lines'] =>
  said.map(({ line, deliveries }) => ({
    LineId: line.LineId,
    Schedule: deliveries.map(({ quantity, day }) => ({ Quantity: quantityIn(quantity), Day: day })),
  }));
