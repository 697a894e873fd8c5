import type { Fields } from './fields.ts';

interface Range<Key> {
  readonly noun: string;
  readonly among: readonly Key[];
}

/** A number that one of the supplier's rows has. */
export function knownNumber(fields: Fields, key: string, { noun, among }: Range<number>): number {
  const value = fields.number(key);
  if (!among.includes(value)) fields.wrong(key, `names no ${noun} of this supplier`);
  return value;
}

/** A text that one of the supplier's rows has. */
export function knownText(fields: Fields, key: string, { noun, among }: Range<string>): string {
  const value = fields.text(key);
  if (!among.includes(value)) fields.wrong(key, `names no ${noun} of this supplier`);
  return value;
}

/** As `knownText`; '' stands for nothing chosen. */
export const knownTextOrNull = (fields: Fields, key: string, range: Range<string>): string | null =>
  fields.text(key) === '' ? null : knownText(fields, key, range);
