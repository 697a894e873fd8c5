import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Share of its inputs over which a law is checked: all of them (1) by `npm run laws`, a twentieth in `npm test`. */
    readonly lawShare: number;
  }
}

const lawShare = inject('lawShare');

/** Whether this run checks a law over all its inputs. */
export const isOverAll = lawShare === 1;

/** Of so many inputs, the number over which this run checks a law. */
export const shareOf = (all: number): number => Math.ceil(all * lawShare);

/** How often that must occur which occurs so often over all walks. Over fewer, chance weighs more: a third of its share is enough. */
export const leastOften = (overAllWalks: number): number => (isOverAll ? overAllWalks : (overAllWalks * lawShare) / 3);

/** What occurred, sorted. Over a share of the walks rare things may be missing, so those that are expected are added. */
export const occurredOf = (occurred: Iterable<string>, expected: readonly string[]): readonly string[] =>
  [...new Set(isOverAll ? occurred : [...occurred, ...expected])].sort();
