import { guaranteeOf } from '@door/domain/selling/visit/handover';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { myDayMessages } from '../messages/my-day.ts';
import type { Visit, VisitDoor } from './my-day-wire.ts';

const { signed: t, snags } = myDayMessages;

/**
 * What a customer reads and signs: doors, what is left to be put right, what is still to be paid, and from when on what is guaranteed.
 * Its lines are kept with the signature, word by word.
 * @param day of the handover
 */
export function signedText(visit: Visit, doors: readonly VisitDoor[], day: string): string {
  const { Supplier, Number: number, Open, Currency, Guarantee, Now } = visit;
  const from = calendarDayText(day);
  const guarantee = guaranteeOf(
    { guarantee: Guarantee.map(({ Part, Months }) => ({ part: Part, months: Months })) },
    day,
  );
  return [
    t.head(Supplier, number, from),
    t.doors,
    ...doors.map(({ Item, Name, Size }) => t.door(Item, Name, Size)),
    ...(Now.Snags.length === 0 ? [t.noSnags] : [t.snags, ...Now.Snags.map(({ Part, Text }) => snags.row(Part, Text))]),
    Open === '' ? t.paid : t.open(moneyText(Open, Currency)),
    ...(guarantee.length === 0 ? [] : [t.guarantee(from)]),
    ...guarantee.map(({ part, until }) => t.part(part, calendarDayText(until))),
  ].join('\n');
}

/** SHA-256 of it, hexadecimal: the server compares it with what came. */
export async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
