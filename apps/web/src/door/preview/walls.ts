import { houseFronts } from '@door/drawing/stage/house-fronts';
import { studio } from '@door/drawing/stage/studio';

/** The backdrops of the preview. */
export const walls = { studio, ...houseFronts } as const;
export type Wall = keyof typeof walls;
