import type { english } from './english.ts';

/** All that rules say to a visitor. The compiler holds every other language to the texts of English. */
export type Words = typeof english;
