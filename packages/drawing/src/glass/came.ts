import type { Group } from '../scene.ts';
import { group, solid, stroked } from '../shapes/paint.ts';

/** The strip that holds pieces of leaded glass: old lead, bright zinc, or brass. */
export interface Came {
  readonly edge: string;
  readonly body: string;
  readonly glint: string;
}

export const lead: Came = { edge: '#3a4044', body: '#878f95', glint: '#dbe1e5' };
export const zinc: Came = { edge: '#596268', body: '#c3cbd0', glint: '#ffffff' };
export const brass: Came = { edge: '#5e4213', body: '#c89a45', glint: '#fff1c4' };

/** Four strokes: shadow on the glass, dark flank, rounded body toward the light, glint. */
export function came(d: string, width: number, { edge, body, glint }: Came): Group {
  const line = (colour: string, wide: number, alpha = 1) =>
    stroked(d, { paint: solid(colour, alpha), width: wide, join: 'round' });
  return group('came', [
    group('came-shadow', [line('#0c171c', width + 1.4, 0.26)], { shift: [1.6, 2.2] }),
    line(edge, width),
    group('came-body', [line(body, width * 0.54)], { shift: [-0.5, -0.6] }),
    group('came-glint', [line(glint, width * 0.18)], { shift: [-1, -1.1] }),
  ]);
}
