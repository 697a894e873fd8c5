import type { english } from './english.ts';

/** The texts that rules give to visitors. Every other language must have the same shape as English. */
export type Words = typeof english;
