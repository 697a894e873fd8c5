import { coloursText } from '../bom/colours-text.ts';
import { endsText } from '../bom/line-words.ts';
import type { BatchingMessages } from '../../messages/messages.ts';
import type { BatchNumber } from './batch-number.ts';
import { scanText } from './floor-code.ts';
import type { PieceInTurn } from './pieces-in-turn.ts';
import type { MadeRecord } from './made-record.ts';
import { cutGroupOf } from './cut-group.ts';
import { partText } from './door-columns.ts';
import { type Rack, slotText } from './slot.ts';

/** What stands on the label of a piece, 100 × 50 mm. */
export interface PieceLabel {
  readonly order: string;
  /** `Item 2 of 3`, or `Item 2 of 3, door 1 of 108` of a line with several doors. */
  readonly item: string;
  /** `left sidelight, jamb left`. */
  readonly part: string;
  /** `2076`, or width × height of what is flat. */
  readonly size: string;
  /** `45/90`; null for what is not sawn from a bar. */
  readonly ends: string | null;
  /** What it is made from: `OF72-AGWH`, `SLAB-900x1980`, `GU-D24L`. */
  readonly article: string;
  /** '' for what has no colour of its own. */
  readonly colours: string;
  readonly slot: string;
  /** `Week 2647`. */
  readonly week: string;
  /** `Bar 3, cut 2`; null for what is not sawn from a bar, or not planned yet. */
  readonly cut: string | null;
  /** For eyes, keyboards and scanners that read lines. */
  readonly code: string;
  /** For cameras. */
  readonly qr: string;
}

interface Face extends Pick<PieceLabel, 'size' | 'ends' | 'article' | 'colours'> {
  readonly rack: Rack;
}

function faceOf(record: MadeRecord): Face {
  if (record.kind === 'bar') {
    const { key: article } = cutGroupOf(record);
    const size = String(record.length.value);
    return { rack: 'frames', size, ends: endsText(record.ends), article, colours: coloursText(record) };
  }
  const size = `${String(record.width.value)} × ${String(record.height.value)}`;
  const flat = { size, ends: null, article: record.article.code };
  return record.kind === 'slab'
    ? { ...flat, rack: 'slabs', colours: coloursText(record) }
    : { ...flat, rack: 'glass', colours: '' };
}

/** Its place in the cutting plan says where it comes from the saw. */
export function pieceLabel(
  { piece, planned }: PieceInTurn,
  { week }: BatchNumber,
  messages: BatchingMessages,
): PieceLabel {
  const { door, code } = piece;
  const { rack, ...face } = faceOf(piece.record);
  return {
    ...face,
    order: door.line.order,
    item: messages.itemOf(door),
    part: partText(piece, messages),
    slot: slotText({ rack, place: door.place }),
    week: messages.week(week),
    cut: planned && messages.cut(planned),
    code,
    qr: scanText(code),
  };
}
