import {
  GenericError,
  PopupCancelledError,
  PopupOpenError,
  PopupTimeoutError,
  TimeoutError,
} from '@auth0/auth0-spa-js';
import { TRPCClientError } from '@trpc/client';
import { describe, expect, test } from 'vitest';
import { answered } from '../testing/fakes.ts';
import { isSessionExpired, logInErrorText } from './log-in-errors.ts';

const popup: Window = Object.create(null);

/** As the calls hand it on. */
const refusedCall = (code: string) => TRPCClientError.from(new GenericError(code, ''));

describe('a log-in that comes to nothing says why', () => {
  test.each([
    ['no answer in time', new TimeoutError(), 'timeout'],
    ['a window in which nobody did anything', new PopupTimeoutError(popup), 'timeout'],
    ['a window that was closed', new PopupCancelledError(popup), 'Popup closed'],
    ['a window that the browser keeps shut', new PopupOpenError(), 'Unable to open a popup'],
    ['a session that cannot be renewed', new GenericError('missing_refresh_token', ''), 'renew'],
    ['a second factor that is asked for', new GenericError('mfa_required', ''), 'second'],
    ['a session that is over', new GenericError('login_required', ''), 'over'],
    ['a call that gets no token any more', refusedCall('invalid_grant'), 'over'],
    ['a call that cannot renew its token', refusedCall('missing_refresh_token'), 'renew'],
    ['an answer to another question', new Error('Invalid state'), 'Invalid state'],
    ['a person who said no', new GenericError('access_denied', ''), 'refused'],
    ['a person without an account here', answered(403), 'Status 403'],
    ['anything else', new Error('boom'), 'did not work'],
    ['not even an error', 'boom', 'did not work'],
  ])('%s [8.4 8.6-8.10]', (_, error, said) => expect(logInErrorText(error)).toContain(said));
});

test.each([
  ['a call without a session', refusedCall('login_required'), true],
  ['a call whose account is gone', answered(401), true],
  ['a call without the right', answered(403), false],
  ['a call that never arrived', TRPCClientError.from(new TypeError('Failed to fetch')), false],
  ['a log-in that was refused', new GenericError('access_denied', ''), false],
])('only a session that is over sends to the log-in page: %s [8.8]', (_, error, isOver) =>
  expect(isSessionExpired(error)).toBe(isOver),
);
