import type { Mm, Size } from '../../lib/mm.ts';
import type { GlazedFramePartKind } from './parts.ts';

/** A measure that a person can change. */
export type Measured = 'overall-width' | 'overall-height' | 'door-height' | 'master-width' | 'sidelights-together';

/** A change that fixes: `Make the overall width 1065 mm or less.` */
export interface SizeChange {
  readonly measure: Measured;
  readonly to: number;
  readonly than: 'less' | 'more';
}

/** A measure outside its range; each of the fixes alone is enough. */
export interface OutOfLimits {
  readonly what:
    | 'leaf'
    | 'master-leaf'
    | 'slave-leaf'
    | 'door-frame'
    | 'one-piece-frame'
    | 'coupled-set'
    | GlazedFramePartKind;
  readonly side: keyof Size;
  readonly value: Mm;
  readonly limit: number;
  readonly fixes: readonly SizeChange[];
}
