/** A point of a stroke, in hundredths of the width of what was signed on. */
export type SignedPoint = readonly [x: number, y: number];
