/** The pages' own part of an address: `#/glass?x=1` is `/glass`; without one it is the first page. */
export const pathIn = (hash: string): string => /^#([^?]+)/.exec(hash)?.[1] ?? '/';

/** The link that the page of a customer is opened with; null on every other page. */
export const offerToken = (path: string): string | null => /^\/offer\/([^/]+)$/.exec(path)?.[1] ?? null;
