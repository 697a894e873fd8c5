/** Which sign stands before the decimals; null: the file does not tell. */
export type DecimalSign = '.' | ',' | null;

/**
 * Of amounts, which never have three decimals: files with semicolons are written where the comma is the sign of decimals; of files with tabs
 * nothing is known.
 */
export const decimalSignOf = (delimiter: string): DecimalSign =>
  delimiter === ';' ? ',' : delimiter === '\t' ? null : '.';

/**
 * Of quantities and measures, which may have three decimals: what the file's own numbers tell. `12,5`, `1.234,50` and `1.234.567` tell that
 * it is the comma, `1.234` tells nothing. Where none tells, files with commas between their cells have points; of others nothing is known,
 * as of those whose numbers tell both.
 */
export function decimalSignIn(delimiter: string, numbers: readonly string[]): DecimalSign {
  const told = new Set(numbers.flatMap(signTold));
  const [sign = delimiter === ',' ? '.' : null] = told;
  return told.size > 1 ? null : sign;
}

function signTold(text: string): readonly ('.' | ',')[] {
  const plain = plainNumber(text, null);
  if (plain === undefined) return [];
  const sign = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  if (plain.includes('.')) return [sign];
  // Where a sign divides thousands the other one stands before decimals.
  return text.includes(sign) ? [sign === '.' ? ',' : '.'] : [];
}

/**
 * A number of a file as it travels: plain where the file tells how it is meant, `1.234 / 1234` where it may mean either, which no reader
 * takes for a number, and as it was written where it is none.
 */
export function numberCell(text: string, decimal: DecimalSign): string {
  const plain = plainNumber(text, decimal);
  const [point, comma] = [plainNumber(text, '.'), plainNumber(text, ',')];
  return plain ?? (point === undefined || comma === undefined ? text : `${point} / ${comma}`);
}

/** The same of an amount: `1.234` has no decimals where the file does not tell otherwise. */
export const amountCell = (text: string, decimal: DecimalSign): string =>
  numberCell(text, decimal ?? (text.includes('.') ? ',' : '.'));

/** Whether a cell is a number that may mean either. */
export const mayBeEither = (cell: string): boolean => /^-?[\d.]+ \/ -?[\d.]+$/.test(cell);

/** Characters: sign, currency and all the digits that any amount has. */
const longest = 40;

/**
 * A number as spreadsheets and people write it, as plain digits: `€1,234.50`, `1.234,50 €`, `1 234,5` and `1'234.5` are `1234.5`, `(5.00)`
 * is `-5.00`. undefined: it is none, or `1,234` in a file that does not tell whether that is more than a thousand.
 */
export function plainNumber(text: string, decimal: DecimalSign): string | undefined {
  if (text.length > longest) return undefined;
  const bare = text
    .trim()
    .replace(/^'+/, '')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/\u2212/g, '-');
  const { minus = '', digits } = shape.exec(bare)?.groups ?? {};
  const plain = digits && plainDigits(digits, decimal);
  return plain && `${minus}${plain}`;
}

/** A minus stands before or behind the sign of the currency. */
const shape =
  /^(?=(?:€|£|\$|EUR|GBP|\s)*(?<minus>-?))(?:-?(?:€|£|\$|EUR|GBP)?\s*|(?:€|£|\$|EUR|GBP)?\s*-)(?<digits>[\d.,'’\s]*\d)\s*(?:€|£|\$|EUR|GBP|%)?$/iu;

const grouped = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/u;

function plainDigits(digits: string, decimal: DecimalSign): string | undefined {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const [whole, sign, decimals] = [digits.slice(0, Math.max(at, 0)), digits.charAt(at), digits.slice(at + 1)];
  // One kind of sign, more than once or where no decimals follow, divides thousands.
  if (at < 0 || whole.includes(sign)) return joined(digits);
  if (isEither.test(digits) && sign !== decimal) return joinedIn(decimal, digits);
  const units = joined(whole || '0');
  return units && `${units}.${decimals}`;
}

const joinedIn = (decimal: DecimalSign, digits: string): string | undefined =>
  decimal === null ? undefined : joined(digits);

/** `1,234` has decimals or is more than a thousand; `0,234`, `12345,678` and `1,23` have decimals. */
const isEither = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Digits without what divides thousands; undefined where it does not stand between three and three. */
const joined = (digits: string): string | undefined =>
  /^\d+$/.test(digits) || grouped.test(digits) ? digits.replaceAll(/\D/gu, '') : undefined;
