import { expect, test } from 'vitest';
import { errorFacts } from './log.ts';

const refusedByDatabase = Object.assign(new Error('invalid input syntax: "Ada Moor"'), { code: '22P02' });

test.each([
  ['our own error, with its message', new TypeError('No such step.'), { fault: 'TypeError', message: 'No such step.' }],
  [
    'a fault of the job queue',
    { message: 'The queue has no such job.' },
    { fault: 'Fault', message: 'The queue has no such job.' },
  ],
  ['an error of the database, by its code only', refusedByDatabase, { fault: 'Error', code: '22P02' }],
  ['the cause of an error', new Error('Failed query', { cause: refusedByDatabase }), { fault: 'Error', code: '22P02' }],
])('the log tells %s', (_, error, facts) => {
  expect(errorFacts(error)).toMatchObject(facts);
  expect(JSON.stringify(errorFacts(error))).not.toMatch(/Ada|object Object/);
});
