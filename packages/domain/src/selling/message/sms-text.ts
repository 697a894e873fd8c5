/** Most letters of one SMS. Source: 3GPP TS 23.038, 140 bytes of seven bits. */
export const smsLength = 160;

/** The letters of an SMS, and those that take two places (3GPP TS 23.038, 6.2.1). */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const double = '^{}\\[~]|€';

const isLetter = (letter: string): boolean => basic.includes(letter) || double.includes(letter);

/** How many places a text takes; letters that an SMS does not have take none. */
export const smsPlaces = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (double.includes(letter) ? 2 : basic.includes(letter) ? 1 : 0), 0);

/** What typing programs make of plain signs, made plain again. */
const plain: Readonly<Record<string, string>> = {
  ...{
    '–': '-',
    '—': '-',
    '‘': "'",
    '’': "'",
    '“': '"',
    '”': '"',
    '„': '"',
    '…': '...',
    '×': 'x',
    '\t': ' ',
    '\u00A0': ' ',
  },
};

/** The text in letters that an SMS has: an accent that it does not know is left out, and what is no letter of it at all. */
export const inSmsLetters = (text: string): string =>
  Array.from(text)
    .map((letter) => (isLetter(letter) ? letter : (plain[letter] ?? letter.normalize('NFD').replace(/\p{M}+/gu, ''))))
    .join('')
    .replace(/[\s\S]/gu, (letter) => (isLetter(letter) ? letter : ''));

/** A text of one SMS with its link at the end: what is too long is cut at a word before it (JOURNEY 9). */
export function smsText(text: string, link: string): string {
  const words = inSmsLetters(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const room = smsLength - smsPlaces(link) - 1;
  const whole = words.join(' ');
  if (smsPlaces(whole) <= room) return `${whole} ${link}`.trim();
  const kept: string[] = [];
  for (const word of words) {
    if (smsPlaces([...kept, word].join(' ')) > room - cut.length) break;
    kept.push(word);
  }
  return kept.length === 0 ? link : `${kept.join(' ')}${cut} ${link}`;
}

/** Says that there was more. */
const cut = '...';
