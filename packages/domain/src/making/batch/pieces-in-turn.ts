import type { BatchPieces, MadePiece } from './batch-piece.ts';
import { type Cut, cutLists } from './cut-list.ts';
import type { PlannedBar } from './planned-bar.ts';

/** A piece with its place in the cutting plan. */
export interface PieceInTurn {
  readonly piece: MadePiece;
  readonly planned: Cut['planned'];
}

/** All pieces with a label in the order in which they are made: bar by bar as each saw cuts them, then slabs and glass. */
export function piecesInTurn(
  { bars, steels, beads, slabs, glass }: BatchPieces,
  plan: readonly Pick<PlannedBar, 'number' | 'pieces'>[],
): readonly PieceInTurn[] {
  const sawn = [bars, steels, beads].flatMap((pieces) => cutLists(pieces, plan)).flatMap(({ cuts }) => cuts);
  return [
    ...sawn.map(({ planned, ...piece }) => ({ piece, planned })),
    ...[...slabs, ...glass].map((piece) => ({ piece, planned: null })),
  ];
}
