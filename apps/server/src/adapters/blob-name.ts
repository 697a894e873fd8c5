import type { BlobName } from '@door/api/ports/blobs';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pattern = new RegExp(`^(${uuid})-(external|internal)-(${uuid})\\.png$`);

/** The version is part of the file's name: an upload never overwrites what is shown. */
export const fileNameOf = ({ itemId, side, version }: BlobName): string => {
  const name = `${itemId}-${side}-${version}.png`;
  if (!pattern.test(name)) throw new Error('A blob name was built from something that is not an id.');
  return name;
};

export function nameOfFile(file: string): BlobName | undefined {
  const [, itemId, side, version] = pattern.exec(file) ?? [];
  if (!itemId || !version || (side !== 'external' && side !== 'internal')) return undefined;
  return { container: 'framecontainers', itemId, side, version };
}

export const uploadValidMinutes = 10;
