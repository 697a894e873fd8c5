import { expect, test } from 'vitest';
import { english } from './shared/messages/english.ts';
import { messagesIn } from './shared/messages/messages.ts';
import { doorMessages } from './designer/messages.ts';
import { stepMessages } from './designer/steps/messages.ts';
import { sharedMessages } from './visitor/shared/messages.ts';
import { submitMessages } from './visitor/submit/messages.ts';
import { visitorMessages } from './visitor/messages.ts';
import { itemModalMessages } from './designer/item-modal/messages.ts';
import { logInMessages } from './shared/login/messages.ts';
import { officeMessages } from './office/messages/office.ts';

type Sentence = (...values: readonly string[]) => unknown;
type Found = readonly (readonly [path: string, words: string | Sentence])[];

/** Every text of a table, and every sentence that carries values, by its path. */
const foundIn = (part: unknown, path: string): Found => {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, (...values) => part(...values)]];
  return Object.entries(part ?? {}).flatMap(([key, inner]) => foundIn(inner, `${path}.${key}`));
};

/** A link may begin or end its sentence, a title may be plain already, and the last step has no next one. */
const mayBeEmpty = /\.(?:before|after|plain)$|\.steps\.submit\.next$/;

/** Figures that sentences take as names and as numbers. */
const values = ['417', '583', '691'];

/** All tables of texts. What the domain's rules say takes more than names and numbers; the sweeps over the catalogue read it. */
const tables = {
  words: { ...english, rules: {} },
  doorMessages,
  stepMessages,
  visitorMessages,
  submitMessages,
  sharedMessages,
  officeMessages,
  logInMessages,
  itemModalMessages,
};
/** Some answer several texts at once. */
const writtenOut = (said: unknown): string => (typeof said === 'string' ? said : JSON.stringify(said));

const texts = Object.entries(tables).flatMap(([name, table]) => foundIn(table, name));

test('there are many texts', () => expect(texts.length).toBeGreaterThan(300));

test.each(texts)('%s is not empty, and contains the values that it is given', (path, text) => {
  const written = typeof text === 'function' ? writtenOut(text(...values)) : text;
  expect(written.trim() === '' && !mayBeEmpty.test(path)).toBe(false);
  expect(written).not.toMatch(/undefined|NaN|\[object/);
  if (typeof text === 'function') expect(written).toContain(values[0]);
});

test.each(['en', 'en-GB', 'xx', ''])('a page in %j is in English', (language) =>
  expect(messagesIn(language)).toBe(english),
);
