import { useState } from 'react';
import { type Kept, onDevice } from '../kept.ts';
import { words } from '../words/words.ts';
import type { Wall } from './walls.ts';

/** Where and when a visitor likes to see the door. It is seen so on this device alone: stored pictures know nothing of it. */
export interface Scenery {
  readonly wall: Wall;
  /** null: day or dusk as the page is light or dark. */
  readonly hour: 'day' | 'dusk' | null;
}

const name = 'doorwright.scenery';

const isWall = (text: string): text is Wall => Object.hasOwn(words.stage.walls, text);

export function keptScenery(kept: Kept = onDevice): Scenery {
  const [wall = '', hour] = (kept.getItem(name) ?? '').split(' ');
  return { wall: isWall(wall) ? wall : 'studio', hour: hour === 'day' || hour === 'dusk' ? hour : null };
}

export const keepScenery = ({ wall, hour }: Scenery, kept: Kept = onDevice): void =>
  kept.setItem(name, hour ? `${wall} ${hour}` : wall);

/** What was chosen last, here or on an earlier visit. */
export function useScenery(): readonly [Scenery, (next: Scenery) => void] {
  const [scenery, set] = useState(() => keptScenery());
  return [
    scenery,
    (next) => {
      set(next);
      keepScenery(next);
    },
  ];
}
