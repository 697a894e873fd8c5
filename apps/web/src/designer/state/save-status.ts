import { useEffect, useState } from 'react';
import type { Design } from './design.ts';

export type SaveStatus = 'saved' | 'saving' | 'waiting';

export const saveStatusOf = ({ started, saved, unsent, network }: Design): SaveStatus => {
  if (!started || (saved && unsent.length === 0)) return 'saved';
  return network === 'waiting' ? 'waiting' : 'saving';
};

export const isAllSaved = (design: Design): boolean =>
  design.started && design.saved !== null && design.unsent.length === 0;

/** Most choices are saved sooner, ms; then the status does not change and nothing is read aloud. */
const savingDelay = 600;

/** The save status without flicker: `saving` only when it takes longer than usual. */
export function useSteadySaveStatus(status: SaveStatus): SaveStatus {
  const [steady, setSteady] = useState(status);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(status), status === 'saving' ? savingDelay : 0);
    return () => clearTimeout(timer);
  }, [status]);
  return steady;
}
