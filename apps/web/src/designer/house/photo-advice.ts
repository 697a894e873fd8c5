import { leanOf } from '@door/photo/placement';
import type { HousePhoto } from './house-photo.ts';
import { houseMessages as messages } from './messages.ts';

/** Degrees from which a photo counts as tilted. */
const tilted = 10;

/** What was seen of a photo when it was read. */
export interface SeenInPhoto {
  /** Where the corners come from: from the middle of the photo, from what looks like a door frame, or from a person. */
  readonly corners: 'middle' | 'guess' | 'person';
  readonly dark: boolean;
}

/** What would make a better picture, as the corners stand now. */
export function adviceOn({ corners }: Pick<HousePhoto, 'corners'>, seen: SeenInPhoto | null): string {
  const lean = Math.abs(Math.round(leanOf(corners)));
  const from = seen?.corners ?? 'person';
  return [
    ...(from === 'middle' ? [messages.corners.notFound] : []),
    ...(seen?.dark ? [messages.warnings.dark] : []),
    ...(from !== 'middle' && lean >= tilted ? [messages.warnings.tilted(lean)] : []),
    ...(from === 'guess' ? [messages.corners.guess] : []),
  ].join(' ');
}
