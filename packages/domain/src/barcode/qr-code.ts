import { qrContent } from './qr-codewords.ts';
import { freeModules, isDark, patternsOf, putFormat, type QrGrid } from './qr-grid.ts';
import { type Mask, masks, penaltyOf } from './qr-mask.ts';

/** Rows of modules, dark ones true. Around it a reader needs four light modules on every side. */
export type QrModules = readonly (readonly boolean[])[];

/**
 * The QR code of a text by ISO/IEC 18004, level M, as small as can be: 25 modules for a part code. Throws for more than 90
 * signs of capital letters, digits and ` $%*+-./:`, or 62 of ASCII.
 * @internal Only tests read it until batches have calls.
 */
export function qrCode(text: string): QrModules {
  const { version, codewords } = qrContent(text);
  const bits = codewords.flatMap((codeword) =>
    Array.from({ length: 8 }, (_, bit) => ((codeword >> (7 - bit)) & 1) === 1),
  );
  const drawn = masks.map((mask, number) => {
    const grid = patternsOf(version);
    putData(grid, bits, mask);
    putFormat(grid, formatOf(number));
    return { grid, penalty: penaltyOf(grid) };
  });
  const { grid } = drawn.reduce((best, each) => (each.penalty < best.penalty ? each : best));
  return Array.from({ length: grid.size }, (_, y) => Array.from({ length: grid.size }, (__, x) => isDark(grid, x, y)));
}

/** Modules that are left over behind the data count as light. */
function putData(grid: QrGrid, bits: readonly boolean[], mask: Mask): void {
  for (const [index, module] of freeModules(grid).entries()) {
    const dark = bits[index] ?? false;
    grid.fixed.set(module, dark !== mask(module % grid.size, Math.floor(module / grid.size)));
  }
}

/** Level M is 00; ten bits of correction follow, and all is turned over by a pattern so that it is never empty (annex C). */
function formatOf(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}
