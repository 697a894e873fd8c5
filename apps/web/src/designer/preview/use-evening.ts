import type { Evening } from '@door/drawing/evening/evening';
import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import { useEffect, useReducer } from 'react';

type EveningAt = (time: TimeOfDay) => Evening | null;

let eveningAt: EveningAt | null = null;

/** The drawing of the evening; fetched once, when somebody first wants to see one. */
const loadEvening = async (): Promise<void> => {
  ({ eveningAt } = await import('@door/drawing/evening/evening-at'));
};

/** For a stage: the light of a time of day. By day, until its drawing is here, and without network, it is none. */
export function useEvening(time: TimeOfDay): { readonly evening?: Evening } {
  const [, arrived] = useReducer((times: number) => times + 1, 0);
  const isMissing = time > 0 && eveningAt === null;
  useEffect(() => {
    if (!isMissing) return;
    let wanted = true;
    loadEvening().then(
      () => wanted && arrived(),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [isMissing]);
  const evening = eveningAt?.(time);
  return evening ? { evening } : byDay;
}

/** One object, so that what is planned with it stays as it is. */
const byDay = {};
