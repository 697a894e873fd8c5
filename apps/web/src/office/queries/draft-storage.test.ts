import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage, tabStorage } from '../../shared/storage/storage.ts';
import { countUnsaved, draftStorage, removeOldDrafts, removeUnsaved } from './draft-storage.ts';

const day = 24 * 60 * 60_000;
const now = Date.parse('2026-11-21T08:00:00Z');

const draftOf = (kind: 'order-details' | 'customer', id: string) =>
  draftStorage({
    ...{ kind, item: { clientId: -1022, id }, parse: ({ note }) => ({ note: String(note) }) },
    storage: kind === 'customer' ? tabStorage : deviceStorage,
  });

afterEach(async () => {
  vi.useRealTimers();
  await removeUnsaved();
});

test('a draft that nobody has come back to for thirty days is removed, and a younger one stays', () => {
  vi.useFakeTimers({ now: now - 31 * day });
  draftOf('order-details', 'o1').write({ note: 'old' });
  vi.setSystemTime(now - 29 * day);
  draftOf('order-details', 'o2').write({ note: 'young' });
  removeOldDrafts(now);
  expect(draftOf('order-details', 'o1').read()).toBeUndefined();
  expect(draftOf('order-details', 'o2').read()).toEqual({ note: 'young' });
});

test('a draft without a time is kept for thirty days from now', () => {
  deviceStorage.setItem('doorwright.order-details.-1022.o3', '{"note":"of an earlier version"}');
  removeOldDrafts(now);
  removeOldDrafts(now + 29 * day);
  expect(draftOf('order-details', 'o3').read()).toEqual({ note: 'of an earlier version' });
  removeOldDrafts(now + 31 * day);
  expect(draftOf('order-details', 'o3').read()).toBeUndefined();
});

test('what is not saved is counted and removed, of the device and of the tab; what else is stored stays', async () => {
  draftOf('order-details', 'o1').write({ note: 'of the device' });
  draftOf('customer', 'c1').write({ note: 'of the tab' });
  deviceStorage.setItem('doorwright.design.-1022', '{}');
  expect(await countUnsaved()).toBe(2);
  await removeUnsaved();
  expect(await countUnsaved()).toBe(0);
  expect(deviceStorage.getItem('doorwright.design.-1022')).toBe('{}');
});
