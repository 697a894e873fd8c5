import { monthsAfter } from '../../lib/calendar-day.ts';
import type { FittingSettings, PhotoSubject } from '../../catalogue/rows/fitting-settings.ts';
import type { GuaranteedPart, Handover } from './visit-event.ts';
import type { VisitNow } from './visit-now.ts';

/** How long each part is guaranteed that was handed over on a day. */
export const guaranteeOf = (
  { guarantee }: Pick<FittingSettings, 'guarantee'>,
  day: string,
): readonly GuaranteedPart[] => guarantee.map(({ part, months }) => ({ part, until: monthsAfter(day, months) }));

/** For how long what was made again is guaranteed at least. Source: JOURNEY 7.9. */
const remadeMonths = 12;

/**
 * The same of what was made again: the rest of the old term, or a year, whichever is later.
 * @param old how long the parts were guaranteed that it replaces
 */
export const remadeGuaranteeOf = (old: readonly GuaranteedPart[], day: string): readonly GuaranteedPart[] => {
  const least = monthsAfter(day, remadeMonths);
  return old.map(({ part, until }) => ({ part, until: until > least ? until : least }));
};

/** The last day of the longest guarantee that some handovers gave; null: none was given. */
export const guaranteedUntil = (handovers: readonly Pick<Handover, 'guarantee'>[]): string | null =>
  handovers
    .flatMap(({ guarantee = [] }) => guarantee.map(({ until }) => until))
    .toSorted()
    .at(-1) ?? null;

/** What stands in the way of a handover. */
export interface HandoverGaps {
  /** Rows of the checklist that nobody has answered. */
  readonly rows: readonly string[];
  /** What has still to be photographed. */
  readonly photos: readonly PhotoSubject[];
  readonly snags: readonly string[];
}

/** As much of a `VisitNow` as tells what is missing: a phone knows no more. */
interface Recorded {
  readonly checklist: Pick<VisitNow['checklist'], 'has'>;
  readonly photos: readonly Pick<VisitNow['photos'][number], 'shows'>[];
  readonly snags: readonly Pick<VisitNow['snags'][number], 'blocks' | 'text'>[];
}

/** What is still to be done before doors are handed over. */
export const handoverGaps = (
  { checklist, photos }: Pick<FittingSettings, 'checklist' | 'photos'>,
  now: Recorded,
): HandoverGaps => ({
  rows: checklist.filter((row) => !now.checklist.has(row)),
  photos: photos.filter((subject) => !now.photos.some(({ shows }) => shows === subject)),
  snags: now.snags.filter(({ blocks }) => blocks).map(({ text }) => text),
});

/** A point of a stroke, in hundredths of the width of what was signed on. */
export type SignedPoint = readonly [x: number, y: number];

/** What somebody has drawn with a finger, as a drawing of lines 100 wide that stands alone; '' of no stroke. */
export function signatureSvg(strokes: readonly (readonly SignedPoint[])[]): string {
  const drawn = strokes.filter((points) => points.length > 0);
  if (drawn.length === 0) return '';
  const height = Math.max(1, ...drawn.flatMap((points) => points.map(([, y]) => Math.ceil(y))));
  const paths = drawn.map((points) => {
    const [[x, y] = [0, 0], ...others] = points;
    const lines = others.length === 0 ? [[x + 0.1, y]] : others;
    return `M${String(x)} ${String(y)}${lines.map(([toX, toY]) => `L${String(toX)} ${String(toY)}`).join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${String(height)}"><path d="${paths.join('')}" fill="none" stroke="#111" stroke-width="0.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
