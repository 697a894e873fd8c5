import { createContext, useContext } from 'react';
import type { Designer } from './designer.ts';

export const DesignerContext = createContext<Designer | null>(null);

/** The designer's one hook. */
export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error('This screen stands outside the designer.');
  return designer;
}
