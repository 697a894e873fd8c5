import { z } from 'zod';

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** Which fields are wrong, and why: `ItemId: must be the id of an item.` The first three only. */
export const validationMessage = (issues: readonly Issue[]): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.length > 0 ? path.map(String).join('.') : 'The input'}: ${message}.`)
    .join(' ');

/** What each type of JSON is called in a message. */
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

/** The message of an issue whose schema names none of its own. */
function defaultMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'is missing' : `must be ${typeNames[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'invalid_value') return `must be ${issue.values.map(String).join(' or ')}`;
  return issue.code === 'unrecognized_keys' ? `must not hold ${issue.keys.slice(0, 3).join(', ')}` : undefined;
}

/** Sets the default messages of Zod, which knows one set for the whole program. */
export const installValidationMessages = (): void => void z.config({ customError: defaultMessage });
