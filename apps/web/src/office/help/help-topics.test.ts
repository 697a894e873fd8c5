import { expect, test } from 'vitest';
import { helpTopicOf } from './help-topics.ts';

test.each([
  ['/installer', 'home'],
  ['/installer/door/use-item-page', 'start-from'],
  ['/installer/door/0192', 'item'],
  ['/door/0192/colours', 'item-design'],
  ['/new-frame/0192/default', 'item'],
  ['/installer/quote/7/quote-charges', 'quote'],
  ['/installer/catalogue/stock', 'catalogue'],
  ['/installer/nowhere/at/all', 'home'],
] as const)('the help of %s is about %s', (path, topic) => {
  expect(helpTopicOf(path)).toBe(topic);
});
