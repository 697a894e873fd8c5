import fc from 'fast-check';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { addressBehind, callerAddress, isAmong } from './caller-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::7', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
])('%s is counted as %s', (ip, counted) => expect(callerAddress(ip)).toBe(counted));

test('two addresses of one household are one, those of two are two', () => {
  expect(callerAddress('2001:db8:1:2::a')).toBe(callerAddress('2001:db8:1:2:ffff::b'));
  expect(callerAddress('2001:db8:1:2::a')).not.toBe(callerAddress('2001:db8:1:3::a'));
});

describe('who asks through proxies', () => {
  const trusted = ['127.0.0.1', '10.1.0.0/16', '2001:db8:ffff::/48', '::1'];
  const app = fastify({ trustProxy: trusted });
  app.get('/', ({ ip }) => ip);
  const isTrusted = isAmong(trusted);
  const address = fc.constantFrom(
    ...[
      '127.0.0.1',
      '::ffff:127.0.0.1',
      '10.1.2.3',
      '::ffff:10.1.9.9',
      '2001:db8:ffff::7',
      '::1',
      '192.0.2.7',
      '10.2.0.1',
    ],
    ...['2001:db8::7', '::ffff:192.0.2.8', 'somebody', '999.1.1.1', '10.1.2.3:4000', ''],
  );

  test('is found as Fastify finds it, whatever is written into X-Forwarded-For', async () => {
    await fc.assert(
      fc.asyncProperty(address, fc.option(fc.array(address, { maxLength: 4 })), async (remoteAddress, named) => {
        const headers = named ? { 'x-forwarded-for': named.join(', ') } : {};
        fc.pre(remoteAddress !== '');
        const { body } = await app.inject({ url: '/', remoteAddress, headers });
        const socket = Object.assign(Object.create(null), { remoteAddress });
        expect(addressBehind(isTrusted, { socket, headers })).toBe(body);
      }),
      { numRuns: 300 },
    );
  });

  test('is the connection’s address where no proxy is trusted', () => {
    const socket = Object.assign(Object.create(null), { remoteAddress: '192.0.2.7' });
    expect(addressBehind(isAmong([]), { socket, headers: { 'x-forwarded-for': '192.0.2.99' } })).toBe('192.0.2.7');
  });
});
