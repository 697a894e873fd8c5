const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters of a text, each with its marks: what is never broken apart. */
export const lettersOf = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/**
 * A text as the PDF may show it. Characters that steer instead of being read are taken out: control characters, and marks that
 * reverse the order of what follows (U+202E). So are halves of characters. Line breaks stay, and between Arabic letters the
 * sign that keeps them apart (U+200C), without which a Persian name is spelled wrongly.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?<!\p{Script=Arabic})\u200c|\u200c(?!\p{Script=Arabic})|[^\P{C}\n\u200c]/gu, '');
