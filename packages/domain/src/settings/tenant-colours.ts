import { contrast, leastContrast } from './contrast.ts';

/** What a supplier says about its own look, each as #rrggbb. */
export interface SupplierColours {
  readonly primary: string;
  readonly paper: string;
  readonly ink: string;
}

const black = '#000000';
const white = '#ffffff';

/** A supplier's colours with those that follow from them, so that any brand can be read: a yellow one as well as a blue one. */
export const tenantColours = ({ primary, paper, ink }: SupplierColours) =>
  ({
    '--tenant-primary': primary,
    '--tenant-primary-content': contrast(black, primary) > contrast(white, primary) ? black : white,
    '--tenant-ink': ink,
    '--tenant-paper': paper,
    /** Lines and tracks: in the supplier's colour where it is seen on the paper. */
    '--tenant-mark': contrast(primary, paper) >= leastContrast.line ? primary : ink,
  }) as const;
