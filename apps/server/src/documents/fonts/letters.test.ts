import { expect, test } from 'vitest';
import { lettersOf, plainText } from './letters.ts';

test.each([
  ['signs that steer', 'a\u202eb\u0000c\u200bd', 'abcd'],
  ['the sign between letters that a Persian name needs', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['and nowhere else', 'a\u200cb\u200c', 'ab'],
  ['marks that stand apart from their letters', 'e\u0301', 'é'],
])('plain text: %s', (_, text, plain) => expect(plainText(text)).toBe(plain));

test('a letter keeps its marks', () => expect(lettersOf('שָׁלנ')).toEqual(['שָׁ', 'ל', 'נ']));
