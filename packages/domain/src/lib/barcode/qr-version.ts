/** A size of QR code at level M, where a reader mends up to 15 % that it cannot see (ISO/IEC 18004, tables 1, 9 and E.1). */
export interface QrVersion {
  readonly size: number;
  readonly blocks: number;
  /** In each block. */
  readonly dataCodewords: number;
  readonly correctionCodewords: number;
  /** Row and column of the centre of the alignment pattern; null: there is none. */
  readonly alignment: number | null;
}

/** Versions 1 to 6: up to 154 signs of a part code, or 106 others, such as the address of a second factor. */
export const qrVersions: readonly QrVersion[] = [
  { size: 21, blocks: 1, dataCodewords: 16, correctionCodewords: 10, alignment: null },
  { size: 25, blocks: 1, dataCodewords: 28, correctionCodewords: 16, alignment: 18 },
  { size: 29, blocks: 1, dataCodewords: 44, correctionCodewords: 26, alignment: 22 },
  { size: 33, blocks: 2, dataCodewords: 32, correctionCodewords: 18, alignment: 26 },
  { size: 37, blocks: 2, dataCodewords: 43, correctionCodewords: 24, alignment: 30 },
  { size: 41, blocks: 4, dataCodewords: 27, correctionCodewords: 16, alignment: 34 },
];
