import { describe, expect, test } from 'vitest';
import { telling } from '../../messages/english/telling.ts';
import { messageCodes, messageRule } from './message-rules.ts';
import { filledMessage, messageTextIn, messageTextLimits, unknownPlaceholders } from './message-text.ts';

const known = ['customer', 'amount'] as const;
const text = (body: string) => ({ subject: 'Your order', body });

describe('the placeholders of a text', () => {
  test.each([
    ['Dear {{customer}}, {{ amount }} is due.', []],
    ['{{password}}', ['password']],
    ['{{customer.name}} and {{date}}', ['customer.name', 'date']],
    ['{{}}', ['']],
    ['{{customer', ['{{']],
    ['customer}}', ['}}']],
    ['{customer} costs {nothing}', []],
  ])('%s: unknown are %j', (body, unknown) => expect(unknownPlaceholders(text(body), known)).toEqual(unknown));

  test('are filled in as text, also with what looks like one', () => {
    expect(
      filledMessage(text('<b>{{customer}}</b> {{ amount }}{{date}}'), { customer: '{{amount}}', amount: '$& 5' }),
    ).toEqual(text('<b>{{amount}}</b> $& 5'));
  });
});

test('every message has a usual text, with its own placeholders only, that a supplier could save', () => {
  expect(Object.keys(telling)).toEqual(messageCodes);
  for (const code of messageCodes) {
    const { subject, body } = telling[code];
    expect(unknownPlaceholders({ subject, body }, messageRule(code).placeholders), code).toEqual([]);
    expect(subject.length, code).toBeLessThanOrEqual(messageTextLimits.subject);
    expect(body.length, code).toBeLessThanOrEqual(messageTextLimits.body);
  }
});

describe('the language of a text', () => {
  const usual = { subject: 'usual', body: 'usual' };
  const written = ['de', 'fr', 'en'].map((language) => ({ language, subject: language, body: language }));
  test.each([
    ['fr', 'de', ['de', 'fr', 'en'], 'fr'],
    ['pl', 'de', ['de', 'fr', 'en'], 'de'],
    [null, 'de', ['fr', 'en'], 'en'],
    ['pl', 'de', ['fr'], 'usual'],
  ] as const)('asked for in %s of a supplier that writes %s, from %j: %s', (language, own, there, found) => {
    const some = written.filter((each) => there.some((one) => one === each.language));
    expect(messageTextIn(some, { language, own, usual }).subject).toBe(found);
  });
});
