import { language } from './language.ts';

/** Made when it is first needed: it takes longer than all else that the pages' code does before it shows something. */
let counts: Intl.NumberFormat | undefined;

/** A whole count in the page's language, `1,250`. Not for millimetres, which have no separators anywhere. */
export function countText(count: number): string {
  if (Math.abs(count) < 1000) return String(count);
  counts ??= new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return counts.format(count);
}
