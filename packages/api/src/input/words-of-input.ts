import { z } from 'zod';

/** What each type of JSON is called in an answer. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list',
};

/** What is wrong with a field whose schema has no words of its own, to be read behind the field's name. */
function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'is missing' : `must be ${typeNames[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'invalid_value') return `must be ${issue.values.map(String).join(' or ')}`;
  return issue.code === 'unrecognized_keys' ? `must not hold ${issue.keys.slice(0, 3).join(', ')}` : undefined;
}

/** For the whole program: schemas have no other way to say what is not their own. */
export const speakPlainly = (): void => void z.config({ customError: wordsFor });
