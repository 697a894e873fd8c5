import type { BlobName, Blobs } from '../ports/blobs.ts';

const base = 'https://doors.example.com/blobs/framecontainers/';
const sides = ['external', 'internal'] as const;

/** Pictures in memory, under addresses of one store. */
export function fakeBlobs(): Blobs {
  const held = new Map<string, Uint8Array>();
  const url = ({ itemId, side, version }: BlobName) => `${base}${itemId}-${side}.${version}.png`;
  return {
    uploadTarget: async (name) => ({ url: `${url(name)}?signed`, method: 'PUT', headers: {}, blobUrl: url(name) }),
    nameIn: (blobUrl) => {
      const [, itemId, word, version] = /^(.{36})-(\w+)\.([\w-]+)\.png$/.exec(blobUrl.slice(base.length)) ?? [];
      const side = sides.find((each) => each === word);
      return blobUrl.startsWith(base) && itemId && side && version
        ? { container: 'framecontainers', itemId, side, version }
        : undefined;
    },
    read: async (name) => held.get(url(name)),
    put: async (name, bytes) => void held.set(url(name), bytes),
    remove: async (name) => void held.delete(url(name)),
    ping: async () => undefined,
  };
}
