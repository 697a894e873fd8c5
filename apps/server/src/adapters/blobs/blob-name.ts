import type { BlobName, Blobs, MadeFile } from '@door/api/ports/blobs';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pattern = new RegExp(`^(${uuid})-(external|internal|photo)-(${uuid})\\.png$`);

/** `<item>-<side>-<version>.png`. With the version in the name, an upload never overwrites the current picture. */
export const fileNameOf = (picture: BlobName): string => {
  const name = `${picture.itemId}-${sideInFileName(picture)}-${picture.version}.png`;
  if (!pattern.test(name)) throw new Error('A blob name was built from something that is not an id.');
  return name;
};

export function nameOfFile(file: string): BlobName | undefined {
  const [, itemId, side, version] = pattern.exec(file) ?? [];
  if (!itemId || !version) return undefined;
  if (side === 'photo') return { container: 'surveyphotos', itemId, version };
  if (side !== 'external' && side !== 'internal') return undefined;
  return { container: 'framecontainers', itemId, side, version };
}

const madePattern = /^([0-9a-f-]{36}|[0-9a-f]{64})\.(pdf|jpg)$/;

/** `<name>.pdf`, `<name>.jpg`. */
export const fileOfMade = ({ name, type }: MadeFile): string => {
  const file = `${name}.${type}`;
  if (!madePattern.test(file)) throw new Error('A made file was named by something that is neither id nor hash.');
  return file;
};

export function madeOfFile(file: string): MadeFile | undefined {
  const [, name, type] = madePattern.exec(file) ?? [];
  return name && (type === 'pdf' || type === 'jpg') ? { container: 'documents', name, type } : undefined;
}

export const contentTypes: Readonly<Record<MadeFile['type'], string>> = { pdf: 'application/pdf', jpg: 'image/jpeg' };

/** Photos carry `photo` instead of a side, so that the container can be read from the file name. */
const sideInFileName = (picture: BlobName): string =>
  picture.container === 'framecontainers' ? picture.side : 'photo';

/** Containers that browsers upload to. */
export const containers = ['framecontainers', 'surveyphotos'] as const satisfies readonly BlobName['container'][];

/** Of an address to upload to, and of one to read a made file at. */
export const addressValidMinutes = 10;

/** The pictures as the server works with them: uploads, deletion of old pictures, backup and health. */
export interface BlobStore extends Blobs {
  read(name: BlobName): Promise<Uint8Array | undefined>;
  put(name: BlobName, bytes: Uint8Array): Promise<void>;
  remove(name: BlobName): Promise<void>;
  readMade(file: MadeFile): Promise<Uint8Array | undefined>;
  /** The same bytes may be put again under their name. */
  putMade(file: MadeFile, bytes: Uint8Array): Promise<void>;
  /** Throws when the store cannot be reached. */
  ping(): Promise<void>;
  /** All pictures stored before that time, in no order. */
  storedBefore(time: Date): AsyncIterable<BlobName>;
}
