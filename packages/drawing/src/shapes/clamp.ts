/** The number, or the limit that it is beyond. */
export const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));
