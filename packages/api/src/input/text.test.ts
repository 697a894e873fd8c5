import { expect, test } from 'vitest';
import { filledText, text } from './text.ts';

test.each`
  what                     | given                 | storable
  ${'plain words'}         | ${'A door, please'}   | ${true}
  ${'an emoji'}            | ${'\u{1F6AA}'}        | ${true}
  ${'markup'}              | ${'<script>alert(1)'} | ${true}
  ${'NUL'}                 | ${'a\0b'}             | ${false}
  ${'half of a surrogate'} | ${'a\uD83D'}          | ${false}
  ${'too much'}            | ${'x'.repeat(101)}    | ${false}
  ${'a number'}            | ${7}                  | ${false}
`('$what: storable $storable', ({ given, storable }: { given: unknown; storable: boolean }) => {
  expect(text(100).safeParse(given).success).toBe(storable);
});

test('blank text is not filled in, and blanks around it do not count', () => {
  expect(filledText(100).safeParse('  \t').success).toBe(false);
  expect(filledText(100).parse('  Ada ')).toBe('Ada');
});
