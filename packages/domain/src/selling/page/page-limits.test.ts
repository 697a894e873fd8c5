import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailedAt } from './page-limits.ts';

const at = (minutes: number) => new Date(Date.UTC(2027, 0, 4, 9) + minutes * 60_000).toISOString();

test.each([
  ['the first at once', [0], 0],
  ['the next within ten minutes with the mail after them', [0, 3], 10],
  ['the one after that with the same mail', [0, 3, 9], null],
  ['one after that mail ten minutes later again', [0, 3, 11], 20],
  ['one after a silence at once', [0, 3, 30], 30],
] as const)('of several messages %s', (_, minutes, mail) => {
  expect(mailedAt(minutes.map(at))).toBe(mail === null ? null : at(mail));
});

test('every message is mailed, and no two mails of a side are less than ten minutes apart', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 200 }), { minLength: 1, maxLength: 40 }), (minutes) => {
      const sent = minutes.toSorted((one, other) => one - other).map(at);
      const mails = sent.flatMap((_, last) => mailedAt(sent.slice(0, last + 1)) ?? []).map((mail) => Date.parse(mail));
      expect(mails.slice(1).every((mail, before) => mail - (mails[before] ?? 0) >= 600_000)).toBe(true);
      expect(sent.every((each) => mails.some((mail) => mail >= Date.parse(each)))).toBe(true);
    }),
  );
});
