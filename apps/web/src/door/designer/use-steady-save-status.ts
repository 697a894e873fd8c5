import { useEffect, useState } from 'react';
import type { SaveStatus } from './design.ts';

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
