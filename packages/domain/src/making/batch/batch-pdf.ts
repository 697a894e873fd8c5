import type { BarRecord } from '../bom/bar-record.ts';
import type { BatchingMessages } from '../../messages/messages.ts';
import { type BatchLine, doorsOf } from './batch-door.ts';
import { type BatchList, batchList, batchListKinds, type ListPart } from './batch-lists.ts';
import { type BatchNumber, batchNumberText } from './batch-number.ts';
import { piecesOf } from './batch-piece.ts';
import { barLabels, doorLabels } from './floor-labels.ts';
import { partCode } from './part-code.ts';
import type { PickedLots } from './pick-list.ts';
import { type PieceLabel, pieceLabel } from './piece-label.ts';
import { piecesInTurn } from './pieces-in-turn.ts';
import type { PlannedBar } from './planned-bar.ts';
import { slotLabels } from './slot-label.ts';

/** A batch as it was released. */
export interface ReleasedBatch {
  readonly number: BatchNumber;
  readonly lines: readonly BatchLine[];
  readonly bars: readonly PlannedBar[];
  /** Absent: of a release that kept none. */
  readonly lots?: readonly PickedLots[];
}

/** Everything that the shop works from, in the order of work; lists of which there is nothing are left out. */
export interface BatchPdf {
  /** `Batch 2650-B012` */
  readonly title: string;
  /** `Week 2650, 12 doors` */
  readonly summary: string;
  readonly lists: readonly PdfList[];
}

interface PdfList extends Pick<BatchList, 'kind' | 'title'> {
  readonly parts: readonly PdfPart[];
}

export interface PdfPart extends Pick<ListPart, 'title' | 'table'> {
  /** As they are sawn, before the table that says the same. */
  readonly bars: readonly PdfBar[];
}

/** A bar with its pieces from left to right. Lengths in mm. */
export interface PdfBar {
  /** `Bar 3, new bar of 6500 mm, rest 312 mm` */
  readonly text: string;
  readonly stock: number;
  readonly pieces: readonly PdfPiece[];
}

export interface PdfPiece {
  /** `LS-JL` */
  readonly part: string;
  /** `10234-2-LS-JL`: its code, of which the whole book shares the beginning. */
  readonly code: string;
  readonly length: number;
  /** Where it begins, from the left end of the bar. */
  readonly from: number;
  readonly ends: BarRecord['ends'];
}

export function batchPdfOf(batch: ReleasedBatch, messages: BatchingMessages): BatchPdf {
  const { number, lines, bars, lots = [] } = batch;
  const pieces = piecesOf(number, lines);
  const prefix = `${batchNumberText(number)}-`;
  const sawn = new Map([...pieces.bars, ...pieces.steels, ...pieces.beads].map(({ code, record }) => [code, record]));
  const barsOf = (group: string | null) =>
    bars.filter((bar) => bar.group === group).map((bar) => pdfBar(bar, { sawn, prefix }, messages));
  const lists = batchListKinds.map((kind) => {
    const { title, parts } = batchList(kind, { pieces, lines, bars, lots }, messages);
    return { kind, title, parts: Array.from(parts, ({ group, ...part }) => ({ ...part, bars: barsOf(group) })) };
  });
  return {
    title: messages.book.title(batchNumberText(number)),
    summary: `${messages.week(number.week)}, ${messages.book.doors(doorsOf(lines).length)}`,
    lists: lists.filter(({ parts }) => parts.length > 0),
  };
}

interface Sawn {
  readonly sawn: ReadonlyMap<string, BarRecord>;
  /** Of the codes of the batch. */
  readonly prefix: string;
}

/** What saw and trims take is shared between the pieces: 6500 − 3 × 2076 − 212 of rest leaves 60, 20 before each. */
function pdfBar(bar: PlannedBar, { sawn, prefix }: Sawn, { book }: BatchingMessages): PdfBar {
  const { number, stock, offcut, rest, pieces: codes } = bar;
  const found = codes.flatMap((code) => {
    const record = sawn.get(code);
    return record ? [{ code: code.slice(prefix.length), record }] : [];
  });
  const lengths = found.reduce((sum, { record }) => sum + record.length.value, 0);
  const gap = Math.max(0, stock - lengths - rest) / Math.max(1, found.length);
  let at = 0;
  const pieces = found.map(({ code, record }): PdfPiece => {
    const from = at + gap;
    at = from + record.length.value;
    return { part: partCode(record), code, length: record.length.value, from, ends: record.ends };
  });
  const origin = offcut === null ? book.newBar(stock) : book.offcut(offcut, stock);
  return { text: [book.bar(number), origin, book.rest(rest)].join(', '), stock, pieces };
}

/**
 * A label for each piece, as they are made, each bar before its own; then for each place in which pieces wait, and for each
 * finished door. Printed again they are the same.
 */
export function batchLabels({ number, lines, bars }: ReleasedBatch, messages: BatchingMessages): readonly PieceLabel[] {
  const pieces = piecesOf(number, lines);
  const ofPlaces = slotLabels(number, pieces, messages).map(
    (label): PieceLabel => ({ ...label, ...nothing, week: messages.week(number.week) }),
  );
  const ofBars = new Map(barLabels({ number, pieces, bars }, messages).map((label, at) => [bars[at]?.number, label]));
  const ofPieces = piecesInTurn(pieces, bars).flatMap((piece) => {
    const bar = piece.planned?.place === 1 ? ofBars.get(piece.planned.bar) : undefined;
    const label = pieceLabel(piece, number, messages);
    return bar ? [bar, label] : [label];
  });
  return [...ofPieces, ...ofPlaces, ...doorLabels({ number, pieces, lines }, messages)];
}

/** Of a place there is no more to say than whose it is. */
const nothing = { part: '', size: '', ends: null, article: '', colours: '', cut: null } as const;
