import { houseFronts } from '@door/drawing/stage/house-fronts';
import { studio } from '@door/drawing/stage/studio';

/** What a visitor may see the door before. */
export const walls = { studio, ...houseFronts } as const;
export type Wall = keyof typeof walls;
