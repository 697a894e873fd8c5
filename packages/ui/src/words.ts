import { createContext, useContext } from 'react';

/** What controls say of their own; everything else is given to them. */
export interface ControlWords {
  readonly optional: string;
  /** Stands on a tile that cannot be chosen now. */
  readonly whyNot: string;
  /** Stands where there is nothing to choose. */
  readonly noOption: string;
  readonly close: string;
  readonly closeMessage: string;
}

export const english: ControlWords = {
  optional: 'Optional',
  whyNot: 'Why not?',
  noOption: 'No Option',
  close: 'Close',
  closeMessage: 'Close message',
};

/** Given once around a page that speaks another language. */
export const ControlWordsContext = createContext(english);

export const useControlWords = (): ControlWords => useContext(ControlWordsContext);
