import type { BatchingMessages } from '../../messages/messages.ts';
import type { BatchDoor } from './batch-door.ts';
import type { BatchNumber } from './batch-number.ts';
import type { BatchPieces } from './batch-piece.ts';
import { scanText } from './floor-code.ts';
import { type Rack, slotCode, slotText } from './slot.ts';

/** What stands on the label of a place where pieces wait for their door. */
export interface SlotLabel {
  /** `F07` */
  readonly slot: string;
  readonly order: string;
  /** `Item 2 of 3` */
  readonly item: string;
  readonly code: string;
  readonly qr: string;
}

/** A label for each place that a batch fills: trolley by trolley, door by door. */
export const slotLabels = (
  batch: BatchNumber,
  { bars, slabs, glass }: Pick<BatchPieces, 'bars' | 'slabs' | 'glass'>,
  messages: BatchingMessages,
): readonly SlotLabel[] => [
  ...labelsOf({ batch, rack: 'frames', doors: bars }, messages),
  ...labelsOf({ batch, rack: 'slabs', doors: slabs }, messages),
  ...labelsOf({ batch, rack: 'glass', doors: glass }, messages),
];

interface FilledRack {
  readonly batch: BatchNumber;
  readonly rack: Rack;
  readonly doors: readonly { readonly door: BatchDoor }[];
}

function labelsOf({ batch, rack, doors }: FilledRack, messages: BatchingMessages): readonly SlotLabel[] {
  const places = new Map(doors.map(({ door }) => [door.place, door]));
  return [...places].map(([place, door]) => {
    const code = slotCode(batch, { rack, place });
    return {
      slot: slotText({ rack, place }),
      order: door.line.order,
      item: messages.itemOf(door),
      code,
      qr: scanText(code),
    };
  });
}
