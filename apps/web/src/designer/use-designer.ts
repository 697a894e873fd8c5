import { createContext, useContext } from 'react';
import type { Item } from '@door/domain/item/item';
import type { Designer } from './designer.ts';

export const DesignerContext = createContext<Designer | null>(null);

/** The designer's one hook. */
export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error('This screen stands outside the designer.');
  return designer;
}

/** The door of this very moment, where it is ahead of what the rest of the page shows. */
export const PresentItemContext = createContext<Item | null>(null);

/** Only for the door on the stage: every other reader would be drawn again within the click. */
export function usePresentItem(): Item {
  const present = useContext(PresentItemContext);
  const { item } = useDesigner();
  return present ?? item;
}
