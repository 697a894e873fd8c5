import type { BlobName } from '@door/api/ports/blobs';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pattern = new RegExp(`^(${uuid})-(external|internal|photo)-(${uuid})\\.png$`);

/** The version is part of the file's name: an upload never overwrites what is shown. */
export const fileNameOf = (picture: BlobName): string => {
  const name = `${picture.itemId}-${wordOf(picture)}-${picture.version}.png`;
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

/** Files of all containers have names of their own, so that a name alone says which container it belongs to. */
const wordOf = (picture: BlobName): string => (picture.container === 'framecontainers' ? picture.side : 'photo');

export const containers = ['framecontainers', 'surveyphotos'] as const satisfies readonly BlobName['container'][];

export const uploadValidMinutes = 10;
