/**
 * A text as the PDF may show it. Characters that steer instead of being read are taken out: control characters, and marks that
 * reverse the order of what follows (U+202E). So are halves of characters. Line breaks
 * stay.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{C}\n]/gu, '');
