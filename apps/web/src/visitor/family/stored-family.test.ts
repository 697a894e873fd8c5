import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fakeStorage } from '../../shared/testing/fakes.ts';
import { deviceId, readFamily, storeFamily } from './stored-family.ts';

const fixture = readFileSync(new URL('./fixtures/family-v1.json', import.meta.url), 'utf8');

const storedAs = (text: string) => {
  const storage = fakeStorage();
  storage.setItem('doorwright.family.-1022', text);
  return storage;
};

test('the page of version 1 is read, of its supplier only', () => {
  const storage = storedAs(fixture);
  expect(readFamily(-1022, storage)).toEqual(JSON.parse(fixture));
  expect(readFamily(-1023, storage)).toBeNull();
});

test.each([
  '',
  '7',
  'null',
  '{}',
  '{"version":1}',
  '{"version":1,"id":"x","token":"y","doors":{}}',
  '{"version":2}',
  'x',
])('%j is no page', (text) => expect(readFamily(-1022, storedAs(text))).toBeNull());

test('what is stored is read again, until it is ended', () => {
  const storage = fakeStorage();
  const family = { version: 1, id: 'a', token: 'b', doors: ['c'] } as const;
  storeFamily(-1022, family, storage);
  expect(readFamily(-1022, storage)).toEqual(family);
  storeFamily(-1022, null, storage);
  expect(readFamily(-1022, storage)).toBeNull();
});

test('a device keeps the id that it has made up, unless it is none', () => {
  const storage = fakeStorage();
  const [one, other] = ['1', '2'].map((digit) => `5a1f4c1e-0000-4000-8000-00000000000${digit}`);
  const id = () => deviceId(storage, () => one ?? '');
  expect([id(), deviceId(storage, () => other ?? '')]).toEqual([one, one]);
  storage.setItem('doorwright.device', 'Ada’s phone');
  expect(id()).toBe(one);
});
