/** Points of a millimetre. */
export const point = 72 / 25.4;

/** 100 × 50 mm. */
export const labelSize = { width: 100 * point, height: 50 * point } as const;

/** Where labels stand on a page. Points. */
export interface LabelPlaces {
  readonly page: readonly [width: number, height: number];
  /** Upper left corners. */
  readonly corners: readonly (readonly [x: number, y: number])[];
}

/** One on each page, for a printer of labels. */
export const onRoll: LabelPlaces = { page: [labelSize.width, labelSize.height], corners: [[0, 0]] };

const a4 = [595.28, 841.89] as const;
const across = 2;
const down = 5;
const [left, top] = [(a4[0] - across * labelSize.width) / 2, (a4[1] - down * labelSize.height) / 2];

/** Two beside each other and five below, in the middle of the sheet: 5 mm are free at both sides, 23.5 above and below. */
export const onSheets: LabelPlaces = {
  page: a4,
  corners: Array.from({ length: across * down }, (_, at) => [
    left + (at % across) * labelSize.width,
    top + Math.floor(at / across) * labelSize.height,
  ]),
};
