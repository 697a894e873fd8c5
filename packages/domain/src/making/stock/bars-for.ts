import type { WorksSettings } from '../../catalogue/rows/works-settings.ts';
import type { SawRow } from '../../catalogue/rows/production-rows.ts';

/** Length of the bars that a key counts, mm: 6000 of `OF72-AGWH@6000`; null: it counts no bars. */
export function barLengthOf(key: string): number | null {
  const [, length] = /@(\d{1,5})$/.exec(key) ?? [];
  return length === undefined ? null : Number(length);
}

/** What a piece takes of its bar, mm: its length, and what its cut takes. */
export const lengthWithCut = (length: number, { kerf }: Pick<SawRow, 'kerf'>): number => Math.ceil(length) + kerf;

/**
 * How many bars so many mm of one group take in one week before they are planned (PROMISE 5.2). Whole numbers on both sides of the one
 * division, so that nothing is rounded on the way.
 * @param mm of all pieces, each with its cut
 * @param length of a bar
 */
export const barsFor = (mm: number, length: number, { saw: { trim, kerf }, barYield }: BarRules): number =>
  Math.ceil((mm * 100) / ((length - 2 * trim + kerf) * barYield));

/** How bars are counted that nobody has planned yet. */
export interface BarRules extends Pick<WorksSettings, 'barYield'> {
  readonly saw: Pick<SawRow, 'trim' | 'kerf'>;
}
