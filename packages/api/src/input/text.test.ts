import { expect, test } from 'vitest';
import { csvText, filledText, text } from './text.ts';

test.each`
  what                     | given                 | storable
  ${'plain words'}         | ${'A door, please'}   | ${true}
  ${'an emoji'}            | ${'\u{1F6AA}'}        | ${true}
  ${'markup'}              | ${'<script>alert(1)'} | ${true}
  ${'NUL'}                 | ${'a\0b'}             | ${false}
  ${'half of a surrogate'} | ${'a\uD83D'}          | ${false}
  ${'too much'}            | ${'x'.repeat(101)}    | ${false}
  ${'a number'}            | ${7}                  | ${false}
`('$what: accepted $storable', ({ given, storable }: { given: unknown; storable: boolean }) => {
  expect(text(100).safeParse(given).success).toBe(storable);
});

test('filled text: blanks are cut off, and blanks alone are refused', () => {
  expect(filledText(100).safeParse('  \t').success).toBe(false);
  expect(filledText(100).parse('  Ada ')).toBe('Ada');
});

test('a file with as many cells as no list has is refused before it is read', () => {
  const isTaken = (csv: string) => csvText(500_000).safeParse(csv).success;
  expect(isTaken(`Code,Price\n${'x,1\n'.repeat(20_000)}`)).toBe(true);
  for (const end of [',', '\n', '\r', 'x,1\n']) expect(isTaken(end.repeat(60_000))).toBe(false);
});
