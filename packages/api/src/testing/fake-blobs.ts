import type { BlobName, Blobs } from '../ports/blobs.ts';

const base = 'https://doors.example.com/blobs/';
const mostBytes = 4 * 1024 * 1024;
const photoContainers = ['surveyphotos', 'claimphotos', 'salephotos', 'visitphotos'] as const;
const sides = ['external', 'internal', 'house'] as const;

type FaultOf = () => string | undefined;

export interface FakeBlobs extends Blobs {
  put(name: BlobName, bytes: Uint8Array): Promise<void>;
  /** A store of its own with the same pictures. */
  copy(faultOf: FaultOf): FakeBlobs;
}

/** Pictures in memory. `faultOf` says what is wrong with every one of them. `begin` are pictures by their address. */
export function fakeBlobs(
  faultOf: FaultOf = () => undefined,
  begin: ReadonlyMap<string, Uint8Array> = new Map(),
): FakeBlobs {
  const stored = new Map(begin);
  const url = (name: BlobName) => {
    const [of, kind] = name.container === 'framecontainers' ? [name.itemId, name.side] : [name.of, 'photo'];
    return `${base}${name.container}/${of}-${kind}.${name.version}.png`;
  };
  return {
    uploadTarget: async (name) => ({ url: `${url(name)}?signed`, method: 'PUT', headers: {}, blobUrl: url(name) }),
    pictureUrl: url,
    nameIn: (blobUrl) => {
      const pattern = /^(\w+)\/(.{36})-(\w+)\.([\w-]+)\.png$/;
      const [, container, itemId, word, version] = pattern.exec(blobUrl.slice(base.length)) ?? [];
      if (!blobUrl.startsWith(base) || !itemId || !version) return undefined;
      const photos = photoContainers.find((each) => each === container);
      if (photos) return { container: photos, of: itemId, version };
      const side = sides.find((each) => each === word);
      return side && { container: 'framecontainers', itemId, side, version };
    },
    uploaded: async (name) => {
      const bytes = stored.get(url(name));
      const fault = faultOf();
      if (!bytes) return { state: 'missing' };
      if (bytes.length > mostBytes) return { state: 'too-big' };
      return fault === undefined ? { state: 'sound' } : { state: 'damaged', fault };
    },
    addressOf: async ({ container, name, type }) => `${base}${container}/${name}.${type}?signed`,
    put: async (name, bytes) => void stored.set(url(name), bytes),
    copy: (faultOfCopy) => fakeBlobs(faultOfCopy, stored),
  };
}
