/** The first letters of the first two words; of a mail address only what stands before the `@` counts. */
export const initialsOf = (name: string): string =>
  (name.split('@')[0] ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
