import { keysOf } from '../../lib/records.ts';

interface ExtraKindFacts {
  /** What a door has as long as nobody chooses. A fire door must shut by itself: it has the first closer that suits it. */
  readonly default: 'none' | 'on-fire-doors';
}

/**
 * What the trade may add to a door beyond the visitor's hardware. A kind is called as its option list is in the
 * specification, so that `doorChain` is `doorChainStockCode` on the wire.
 */
export const extraTable = {
  doorChain: { default: 'none' },
  doorCloser: { default: 'on-fire-doors' },
  kickPlateOutside: { default: 'none' },
  kickPlateInside: { default: 'none' },
  pushPlate: { default: 'none' },
  numerals: { default: 'none' },
  spyhole2: { default: 'none' },
  signageOutside: { default: 'none' },
  signageInside: { default: 'none' },
  vent1: { default: 'none' },
  vent2: { default: 'none' },
  headDrip: { default: 'none' },
} as const satisfies Readonly<Record<string, ExtraKindFacts>>;

export type ExtraKind = keyof typeof extraTable;
export const extraKinds = keysOf(extraTable);
