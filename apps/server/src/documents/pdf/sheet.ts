/** A4, in points of 1/72 inch, with margins of 15 mm. */
export const sheet = { width: 595.28, height: 841.89, margin: 42.52, foot: 28 } as const;

export const left = sheet.margin;
export const right = sheet.width - sheet.margin;
export const across = right - left;
/** Where the content of a page ends; the page number stands below. */
export const bottom = sheet.height - sheet.margin - sheet.foot;

/** As on the pages by day. */
export const inks = { ink: '#19231e', second: '#525a56', line: '#d3d8d5', rule: '#aab2ae', brass: '#95681f' } as const;
export type Ink = keyof typeof inks;

export interface TextStyle {
  readonly font: 'regular' | 'semibold';
  /** Points. */
  readonly size: number;
  /** From one base line to the next, points. */
  readonly leading: number;
  readonly ink: Ink;
}

export const styles = {
  supplier: { font: 'semibold', size: 15, leading: 19, ink: 'ink' },
  title: { font: 'semibold', size: 21, leading: 26, ink: 'ink' },
  heading: { font: 'semibold', size: 12, leading: 16, ink: 'ink' },
  body: { font: 'regular', size: 9.5, leading: 13.5, ink: 'ink' },
  strong: { font: 'semibold', size: 9.5, leading: 13.5, ink: 'ink' },
  second: { font: 'regular', size: 9.5, leading: 13.5, ink: 'second' },
  total: { font: 'semibold', size: 13, leading: 19, ink: 'ink' },
  small: { font: 'regular', size: 8, leading: 11, ink: 'second' },
} as const satisfies Readonly<Record<string, TextStyle>>;
