/** A list of names in a sentence: `Clear, Stippolyte or Satin`. */
export const listed = (names: readonly string[], last: 'and' | 'or'): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${last} ${names.slice(-1).join()}`;

/** A sentence with a link in it. */
export interface LinkedSentence {
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

/** The sentence as plain text. */
export const withoutLink = ({ before, link, after }: LinkedSentence): string => `${before}${link}${after}`;

/** `letter plate` becomes `Letter plate`. */
export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
