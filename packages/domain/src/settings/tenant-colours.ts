import { contrast, leastContrast } from './contrast.ts';

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
