import type { BlobName, Blobs, MadeFile, Photo } from '@door/api/ports/blobs';
import { keysOf } from '@door/domain/lib/records';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pattern = new RegExp(`^(${uuid})-(external|internal|house|photo|claim|sale|visit)-(${uuid})\\.png$`);

/** Photos carry a word of their container instead of a side, so that it can be read from the file name. */
const wordOfPhoto = {
  surveyphotos: 'photo',
  claimphotos: 'claim',
  salephotos: 'sale',
  visitphotos: 'visit',
} as const satisfies Readonly<Record<Photo['container'], string>>;

/** `<item, claim, sale or visit>-<side or word>-<version>.png`. With the version in the name, an upload never overwrites the current picture. */
export const fileNameOf = (picture: BlobName): string => {
  const [of, word] =
    picture.container === 'framecontainers'
      ? [picture.itemId, picture.side]
      : [picture.of, wordOfPhoto[picture.container]];
  const name = `${of}-${word}-${picture.version}.png`;
  if (!pattern.test(name)) throw new Error('A blob name was built from something that is not an id.');
  return name;
};

export function nameOfFile(file: string): BlobName | undefined {
  const [, of, word, version] = pattern.exec(file) ?? [];
  if (!of || !version) return undefined;
  if (word === 'external' || word === 'internal' || word === 'house')
    return { container: 'framecontainers', itemId: of, side: word, version };
  const container = keysOf(wordOfPhoto).find((each) => wordOfPhoto[each] === word);
  return container && { container, of, version };
}

const madePattern = /^([0-9a-f-]{36}|[0-9a-f]{64})\.(pdf|jpg|zip)$/;

/** `<name>.pdf`, `<name>.jpg`, `<name>.zip`. */
export const fileOfMade = ({ name, type }: MadeFile): string => {
  const file = `${name}.${type}`;
  if (!madePattern.test(file)) throw new Error('A made file was named by something that is neither id nor hash.');
  return file;
};

export function madeOfFile(file: string): MadeFile | undefined {
  const [, name, type] = madePattern.exec(file) ?? [];
  if (!name) return undefined;
  if (type === 'zip') return { container: 'personzips', name, type };
  return type === 'pdf' || type === 'jpg' ? { container: 'documents', name, type } : undefined;
}

export const contentTypes: Readonly<Record<MadeFile['type'], string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  zip: 'application/zip',
};

/** Containers that browsers upload to. */
export const containers = [
  'framecontainers',
  'surveyphotos',
  'claimphotos',
  'salephotos',
  'visitphotos',
] as const satisfies readonly BlobName['container'][];

/** Containers of files that the server makes: read by signed addresses only. */
export const madeContainers = ['documents', 'personzips'] as const satisfies readonly MadeFile['container'][];

/** Of an address to upload to. */
export const uploadValidMinutes = 10;
/** Of an address to read a made file at. That of a zip is asked for with the click that saves it. */
export const addressValidMinutes: Readonly<Record<MadeFile['container'], number>> = { documents: 10, personzips: 1 };

/** The pictures as the server works with them: uploads, deletion of old pictures, backup and health. */
export interface BlobStore extends Blobs {
  read(name: BlobName): Promise<Uint8Array | undefined>;
  put(name: BlobName, bytes: Uint8Array): Promise<void>;
  remove(name: BlobName): Promise<void>;
  readMade(file: MadeFile): Promise<Uint8Array | undefined>;
  /** The same bytes may be put again under their name. */
  putMade(file: MadeFile, bytes: Uint8Array): Promise<void>;
  /** Puts what comes piece by piece, in the place of what lay there; there is nothing under the name before all of it has come. */
  putMadeInPieces(file: MadeFile, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** With what attempts left that were interrupted; nothing may lie there. */
  removeMade(file: MadeFile): Promise<void>;
  /** Removes zips that were put before that time, of whatever database, and what attempts have left. */
  removeZipsBefore(time: Date): Promise<void>;
  /** Throws when the store cannot be reached. */
  ping(): Promise<void>;
  /** All pictures stored before that time, in no order. */
  storedBefore(time: Date): AsyncIterable<BlobName>;
}
