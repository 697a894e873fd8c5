import type { Suite } from '@door/domain/item/item';
import { metalOf } from '../hardware/metals.ts';

/** Colour stops of a polished bar in this finish, for a gradient on a chip: `#6c747b 0%, #c8cfd5 6%, …`. */
export const metalStops = (suite: Suite): string =>
  metalOf(suite)
    .cylinder.map(({ at, colour }) => `${colour} ${Math.round(at * 100)}%`)
    .join(', ');
