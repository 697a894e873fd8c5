import { createContext, useContext } from 'react';
import type { WaitingLine } from '../batch-wire.ts';
import type { Place, PlacedLine } from './place-lines.ts';

interface Board {
  /** Who may not run production sees everything and moves nothing. */
  readonly mayRun: boolean;
  /** What is being dragged; empty: nothing. */
  readonly dragged: readonly PlacedLine[];
  readonly drag: (lines: readonly PlacedLine[]) => void;
  /** Asks where these lines are to go. */
  readonly ask: (lines: readonly PlacedLine[]) => void;
  /** Asks how a line that waits is to be divided. */
  readonly divide: (line: WaitingLine) => void;
  /** Puts them there; asks for a reason first, where the week has no room. */
  readonly put: (lines: readonly PlacedLine[], place: Place) => void;
}

const noBoard: Board = {
  mayRun: false,
  dragged: [],
  drag: () => undefined,
  ask: () => undefined,
  divide: () => undefined,
  put: () => undefined,
};

export const BoardContext = createContext(noBoard);

export const useBoard = (): Board => useContext(BoardContext);
