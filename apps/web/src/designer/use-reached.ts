import { useEffect, useState } from 'react';

/** The furthest step that this design has seen; a new design begins at the first again. */
export function useReached({ present, started }: { readonly present: number; readonly started: boolean }): number {
  const [reached, setReached] = useState(present);
  useEffect(() => setReached((furthest) => (started ? Math.max(furthest, present) : present)), [present, started]);
  return Math.max(reached, present);
}
