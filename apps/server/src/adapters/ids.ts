import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Ports } from '@door/api/ports/context';
import { itemId } from '@door/domain/item/ids';

/** UUID version 7: 48 bits of time for the index, 74 bits that nobody can guess. */
function uuidv7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  return uuidOf(bytes, 7);
}

/** UUID version 8: says nothing of the name. */
const uuidNamed = (name: string): string => uuidOf(createHash('sha256').update(name).digest().subarray(0, 16), 8);

function uuidOf(bytes: Buffer, version: number): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const randomIds = (now: () => Date): Ports['ids'] => ({
  // An item's id is known to the outside: it says nothing, not even when it was made.
  item: () => itemId(randomUUID()),
  itemNamed: (name) => itemId(uuidNamed(name)),
  other: () => uuidv7(now().getTime()),
});
