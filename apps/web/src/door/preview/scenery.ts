import { useState } from 'react';
import { type SafeStorage, deviceStorage } from '../../platform/storage/storage.ts';
import { sceneryKey } from './stored-scenery.ts';
import type { Wall } from './walls.ts';
import type { Stage } from '@door/drawing/stage/stage';

/** `house`: the visitor's own, in a photo; without one it is the studio. */
export type SceneryWall = Wall | 'house';

/** The wall and the light in which the preview shows the door. Stored on this device only; stored pictures do not have it. */
export interface Scenery {
  readonly wall: SceneryWall;
  /** null: day on a light page, dusk on a dark one. */
  readonly timeOfDay: 'day' | 'dusk' | null;
}

/** Only their names: the walls themselves are fetched when one is shown. */
const walls: Readonly<Record<SceneryWall, true>> = {
  studio: true,
  render: true,
  brick: true,
  stone: true,
  house: true,
};

const isWall = (text: string): text is SceneryWall => Object.hasOwn(walls, text);

export function readScenery(storage: SafeStorage = deviceStorage): Scenery {
  const [wall = '', timeOfDay] = (storage.getItem(sceneryKey) ?? '').split(' ');
  return {
    wall: isWall(wall) ? wall : 'studio',
    timeOfDay: timeOfDay === 'day' || timeOfDay === 'dusk' ? timeOfDay : null,
  };
}

export const storeScenery = ({ wall, timeOfDay }: Scenery, storage: SafeStorage = deviceStorage): void =>
  storage.setItem(sceneryKey, timeOfDay ? `${wall} ${timeOfDay}` : wall);

/** The scenery that was chosen last, also on an earlier visit, and how to choose another. */
export function useScenery(): readonly [Scenery, (next: Scenery) => void] {
  const [scenery, set] = useState(() => readScenery());
  return [
    scenery,
    (next) => {
      set(next);
      storeScenery(next);
    },
  ];
}

/** The wall that is drawn where there is no photo. */
export const drawnWall = (wall: SceneryWall): Wall => (wall === 'house' ? 'studio' : wall);

/** Dusk in a dark theme: house fronts are lit by their lamp there. */
export const timeOfDayOfTheme = (): NonNullable<Stage['timeOfDay']> =>
  getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dusk' : 'day';
