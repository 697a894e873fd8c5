import {
  PopupCancelledError,
  PopupOpenError,
  PopupTimeoutError,
  TimeoutError,
  GenericError,
} from '@auth0/auth0-spa-js';
import { describe, expect, test } from 'vitest';
import { problemOf } from './login-problems.ts';

const popup = {} as Window;

describe('a log-in that comes to nothing says why', () => {
  test.each([
    ['no answer in time', new TimeoutError(), 'timeout'],
    ['a window in which nobody did anything', new PopupTimeoutError(popup), 'timeout'],
    ['a window that was closed', new PopupCancelledError(popup), 'Popup closed'],
    ['a window that the browser keeps shut', new PopupOpenError(), 'Unable to open a popup'],
    ['a session that cannot be renewed', new GenericError('missing_refresh_token', ''), 'renew'],
    ['a second factor that is asked for', new GenericError('mfa_required', ''), 'second'],
    ['a session that is over', new GenericError('login_required', ''), 'over'],
    ['an answer to another question', new Error('Invalid state'), 'Invalid state'],
    ['a person who said no', new GenericError('access_denied', ''), 'refused'],
    ['anything else', new Error('boom'), 'did not work'],
    ['not even an error', 'boom', 'did not work'],
  ])('%s', (_, error, said) => expect(problemOf(error)).toContain(said));
});
