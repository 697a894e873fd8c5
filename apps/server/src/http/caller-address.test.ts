import { expect, test } from 'vitest';
import { callerAddress, isAmong } from './caller-address.ts';

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

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['2001:db8:ffff::7', true],
  ['10.2.0.1', false],
  ['192.0.2.7', false],
  ['somebody', false],
  ['10.1.2.3:4000', false],
  ['', false],
])('whether %j is a trusted proxy: %s', (address, isTrusted) => {
  expect(isAmong(['127.0.0.1', '10.1.0.0/16', '2001:db8:ffff::/48'])(address)).toBe(isTrusted);
});
