import { expect, test } from 'vitest';
import { knownDevices } from './known-devices.ts';
import { mayTry } from './login-limits.ts';

/** Counts for ever. */
function aLimiter() {
  const taken = new Map<string, number>();
  return {
    tryTake: async (key: string, { most }: { readonly most: number }) => {
      taken.set(key, (taken.get(key) ?? 0) + 1);
      return (taken.get(key) ?? 0) <= most;
    },
  };
}

const owner = { email: 'Owner@example.com', address: '192.0.2.1', isKnownDevice: false };

test('wrong passwords from one address lock nobody else out', async () => {
  const limiter = aLimiter();
  const stranger = { ...owner, email: 'owner@example.com', address: '198.51.100.9' };
  const answers = [];
  for (let attempt = 0; attempt < 11; attempt += 1) answers.push(await mayTry(limiter, stranger));
  expect(answers).toEqual([...Array<boolean>(10).fill(true), false]);
  expect(await mayTry(limiter, owner)).toBe(true);
});

test('guesses from many addresses end, but not on a device that the owner has used', async () => {
  const limiter = aLimiter();
  for (let guess = 0; guess < 200; guess += 1) await mayTry(limiter, { ...owner, address: `198.51.100.${guess}` });
  expect(await mayTry(limiter, owner)).toBe(false);
  expect(await mayTry(limiter, { ...owner, isKnownDevice: true })).toBe(true);
});

test('one address tries 60 times at all accounts together', async () => {
  const limiter = aLimiter();
  const answers = [];
  for (let account = 0; account < 61; account += 1)
    answers.push(await mayTry(limiter, { ...owner, email: `${account}@example.com` }));
  expect(answers.lastIndexOf(true)).toBe(59);
});

test('a device is known by a cookie that only this server can make, for one account', () => {
  const devices = knownDevices(Buffer.alloc(32, 7), 'https://doors.example.com');
  const cookie = devices.cookieFor('Owner@example.com');
  expect(cookie).toMatch(
    /^__Secure-known-device=[\w-]+; Path=\/u\/login; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  );
  const [sent = ''] = cookie.split(';');
  expect(devices.isKnown(`other=1; ${sent}`, 'owner@example.com')).toBe(true);
  expect(devices.isKnown(sent.replace('__Secure-', ''), 'owner@example.com'), 'of before').toBe(true);
  expect(knownDevices(Buffer.alloc(32, 7), 'http://localhost').cookieFor('a@example.com')).toMatch(/^known-device=/);
  expect(devices.isKnown(sent, 'else@example.com')).toBe(false);
  expect(knownDevices(Buffer.alloc(32, 8), 'https://x.example').isKnown(sent, 'owner@example.com')).toBe(false);
  for (const none of [undefined, '', 'known-device=', 'known-device=abc'])
    expect(devices.isKnown(none, 'owner@example.com')).toBe(false);
});
