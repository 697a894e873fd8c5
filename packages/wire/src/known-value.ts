import type { Mm } from '@door/domain/lib/mm';
import type { Fields } from '@door/domain/door/model/fields';

interface Range<Key> {
  readonly noun: string;
  readonly among: readonly Key[];
}

/** A number that must be among the supplier's rows. */
export function knownNumber(fields: Fields, key: string, { noun, among }: Range<number>): number {
  const value = fields.number(key);
  if (!among.includes(value)) fields.wrong(key, `names no ${noun} of this supplier`);
  return value;
}

/** A text that must be among the supplier's rows. */
export function knownText(fields: Fields, key: string, { noun, among }: Range<string>): string {
  const value = fields.text(key);
  if (!among.includes(value)) fields.wrong(key, `names no ${noun} of this supplier`);
  return value;
}

/** As `knownText`; null where the text is ''. */
export const knownTextOrNull = (fields: Fields, key: string, range: Range<string>): string | null =>
  fields.text(key) === '' ? null : knownText(fields, key, range);

/** Where a person placed a piece; null where it is absent: at its usual height. */
export const placedHeight = (props: Fields, key: string): Mm | null => (props.has(key) ? props.length(key) : null);
