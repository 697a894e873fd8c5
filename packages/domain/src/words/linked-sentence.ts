/** A sentence with a link in it. */
export interface LinkedSentence {
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

/** As it reads without its link. */
export const wholeSentence = ({ before, link, after }: LinkedSentence): string => `${before}${link}${after}`;
