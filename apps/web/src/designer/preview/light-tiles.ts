import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import { useEffect } from 'react';
import { tileLight } from '../pictures/tile-light.ts';
import { hourOf } from './scenery-time.ts';
import { useEvening } from './use-evening.ts';

/** Times at which small doors are drawn: while the slider is dragged, forty of them are not drawn for each of its steps. */
const times = 4;

/** Draws the doors on tiles in the light of the stage. A choice draws none of them for that. */
export function useTilesInLight(time: TimeOfDay): void {
  const nearest = Math.round(time * times) / times;
  const { evening = null } = useEvening(nearest);
  useEffect(() => {
    document.documentElement.dataset['tiles'] = hourOf(nearest);
    tileLight.set({ time: evening ? nearest : 0, evening });
  }, [nearest, evening]);
}
