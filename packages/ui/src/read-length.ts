/** What somebody typed as a length: mm, nothing, or something that is no whole number of mm. */
export type TypedLength = number | null | 'unreadable';

/**
 * Reads `1040`, `1 040` and `1040 mm`. Everything else (`1040.5`, `190cm`, `6 ft`) is unreadable: it is never made into
 * another number.
 */
export function readLength(text: string, maxDigits: number): TypedLength {
  if (text.trim() === '') return null;
  const [, figures] = /^\s*([\d\s]*\d)\s*(?:mm)?\s*$/i.exec(text) ?? [];
  const digits = figures?.replace(/\s/g, '') ?? '';
  return digits === '' || digits.length > maxDigits ? 'unreadable' : Number(digits);
}

/** Whether more typing can make it readable: `1040 m` becomes `1040 mm`. */
export const isHalfTyped = (text: string): boolean => /^[\d\s]*m{0,2}\s*$/i.test(text);
