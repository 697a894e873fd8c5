import { accepted, type Result, refused } from '../../door/model/result.ts';
import { mayBeEither } from '../../lib/typed-number.ts';
import type { StockMessages } from '../../messages/messages.ts';
import type { MoveKind } from './ledger.ts';

/**
 * What articles are counted in, each with the decimals of a quantity as it is written: of a metre the base unit is a millimetre, of a
 * litre a millilitre, so that every quantity is a whole number.
 */
export const stockUnits = { piece: 0, bar: 0, metre: 3, litre: 3 } as const satisfies Readonly<Record<string, number>>;

export type StockUnit = keyof typeof stockUnits;

/** No single quantity is larger, in base units: a thousand kilometres of seal. */
export const mostQuantity = 1_000_000_000;

/** No key has more on hand or is worth more, in base units and in minor units, so that every sum of them is exact. */
export const mostOnHand = 1_000_000_000_000;

const written = /^\d{1,10}(?:\.\d{1,6})?$/;

/** Of what is counted in whole ones it is a thousand in one country and one in another, so it is neither. */
const mayBeThousands = /^[1-9]\d{0,2}\.000$/;

/**
 * Reads `24` pieces and `5.96` m as 24 and 5960 base units. Decimals that are zeros may be left out or written, others the unit has to
 * allow; `1.000` pieces may be meant as a thousand. undefined: it is no quantity of this unit, or more than `mostQuantity`.
 */
export function readQuantity(text: string, unit: StockUnit): number | undefined {
  if (!written.test(text)) return undefined;
  const [whole = '', decimals = ''] = text.split('.');
  const places = stockUnits[unit];
  if (places === 0 && mayBeThousands.test(text)) return undefined;
  if (/[1-9]/.test(decimals.slice(places))) return undefined;
  const quantity = Number(whole + decimals.slice(0, places).padEnd(places, '0'));
  return quantity <= mostQuantity ? quantity : undefined;
}

/** What a written quantity is of: what is moved is never nothing, what is counted or is the floor may be. */
const leastOf = { wrongQuantity: 1, wrongCount: 0, wrongFloor: 0 } as const;

/** A quantity as somebody has written it, in base units; or what is wrong with it, by the field in which it stands. */
export function writtenAs(
  field: keyof typeof leastOf,
  { text, unit, messages }: { readonly text: string; readonly unit: StockUnit; readonly messages: StockMessages },
): Result<number> {
  if (mayBeEither(text)) return refused('stock.quantity', messages.either(text));
  const quantity = readQuantity(text, unit);
  return quantity === undefined || quantity < leastOf[field]
    ? refused('stock.quantity', messages[field](text, unit))
    : accepted(quantity);
}

/** A quantity as it travels and is read: 5960 mm are `5.960`, −24 pieces `-24`. */
export function quantityText(quantity: number, unit: StockUnit): string {
  const places = stockUnits[unit];
  const digits = String(Math.abs(quantity)).padStart(places + 1, '0');
  const sign = quantity < 0 ? '-' : '';
  return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * The kinds of moves that a person makes one by one, with what they do to what is there: a person writes how much, never a sign. Counts and
 * transfers have calls of their own, all others are written by what happens.
 */
export const signOfKind = { in: 1, issue: -1, back: 1, scrap: -1 } as const satisfies Readonly<
  Partial<Record<MoveKind, 1 | -1>>
>;
