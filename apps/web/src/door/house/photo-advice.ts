import { leanOf } from '@door/drawing/photo/placement';
import type { HousePhoto } from './house-photo.ts';
import { houseWords as words } from './words.ts';

/** Degrees from which a photo counts as tilted. */
const tilted = 10;

/** What was seen of a photo when it was read. */
export interface SeenInPhoto {
  /** Whether the corners stand around a door: something looked like one, or a person has moved them. */
  readonly found: boolean;
  readonly dark: boolean;
}

/** What would make a better picture, as the corners stand now. */
export function adviceOn({ corners }: Pick<HousePhoto, 'corners'>, seen: SeenInPhoto | null): string {
  const lean = Math.abs(Math.round(leanOf(corners)));
  const found = seen?.found ?? true;
  return [
    ...(found ? [] : [words.corners.notFound]),
    ...(seen?.dark ? [words.warnings.dark] : []),
    ...(found && lean >= tilted ? [words.warnings.tilted(lean)] : []),
  ].join(' ');
}
