import { describe, expect, test, vi } from 'vitest';
import { answered } from '../../shared/testing/fakes.ts';
import { createPhotoQueue, type PhotoPorts, PhotoRefused } from './photo-queue.ts';
import type { DeviceStorage } from '../../shared/queue/device-queue.ts';
import type { WaitingPhoto } from './photo-storage.ts';

const png = new Blob(['png']);

function aStorage(
  photos: readonly WaitingPhoto[] = [],
): DeviceStorage<WaitingPhoto> & { readonly kept: Map<string, WaitingPhoto> } {
  const kept = new Map(photos.map((photo) => [photo.id, photo]));
  return {
    kept,
    all: () => Promise.resolve([...kept.values()]),
    put: (photo) => Promise.resolve(void kept.set(photo.id, photo)),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
}

function openQueue(ports: Partial<PhotoPorts>, photos: readonly WaitingPhoto[] = []) {
  const storage = aStorage(photos);
  const onRefused = vi.fn();
  const queue = createPhotoQueue({
    storage,
    upload: () => Promise.resolve('blob:new'),
    addUploaded: () => Promise.resolve(),
    backOff: { wait: () => Promise.resolve(), end: () => undefined, reset: () => undefined },
    onRefused,
    endIfSessionExpired: () => false,
    ...ports,
  });
  return { queue, storage, onRefused };
}

/** Rejects the first time, then resolves. */
function failingOnce<Answer>(error: Error, answer: Answer) {
  const results = [() => Promise.reject<Answer>(error)];
  return vi.fn(() => (results.pop() ?? (() => Promise.resolve(answer)))());
}

describe('photos of a survey', () => {
  test('are stored before they are sent, and forgotten once the survey has them', async () => {
    const { queue, storage } = openQueue({});
    queue.add(png);
    expect(storage.kept.size).toBe(1);
    await expect.poll(() => queue.current().waiting).toEqual([]);
    expect(storage.kept.size).toBe(0);
  });

  test('of an earlier page are sent', async () => {
    const upload = vi.fn(() => Promise.resolve('blob:new'));
    const { storage } = openQueue({ upload }, [{ id: '1', png, blobUrl: null }]);
    await expect.poll(() => storage.kept.size).toBe(0);
    expect(upload).toHaveBeenCalledTimes(1);
  });

  test('removed while they are uploaded do not come into the survey', async () => {
    const addUploaded = vi.fn(() => Promise.resolve());
    const upload = () => {
      for (const photo of queue.current().waiting) queue.remove(photo);
      return Promise.resolve('blob:new');
    };
    const sent = vi.fn(() => Promise.resolve('blob:new')).mockImplementationOnce(upload);
    const { queue } = openQueue({ upload: sent, addUploaded });
    queue.add(png);
    await expect.poll(() => sent).toHaveBeenCalledTimes(1);
    queue.add(png);
    await expect.poll(() => queue.current().waiting).toEqual([]);
    expect(addUploaded).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['did not arrive', new TypeError('Failed to fetch')],
    ['was cancelled', new DOMException('This operation was aborted.', 'AbortError')],
  ])('wait for the network; where the call %s the same picture is added again', async (_, error) => {
    const addUploaded = failingOnce(error, undefined);
    const upload = vi.fn(() => Promise.resolve('blob:new'));
    const { queue, storage } = openQueue({ upload, addUploaded });
    queue.add(png);
    await expect.poll(() => storage.kept.size).toBe(0);
    expect(upload).toHaveBeenCalledTimes(1);
    expect(addUploaded.mock.calls).toEqual([['blob:new'], ['blob:new']]);
  });

  test('reach the survey from a device that has no room for what became of them', async () => {
    const addUploaded = failingOnce(answered(400), undefined);
    const stored = aStorage([{ id: '1', png, blobUrl: 'blob:old' }]);
    const full = { ...stored, put: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')) };
    openQueue({ storage: full, addUploaded });
    await expect.poll(() => stored.kept.size).toBe(0);
    expect(addUploaded.mock.calls).toEqual([['blob:old'], ['blob:new']]);
  });

  test('whose uploaded picture is gone are uploaded again', async () => {
    const addUploaded = failingOnce(answered(400), undefined);
    const { storage, onRefused } = openQueue({ addUploaded }, [{ id: '1', png, blobUrl: 'blob:old' }]);
    await expect.poll(() => storage.kept.size).toBe(0);
    expect(addUploaded.mock.calls).toEqual([['blob:old'], ['blob:new']]);
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('that the server does not take are given up with its reason', async () => {
    const { queue, storage, onRefused } = openQueue({ upload: () => Promise.reject(new PhotoRefused('Too large.')) });
    queue.add(png);
    await expect.poll(() => onRefused).toHaveBeenCalledWith('Too large.');
    expect(storage.kept.size).toBe(0);
  });

  test('stay on the device when the page is left or the session ends', async () => {
    const { queue, storage } = openQueue({
      upload: () => Promise.reject(answered(401)),
      endIfSessionExpired: () => true,
    });
    queue.add(png);
    await expect.poll(() => storage.kept.size).toBe(1);
    expect(queue.current().waiting).toHaveLength(1);
  });
});
