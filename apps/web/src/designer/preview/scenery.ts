import { type StageWall, stageWalls } from '@door/domain/catalogue/rows/walls';
import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import { useState } from 'react';
import { type SafeStorage, deviceStorage } from '../../shared/storage/storage.ts';
import { useApp } from '../app/app-context.ts';
import { sceneryKey } from './stored-scenery.ts';

/** `house`: the visitor's own, in a photo; without one it is the supplier's wall. */
export const sceneryWalls = [...stageWalls, 'house'] as const;
export type SceneryWall = (typeof sceneryWalls)[number];

/** The wall and the light in which the preview shows the door. Stored on this device only; stored pictures do not have it. */
export interface Scenery {
  readonly wall: SceneryWall;
  /** null: day on a light page, dusk on a dark one. */
  readonly timeOfDay: TimeOfDay | null;
}

const isWall = (text: string): text is SceneryWall => sceneryWalls.some((wall) => wall === text);

/** `supplier`: the wall that the supplier shows to whoever has chosen none. */
export function readScenery(supplier: StageWall, storage: SafeStorage = deviceStorage): Scenery {
  const [wall = '', time = ''] = (storage.getItem(sceneryKey) ?? '').split(' ');
  return { wall: isWall(wall) ? wall : supplier, timeOfDay: timeOf(time) };
}

/** Earlier versions stored a word. */
const namedTimes: Readonly<Record<string, TimeOfDay>> = { day: 0, dusk: 1 };

function timeOf(text: string): TimeOfDay | null {
  if (Object.hasOwn(namedTimes, text)) return namedTimes[text] ?? null;
  const time = text === '' ? Number.NaN : Number(text);
  return time >= 0 && time <= 1 ? time : null;
}

export const storeScenery = ({ wall, timeOfDay }: Scenery, storage: SafeStorage = deviceStorage): void =>
  storage.setItem(sceneryKey, timeOfDay === null ? wall : `${wall} ${timeOfDay}`);

/** The scenery that was chosen last, also on an earlier visit, and how to choose another. */
export function useScenery(): readonly [Scenery, (next: Scenery) => void] {
  const wall = useSupplierWall();
  const [scenery, setScenery] = useState(() => readScenery(wall));
  return [
    scenery,
    (next) => {
      setScenery(next);
      storeScenery(next);
    },
  ];
}

/** The wall that the supplier shows to whoever has chosen none. */
export const useSupplierWall = (): StageWall => useApp().client.ui.wall;

/** The wall that is drawn where there is no photo. */
export const drawnWall = (wall: SceneryWall, supplier: StageWall): StageWall => (wall === 'house' ? supplier : wall);
