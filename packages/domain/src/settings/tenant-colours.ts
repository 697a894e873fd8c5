/** The colours that a supplier sets, each #rrggbb. */
export interface SupplierColours {
  readonly primary: string;
  readonly paper: string;
  readonly ink: string;
}

const black = '#000000';
const white = '#ffffff';

/** CSS variables from a supplier's colours and those derived from them, so that text has enough contrast with any primary colour. */
export const tenantColours = ({ primary, paper, ink }: SupplierColours) =>
  ({
    '--tenant-primary': primary,
    '--tenant-primary-content': contrast(black, primary) > contrast(white, primary) ? black : white,
    '--tenant-ink': ink,
    '--tenant-paper': paper,
    /** Lines and tracks: the primary colour where its contrast with the paper suffices. */
    '--tenant-mark': contrast(primary, paper) >= leastContrast.line ? primary : ink,
  }) as const;

/** Contrast ratio of two colours #rrggbb (WCAG 2.2): 1 for the same, 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Least contrast ratios of WCAG 2.2, level AA, for text and for lines and controls. */
export const leastContrast = { text: 4.5, line: 3 } as const;

function luminance(hex: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
