import type { Cut, Preparation } from '../bom/cut.ts';
import type { SlabRecord } from '../bom/leaf-piece-record.ts';
import type { BatchingMessages } from '../../messages/messages.ts';
import type { MadePiece } from './batch-piece.ts';
import type { Column } from './list-table.ts';
import { slotText } from './slot.ts';

/** A cut of a slab, or what is to be said of a piece in place of its cuts. */
export interface PreparedRow extends Pick<Preparation, 'name' | 'article'> {
  /** Of the slab. */
  readonly code: string;
  readonly cut: Cut | null;
  /** How many cuts of the piece this leaf cannot take; `cut` is null then, and where it has none. */
  readonly misfits: number;
}

/**
 * What is cut into a slab, piece by piece in the order of the bill. A piece that a person replaced is named by the article that
 * stands in its place: nobody knows its cuts. Empty for a bill of before there were such rows.
 */
export const preparationRows = ({
  code,
  door,
  record: { preparations = [] },
}: MadePiece<SlabRecord>): readonly PreparedRow[] =>
  preparations.flatMap(({ name, article, dropdown, cuts, misfits }): readonly PreparedRow[] => {
    const replaced = door.line.added.find(({ instruction }) => dropdown !== null && instruction.dropdown === dropdown);
    const row = { code, name, article: replaced?.instruction.code ?? article, cut: null, misfits: 0 };
    if (replaced) return [row];
    return [
      ...cuts.map((cut) => ({ ...row, cut })),
      ...(misfits > 0 || cuts.length === 0 ? [{ ...row, misfits }] : []),
    ];
  });

/** `S03, 2647-B012-10234-2-SL: 885 × 1955, 44 thick, hinges left, opens inwards`. */
export const preparationTitle = (
  { code, door: { place }, record }: MadePiece<SlabRecord>,
  { cuts }: BatchingMessages,
): string =>
  cuts.title({
    slot: slotText({ rack: 'slabs', place }),
    code,
    width: record.width.value,
    height: record.height.value,
    thickness: record.thickness,
    hand: record.hand,
    opens: record.opens,
  });

const ofCut =
  (cell: (cut: Cut, messages: BatchingMessages) => string | number): Column<PreparedRow>['cell'] =>
  ({ cut }, messages) =>
    cut === null ? '' : cell(cut, messages);

/** The hinges of a left-hung leaf are at its left: `Edge, left` or `Edge, right`, seen from outside. */
const faceText = ({ face, x }: Cut, { cuts }: BatchingMessages): string =>
  face === 'edge' ? cuts.edges[x === 0 ? 'left' : 'right'] : cuts.faces[face];

const remark = ({ article, cut, misfits }: PreparedRow, { cuts }: BatchingMessages): string => {
  if (cut !== null) return cut.source === '' ? cuts.example : cut.source;
  return misfits === 0 ? cuts.none(article) : cuts.misfits(article, misfits);
};

export const preparationColumns: readonly Column<PreparedRow>[] = [
  { name: 'slab', cell: ({ code }) => code },
  { name: 'piece', cell: ({ name }) => name },
  { name: 'article', cell: ({ article }) => article },
  { name: 'layer', cell: ofCut(({ layer }) => layer) },
  { name: 'shape', cell: ofCut(({ shape }, { cuts }) => cuts.shapes[shape]) },
  { name: 'middleX', cell: ofCut(({ x }) => x) },
  { name: 'middleY', cell: ofCut(({ y }) => y) },
  { name: 'width', cell: ofCut(({ width }) => width) },
  { name: 'height', cell: ofCut(({ height }) => height) },
  { name: 'depth', cell: ofCut(({ depth }) => depth) },
  { name: 'face', cell: ofCut(faceText) },
  { name: 'remark', cell: remark },
];
