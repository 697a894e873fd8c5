import { type Mm, mm } from '../../lib/mm.ts';

/** EN 1154: greatest leaf width and weight for each closer size. */
const closers = [
  { size: 1, maxWidth: mm(750), maxKg: 20 },
  { size: 2, maxWidth: mm(850), maxKg: 40 },
  { size: 3, maxWidth: mm(950), maxKg: 60 },
  { size: 4, maxWidth: mm(1100), maxKg: 80 },
  { size: 5, maxWidth: mm(1250), maxKg: 100 },
  { size: 6, maxWidth: mm(1400), maxKg: 120 },
  { size: 7, maxWidth: mm(1600), maxKg: 160 },
] as const;

export type CloserSize = (typeof closers)[number]['size'];

/** The smallest size that suits both width and weight; null: none does. */
export const closerSizeFor = ({ width, kg }: { readonly width: Mm; readonly kg: number }): CloserSize | null =>
  closers.find((closer) => width <= closer.maxWidth && kg <= closer.maxKg)?.size ?? null;
