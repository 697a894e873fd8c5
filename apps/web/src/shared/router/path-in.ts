/** The pages' own part of an address: `#/glass?x=1` is `/glass`; without one it is the first page. */
export const pathIn = (hash: string): string => /^#([^?]+)/.exec(hash)?.[1] ?? '/';
