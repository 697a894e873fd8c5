import { type BatchLine, recordsOf } from './batch-door.ts';
import { type BatchNumber, batchNumberText } from './batch-number.ts';
import { addedLine, type BomLine, bomLinesOf } from './bom-lines.ts';
import type { MadeRecord, PickedRecord } from './made-record.ts';

/** `2651-B001-X07`: the box that travels with door 7 of the batch. */
export const boxCode = (batch: BatchNumber, place: number): string =>
  `${batchNumberText(batch)}-X${String(place).padStart(2, '0')}`;

/** What is put on at the customer's: handles, cylinders with their keys, what holds and seals the frame in its wall. */
const travelling: readonly string[] = [
  ...['handle', 'cylinder', 'escutcheon'],
  ...['coupling-screws', 'sill-screws', 'anchors', 'flat-packers', 'joint-sealant'],
];

function roleOf(record: PickedRecord): string {
  if (record.kind !== 'fitting') return 'role' in record ? record.role : record.kind;
  return record.fitting.role === 'hardware' ? record.fitting.kind : record.fitting.role;
}

const isPicked = (record: MadeRecord | PickedRecord): record is PickedRecord =>
  record.kind !== 'bar' && record.kind !== 'slab' && record.kind !== 'glass';

/** What is in the box of one door of a line: of its pick list what is not on the door yet, and what people have added. */
export const boxLines = (line: Pick<BatchLine, 'bill' | 'added'>): readonly BomLine[] => [
  ...bomLinesOf(recordsOf(line).filter((record) => isPicked(record) && travelling.includes(roleOf(record)))),
  ...line.added.map(addedLine),
];
