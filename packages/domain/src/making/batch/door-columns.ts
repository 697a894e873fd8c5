import type { BomGroup } from '../bom/bom-group.ts';
import type { LeafGroup } from '../../door/model/parts.ts';
import type { BatchingMessages } from '../../messages/messages.ts';
import { type BatchDoor, itemNumberText } from './batch-door.ts';
import type { Column } from './list-table.ts';
import { type Rack, slotText } from './slot.ts';

interface OfDoor {
  readonly door: BatchDoor;
}

export const orderColumn: Column<OfDoor> = { name: 'order', cell: ({ door }) => door.line.order };
export const itemColumn: Column<OfDoor> = { name: 'item', cell: ({ door }) => itemNumberText(door) };
export const slotColumn = (rack: Rack): Column<OfDoor> => ({
  name: 'slot',
  cell: ({ door: { place } }) => slotText({ rack, place }),
});

interface OfPart {
  readonly record: { readonly group: BomGroup; readonly leaf: LeafGroup | null; readonly name: string };
}

/** `left sidelight, jamb left`. */
export const partText = ({ record: { group, leaf, name } }: OfPart, { parts }: BatchingMessages): string =>
  [parts[leaf ?? group], name].filter((each) => each !== '').join(', ');

export const partColumn: Column<OfPart> = { name: 'part', cell: partText };
