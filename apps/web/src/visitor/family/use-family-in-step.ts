import { useEffect } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { keptDoorsOf } from '../kept/kept-doors.ts';
import { useKept } from '../kept/use-kept.ts';
import { readFamily, type StoredFamily } from './stored-family.ts';

/**
 * Lets the page of the family follow the kept doors, wherever they are kept and removed. Without network it follows as soon as that
 * is back, or with the next page of ours. Told of each page that was brought in step.
 */
export function useFamilyInStep(onStep?: (family: StoredFamily | null) => void): void {
  const app = useApp();
  const [{ doors }] = useKept();
  useEffect(() => {
    const { clientId } = app.client;
    let isOver = false;
    const follow = async () => {
      if (readFamily(clientId, deviceStorage) === null) return;
      const { syncFamily } = await import('./sync-family.ts');
      const family = await syncFamily(app, () => keptDoorsOf(clientId).current().doors);
      if (!isOver) onStep?.(family);
    };
    // It is tried again when the network is back, and each time that a page with kept doors is opened.
    const tryToFollow = () => void follow().catch(() => undefined);
    tryToFollow();
    addEventListener('online', tryToFollow);
    return () => {
      isOver = true;
      removeEventListener('online', tryToFollow);
    };
  }, [app, doors, onStep]);
}
