import { createContext, useContext } from 'react';
import type { Place, PlacedLine } from './place-lines.ts';

interface Board {
  /** Who may not run production sees everything and moves nothing. */
  readonly mayRun: boolean;
  /** What is being dragged; empty: nothing. */
  readonly dragged: readonly PlacedLine[];
  readonly drag: (lines: readonly PlacedLine[]) => void;
  /** Asks where these lines are to go. */
  readonly ask: (lines: readonly PlacedLine[]) => void;
  /** Puts them there; asks for a reason first, where the week has no room. */
  readonly put: (lines: readonly PlacedLine[], place: Place) => void;
}

const noBoard: Board = {
  mayRun: false,
  dragged: [],
  drag: () => undefined,
  ask: () => undefined,
  put: () => undefined,
};

export const BoardContext = createContext(noBoard);

export const useBoard = (): Board => useContext(BoardContext);
