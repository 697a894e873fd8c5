import { coloursText, joined } from '../bom/colours-text.ts';
import type { BatchingMessages } from '../../messages/messages.ts';
import { type BatchLine, doorsOf } from './batch-door.ts';
import type { BatchNumber } from './batch-number.ts';
import type { BatchPieces } from './batch-piece.ts';
import { cutLists } from './cut-list.ts';
import { barCode, barText, doorCode, doorText, scanText } from './floor-code.ts';
import type { PieceLabel } from './piece-label.ts';
import type { PlannedBar } from './planned-bar.ts';

/** A batch whose bars and doors are labelled. */
interface Labelled {
  readonly number: BatchNumber;
  readonly pieces: BatchPieces;
  readonly lines: readonly BatchLine[];
  readonly bars: readonly PlannedBar[];
}

/** A label for each bar, which ticks all that is sawn from it. */
export function barLabels(
  { number, pieces: { bars, steels, beads }, bars: planned }: Pick<Labelled, 'number' | 'pieces' | 'bars'>,
  messages: BatchingMessages,
): readonly PieceLabel[] {
  const groups = new Map(
    [bars, steels, beads].flatMap((all) => cutLists(all, planned)).map(({ group }) => [group.key, group]),
  );
  return planned.map(({ number: bar, group, stock, offcut, pieces }) => {
    const { description = '', colours = '' } = groups.get(group) ?? {};
    const code = barCode(number, bar);
    return {
      order: messages.book.bar(bar),
      item: messages.floor.pieces(pieces.length),
      part: description,
      size: String(stock),
      ends: null,
      article: offcut ?? group,
      colours,
      slot: barText(bar),
      week: messages.week(number.week),
      cut: null,
      code,
      qr: scanText(code),
    };
  });
}

/** A label for each finished door, which ticks it from assembly on. */
export function doorLabels(
  { number, pieces: { slabs }, lines }: Pick<Labelled, 'number' | 'pieces' | 'lines'>,
  messages: BatchingMessages,
): readonly PieceLabel[] {
  return doorsOf(lines).map((door) => {
    const leaves = slabs.filter(({ door: { place } }) => place === door.place).map(({ record }) => record);
    const [leaf] = leaves;
    const code = doorCode(number, door.place);
    return {
      order: door.line.order,
      item: messages.itemOf(door),
      part: leaf ? joined(leaf.design.name, leaves.length > 1 ? messages.floor.leaves(leaves.length) : '') : '',
      size: leaf ? `${String(leaf.width.value)} × ${String(leaf.height.value)}` : '',
      ends: null,
      article: leaf ? `${messages.hands[leaf.hand]}, ${messages.opens[leaf.opens]}` : '',
      colours: leaf ? coloursText(leaf) : '',
      slot: doorText(door.place),
      week: messages.week(number.week),
      cut: null,
      code,
      qr: scanText(code),
    };
  });
}
