/**
 * Widths of columns that fit together into a room: narrow ones keep what they need, the widest share what is left equally.
 * 40, 300 and 500 in 440 are 40, 200 and 200.
 */
export function sharedWidths(widest: readonly number[], room: number): readonly number[] {
  const rising = widest.toSorted((one, other) => one - other);
  let left = room;
  for (const [at, width] of rising.entries()) {
    const share = left / (rising.length - at);
    if (width > share) return widest.map((each) => Math.min(each, share));
    left -= width;
  }
  return widest;
}
