import { TRPCClientError } from '@trpc/client';
import { describe, expect, test } from 'vitest';
import { answered } from '../testing/fakes.ts';
import { failureOf, messageOf, failureText } from './failure.ts';

const unreachable = 'The supplier cannot be reached just now. Check your connection.';
const cannotBeSent = new Error('Input is too big for a single dispatch');
const aborted = new DOMException('This operation was aborted.', 'AbortError');

/** As the client hands it on. */
const wrapped = (cause: Error) => TRPCClientError.from(cause);

describe('why a call failed, and what the visitor is told', () => {
  test.each`
    what                                  | error                                        | failure        | sentence
    ${'the network is away'}              | ${new TypeError('Failed to fetch')}          | ${'try-again'} | ${unreachable}
    ${'the network is away, as wrapped'}  | ${wrapped(new TypeError('Failed to fetch'))} | ${'try-again'} | ${unreachable}
    ${'the server is at fault'}           | ${answered(500)}                             | ${'try-again'} | ${''}
    ${'too many calls'}                   | ${answered(429)}                             | ${'try-again'} | ${'Status 429'}
    ${'changed or sent elsewhere'}        | ${answered(409)}                             | ${'conflict'}  | ${'Status 409'}
    ${'not there'}                        | ${answered(404)}                             | ${'gone'}      | ${'Status 404'}
    ${'refused'}                          | ${answered(400)}                             | ${'refused'}   | ${'Status 400'}
    ${'one call too long for the server'} | ${wrapped(cannotBeSent)}                     | ${'refused'}   | ${cannotBeSent.message}
  `('$what', ({ error, failure, sentence }) => {
    expect(failureOf(error)).toBe(failure);
    expect(failureText(error)).toBe(sentence);
  });

  test.each(['Aborted', 'This operation was aborted.'])('a cancelled call keeps its message: %s [8.3]', (message) => {
    for (const error of [new Error(message), wrapped(new Error(message))]) {
      expect(failureOf(error)).toBe('cancelled');
      expect(messageOf(error)).toBe(message);
    }
  });

  test('an AbortError counts as cancelled whatever its message is', () => {
    expect(failureOf(aborted)).toBe('cancelled');
    expect(failureOf(wrapped(new DOMException('The user aborted a request.', 'AbortError')))).toBe('cancelled');
  });
});
