/** Names in a sentence: `Clear, Stippolyte or Satin`. */
export const listed = (names: readonly string[], last: 'and' | 'or'): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${last} ${names.slice(-1).join()}`;
