import { expect, test } from 'vitest';
import { isOutage, ServerStops } from './outage.ts';

const coded = (code: string) => Object.assign(new Error('a fault'), { code });

test.each([
  ['PostgreSQL refuses connections', coded('ECONNREFUSED'), true],
  ['an address of two, both refused', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]), true],
  ['an administrator ended the connection', coded('57P01'), true],
  ['PostgreSQL is starting', coded('57P03'), true],
  ['all connections are taken', coded('53300'), true],
  ['the driver lost the connection', new Error('Connection terminated unexpectedly'), true],
  ['the pool had no connection in time', new Error('timeout exceeded when trying to connect'), true],
  ['inside a failed query', new Error('Failed query', { cause: coded('57P01') }), true],
  ['the disk is full', coded('ENOSPC'), true],
  ['something else stands where the folder of the pictures was', coded('EEXIST'), true],
  ['the disk is read-only', coded('EROFS'), true],
  ['the disk of the database is full', coded('53100'), true],
  ['the database is a standby by now', coded('25006'), true],
  ['the server was told to stop', new ServerStops('The saw has stopped.'), true],
  ['two transactions waited for each other, and this one was undone', coded('40P01'), true],
  ['a newer server has changed a table', new Error('Failed query', { cause: coded('0A000') }), true],
  ['a unique index', coded('23505'), false],
  ['a bug', new TypeError('x is not a function'), false],
  ['no error at all', 'Connection terminated', false],
])('%s: %s', (_, error, expected) => expect(isOutage(error)).toBe(expected));
