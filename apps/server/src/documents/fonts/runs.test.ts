import { expect, test } from 'vitest';
import { runsOf, unprintable } from './runs.ts';

const shown = (line: string) => runsOf(line).map(({ text }) => text);

/** From left to right. What is from the right keeps, within its run, the order in which it is read. */
test.each([
  ['Latin', 'Mary Byrne', ['Mary Byrne']],
  ['Greek and Cyrillic', 'Γεωργία Юлія', ['Γεωργία Юлія']],
  ['Vietnamese', 'Đặng Hữu', ['Đ', 'ặ', 'ng H', 'ữ', 'u']],
  ['Arabic', 'محمد علي', ['علي', ' ', 'محمد']],
  ['Hebrew', 'דוד בן', ['בן', ' ', 'דוד']],
  ['Arabic in a Latin line', 'Mr محمد علي, Dublin', ['Mr ', 'علي', ' ', 'محمد', ', Dublin']],
  ['Latin in an Arabic line', 'محمد, Mill Lane', ['Mill Lane ,', 'محمد']],
  ['a number among Arabic', 'شارع النيل 12', ['12 ', 'النيل', ' ', 'شارع']],
  ['a telephone number', 'محمد +353 1 555-0100', ['+353 1 555-0100 ', 'محمد']],
  ['brackets are turned', 'דוד (בן) 7', ['7 (', 'בן', ') ', 'דוד']],
  ['letters that no font has', '\u{12000}\u{12001}x', ['??x']],
] as const)('%s', (_, line, runs) => expect(shown(line)).toEqual(runs));

test.each([
  ['nothing of our own scripts', 'Nguyễn Đặng Hữu, محمد, דוד, გიორგი, Արամ, สมชาย, प्रिया, Юлія, Γεωργία, €½№', []],
  ['what no font has, once', 'Ada \u{12000}\u{12000} Byrne', ['\u{12000}']],
  ['signs that steer are left out, not missing', 'Ada\u202e \u{E000}Byrne', []],
])('what cannot be printed: %s', (_, text, missing) => expect(unprintable(text)).toEqual(missing));
