import { type BatchNumber, batchNumberText } from './batch-number.ts';

/** `R014`: bar 14 of the batch, as the label of a bar and the events of the floor say it. */
export const barText = (bar: number): string => `R${String(bar).padStart(3, '0')}`;

/** `2651-B001-R014`. */
export const barCode = (batch: BatchNumber, bar: number): string => `${batchNumberText(batch)}-${barText(bar)}`;

/** `D07`: door 7 of the batch. */
export const doorText = (place: number): string => `D${String(place).padStart(2, '0')}`;

/** `2651-B001-D07`, what the label of a finished door says. */
export const doorCode = (batch: BatchNumber, place: number): string => `${batchNumberText(batch)}-${doorText(place)}`;

/** A bar or a door of a batch: what one scan ticks at once. */
export interface FloorCode extends BatchNumber {
  readonly what: 'bar' | 'door';
  /** As events say it: `R014`, `D07`. */
  readonly code: string;
}

/** The frame, slab and glass slot of a door are the door itself, as its own label is. */
const floorPattern = /^(?<week>\d{4})-B(?<batch>\d{3,6})-(?:R(?<bar>\d{1,4})|[FSGD](?<place>\d{1,4}))$/;

/** The bar, slot or door that a scanned code names; null: it may be a piece. */
export function floorCode(scanned: string): FloorCode | null {
  const { week, batch, bar, place } = floorPattern.exec(scanned)?.groups ?? {};
  if (week === undefined) return null;
  const number = Number(batch);
  return bar === undefined
    ? { week, number, what: 'door', code: doorText(Number(place)) }
    : { week, number, what: 'bar', code: barText(Number(bar)) };
}

/** Says that a code is one of ours, and how it is to be read. */
const scanMark = 'DW1:';

/** What a camera reads: `DW1:2647-B012-10234-2-JL`. No address, so that it outlives every server. */
export const scanText = (code: string): string => `${scanMark}${code}`;

/** Mark or AIM identifier, as `]Q1`, then a code of a batch. Another keyboard layout types other signs for `]`, `:` and `-`. */
const scanPattern = /^(?:[^A-Z0-9]?[A-Z]\d)?(?:DW1.)?(?<code>\d{4}-B\d{3,}-[A-Z0-9.-]+)$/;

/**
 * The code that was scanned or typed in, in either case, with or without what hand scanners send around it: the mark, an AIM
 * identifier, control characters, a line end, or the sign that another keyboard layout has in place of a dash.
 */
export function codeOfScan(text: string): string {
  const typed = text.replaceAll(/\p{Cc}/gu, '').trim();
  const dashed = typed.replaceAll(/[^A-Za-z0-9.:]/g, '-').toUpperCase();
  return scanPattern.exec(dashed)?.groups?.['code'] ?? typed.toUpperCase();
}
