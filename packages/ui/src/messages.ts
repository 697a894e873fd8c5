import { createContext, useContext } from 'react';

/** The texts of the controls themselves; all others are given as props. */
export interface ControlMessages {
  readonly optional: string;
  /** On a tile that is not available. */
  readonly disabledReason: string;
  /** Where there is nothing to choose. */
  readonly noOption: string;
  readonly close: string;
  readonly closeMessage: string;
  /** In a field for a length that holds something else. */
  readonly wholeMillimetres: string;
}

export const english: ControlMessages = {
  optional: 'Optional',
  disabledReason: 'Why not?',
  noOption: 'No Option',
  close: 'Close',
  closeMessage: 'Close message',
  wholeMillimetres: 'Please type whole millimetres, such as 1040.',
};

/** The texts in the language of the page, given once around it. */
export const ControlMessagesContext = createContext(english);

export const useControlMessages = (): ControlMessages => useContext(ControlMessagesContext);
