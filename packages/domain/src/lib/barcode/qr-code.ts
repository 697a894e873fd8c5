import { qrContent } from './qr-codewords.ts';
import { freeModules, patternsOf, putFormat, type QrGrid } from './qr-grid.ts';
import { type Mask, masks, penaltyOf } from './qr-mask.ts';

/** Rows of modules, dark ones true. Around it a reader needs four light modules on every side. */
export type QrModules = readonly (readonly boolean[])[];

/** Signs of ASCII that any code of ours holds. */
export const longestQrText = 106;

/**
 * The QR code of a text by ISO/IEC 18004, level M, as small as can be: 25 modules for a part code. Throws for more than 154
 * signs of capital letters, digits and ` $%*+-./:`, or 106 of ASCII.
 */
export function qrCode(text: string): QrModules {
  const { version, codewords } = qrContent(text);
  const bits = codewords.flatMap((codeword) =>
    Array.from({ length: 8 }, (_, bit) => ((codeword >> (7 - bit)) & 1) === 1),
  );
  const patterns = patternsOf(version);
  const data = freeModules(patterns).map((module, index) => [module, bits[index] ?? false] as const);
  const drawn = masks.map((mask, number) => {
    const grid = { ...patterns, dark: patterns.dark.slice() };
    putData(grid, mask, data);
    putFormat(grid, formatOf(number));
    return { grid, penalty: penaltyOf(grid) };
  });
  const { grid } = drawn.reduce((best, each) => (each.penalty < best.penalty ? each : best));
  return Array.from({ length: grid.size }, (_, y) =>
    Array.from(grid.dark.subarray(y * grid.size, (y + 1) * grid.size), Boolean),
  );
}

/** Modules that are left over behind the data count as light. */
function putData(grid: QrGrid, mask: Mask, data: readonly (readonly [module: number, dark: boolean])[]): void {
  for (const [module, dark] of data) {
    grid.dark[module] = dark === mask(module % grid.size, Math.floor(module / grid.size)) ? 0 : 1;
  }
}

/** Level M is 00; ten bits of correction follow, and all is turned over by a pattern so that it is never empty (annex C). */
function formatOf(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}
