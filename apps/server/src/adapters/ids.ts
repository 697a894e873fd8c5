import { randomBytes } from 'node:crypto';
import type { Ports } from '@door/api/ports/context';
import { itemId } from '@door/domain/item/ids';

/** UUID version 7: 48 bits of time for the index, 74 bits that nobody can guess. */
function uuidv7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const randomIds = (now: () => Date): Ports['ids'] => ({
  item: () => itemId(uuidv7(now().getTime())),
  other: () => uuidv7(now().getTime()),
});
