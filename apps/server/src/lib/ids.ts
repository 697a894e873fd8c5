import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Ports } from '@door/api/ports/context';
import { itemId } from '@door/domain/door/model/ids';
import { uuidText } from '@door/domain/lib/uuid-text';

/** UUID version 7: 48 bits of time, so that an index grows at its end, then 74 random bits. */
function uuidv7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  return uuidOf(bytes, 7);
}

/** UUID version 8: a hash of the name. */
const uuidNamed = (name: string): string => uuidOf(createHash('sha256').update(name).digest().subarray(0, 16), 8);

function uuidOf(bytes: Buffer, version: number): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return uuidText(bytes.toString('hex'));
}

export const randomIds = (now: () => Date): Ports['ids'] => ({
  // An item's id is public, so it is random: not even its time of creation can be read from it.
  item: () => itemId(randomUUID()),
  itemNamed: (name) => itemId(uuidNamed(name)),
  other: () => uuidv7(now().getTime()),
  digest: (text) => createHash('sha256').update(text).digest('hex'),
  idempotencyKey: (text) => createHash('sha256').update(text).digest('base64url'),
});
