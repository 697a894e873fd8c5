import type { Size } from '../../lib/mm.ts';
import type { SlabThickness } from '../../door/model/build-choices.ts';
import type { ColourPair } from '../../catalogue/rows/colour-rows.ts';
import type { FireRating } from '../../catalogue/rows/frame-rows.ts';
import type { GlassPriceGroup } from '../../catalogue/rows/glass-rows.ts';
import type { Suite } from '../../door/model/door-values.ts';
import type { Money } from './money.ts';
import type { DoorColourPrice } from './price-list.ts';
import type { Working } from './working.ts';

/**
 * What each line of a price is about. The codes are stable: they stand in exported files and frozen quotes. A code begins
 * with the number of its rule.
 */
export interface PriceLineFacts {
  readonly 'P1-family': { readonly design: string; readonly leaves: number };
  /** `band` is null where the door is larger than every band; `size` is that of the door, or of half a double door. */
  readonly 'P2-size': { readonly band: string | null; readonly size: Size };
  readonly 'P3-door-colour': {
    readonly price: DoorColourPrice;
    readonly outside: string;
    readonly inside: string;
    readonly leaves: number;
  };
  readonly 'P4-slab': { readonly slab: SlabThickness; readonly leaves: number };
  readonly 'P5-sidelight': EqualParts;
  readonly 'P5-fanlight': EqualParts;
  /** `group` is null where the supplier has no bars in these colours. */
  readonly 'P6-frame-colour': {
    readonly group: ColourPair['priceGroup'] | null;
    readonly outside: string;
    readonly inside: string;
  };
  readonly 'P7-coupling': { readonly joints: number };
  readonly 'P7-bar': { readonly bars: number };
  /** null: the door, or everything around it, has no glass to price. */
  readonly 'P8-glass': {
    readonly door: GlassPriceGroup | null;
    readonly parts: GlassPriceGroup | null;
    /** Of the sidelights and the fanlight whose glass is of another group than `parts`. */
    readonly otherParts?: readonly GlassPriceGroup[];
  };
  readonly 'P9-laminated': { readonly within: 'leaf' | 'sidelight'; readonly panes: number; readonly size: Size };
  readonly 'P10-handle': { readonly handle: string };
  readonly 'P10-suite': { readonly suite: Suite };
  readonly 'P11-hardware': NamedFacts & {
    /** True where the pack of Secured by Design holds its price. */
    readonly inPack: boolean;
    /** True for what a person chose, which is shown even if it costs nothing. */
    readonly chosen: boolean;
  };
  readonly 'P12-metre': NamedFacts;
  readonly 'P13-threshold': NamedFacts;
  readonly 'P14-secured': NoFacts;
  readonly 'P14-fire': { readonly rating: FireRating };
  readonly 'P14-vent': NamedFacts;
  readonly 'P15-added': NamedFacts;
  readonly 'P16-no-price': NamedFacts;
}

/** Parts of a set whose panes have the same sizes. */
export interface EqualParts {
  readonly parts: number;
  /** The glass unit of each pane. */
  readonly panes: readonly Size[];
}

interface NamedFacts {
  /** As the catalogue describes the article, or as a person wrote it. */
  readonly name: string;
  /** '' for a line without stock. */
  readonly stock: string;
}

/** Nothing is known beyond the code. */
type NoFacts = unknown;

export type PriceLineCode = keyof PriceLineFacts;

/** Why a line has no amount. It blocks sending a quote, never drawing or making the door. */
export type PriceFault = 'price.no-band' | 'price.missing';

/** A line before it is computed: its working, or why there is none. */
export type PriceEntry<Code extends PriceLineCode = PriceLineCode> = {
  readonly [C in Code]: {
    readonly code: C;
    readonly about: PriceLineFacts[C];
    readonly working: Working | PriceFault;
  };
}[Code];

/** One line of a price, explained. Lines add up to the list price exactly. */
export type PriceLine<Code extends PriceLineCode = PriceLineCode> = {
  readonly [C in Code]: {
    readonly code: C;
    readonly about: PriceLineFacts[C];
    /** null for a line in error. */
    readonly working: Working | null;
    readonly fault: PriceFault | null;
    /** 0 for a line in error. */
    readonly amount: Money;
  };
}[Code];
