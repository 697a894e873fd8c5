import { describe, expect, test } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

describe('settings', () => {
  test('nothing set: the demo on this machine', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      trustedProxies: [],
      databaseUrl: undefined,
      demo: true,
      demoPassword: 'doorwright-demo',
      logLevel: 'info',
    });
  });

  test.each([
    ['a database of one’s own ends the demo', { DATABASE_URL: 'postgres://a@b/c' }, { demo: false }],
    ['unless it is asked for', { DATABASE_URL: 'postgres://a@b/c', DEMO: '1' }, { demo: true }],
    ['the public address follows the port', { PORT: '8080' }, { publicUrl: 'http://localhost:8080' }],
    [
      'a slash at its end is dropped',
      { PUBLIC_URL: 'https://doors.example.com/' },
      { publicUrl: 'https://doors.example.com' },
    ],
    [
      'proxies, as addresses and networks',
      { TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16,2001:db8::/32' },
      { trustedProxies: ['127.0.0.1', '10.1.0.0/16', '2001:db8::/32'] },
    ],
    ['an empty variable is an absent one', { PORT: '', SMTP_URL: '' }, { port: 3000, smtpUrl: undefined }],
  ])('%s', (_, environment, expected) => expect(readSettings(environment)).toMatchObject(expected));

  test.each([
    [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535.'],
    [{ PUBLIC_URL: 'doors' }, 'PUBLIC_URL must be an address such as https://doors.example.com.'],
    [
      { DATABASE_URL: 'mysql://x/y' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/doorwright.',
    ],
    [
      { AZURE_STORAGE_CONNECTION_STRING: 'AccountName=doors' },
      'AZURE_STORAGE_CONNECTION_STRING must be a connection string with AccountName=… and AccountKey=….',
    ],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
    [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.7, 10.1.0.0/16.'],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.7, 10.1.0.0/16.',
    ],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
    [{ HOST: '0.0.0.0' }, 'HOST 0.0.0.0 is open to a network, but the demo stays on this machine: set DEMO=0.'],
    [{ AUTH_DOMAIN: 'x.eu.auth0.com' }, 'AUTH_DOMAIN needs AUTH_CLIENT_ID and AUTH_AUDIENCE beside it.'],
  ])('%j is one clear line', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new SettingError(sentence));
  });
});
