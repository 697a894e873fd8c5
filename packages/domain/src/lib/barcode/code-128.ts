/** Widths of bars and spaces in turn, by value (ISO/IEC 15417, table 1). */
const patterns =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );

const codeSets = {
  /** One sign of ASCII each. */
  b: { start: 104, change: 100, values: (text: string) => Array.from(text, (sign) => sign.charCodeAt(0) - 32) },
  /** Two digits each. */
  c: { start: 105, change: 99, values: (text: string) => (text.match(/../g) ?? []).map(Number) },
} as const;
const stop = 106;

/**
 * The widths of bars and spaces in turn, in modules, beginning and ending with a bar: Code 128 for scanners that read lines.
 * Four digits and more in a row take half the room. Around it a scanner needs ten light modules. Throws for an empty text and
 * for signs that are not printable ASCII.
 */
export function code128(text: string): readonly number[] {
  if (!/^[ -~]+$/.test(text)) throw new Error(`Code 128 cannot hold '${text}'.`);
  const values = valuesOf(text);
  const check = values.reduce((sum, value, index) => sum + value * Math.max(index, 1), 0) % 103;
  return [...values, check, stop].flatMap((value) => Array.from(patterns[value] ?? '', Number));
}

/** Every other piece is digits in pairs; the first may be empty. */
function valuesOf(text: string): readonly number[] {
  const pieces = text.split(/((?:\d\d){2,})/);
  const parts = pieces
    .map((piece, index) => ({ piece, codeSet: codeSets[index % 2 === 0 ? 'b' : 'c'] }))
    .filter(({ piece }) => piece !== '');
  return parts.flatMap(({ piece, codeSet: { start, change, values } }, index) => [
    index === 0 ? start : change,
    ...values(piece),
  ]);
}
