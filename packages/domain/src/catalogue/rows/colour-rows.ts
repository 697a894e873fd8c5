import type { ColourId, StockCode } from '../../door/model/ids.ts';
import type { RalNumber } from '../../door/model/door-values.ts';

export interface Colour {
  readonly id: ColourId;
  /** What everybody reads: `Matt White`. */
  readonly name: string;
  /** What bills, orders and the wire say, where the trade must tell it from others: `Matt White (PVC)`. Absent: the name. */
  readonly tradeName?: string;
  readonly use: 'door' | 'frame';
  readonly stockCode: string;
  readonly colourCode: string;
  /** RAL number; null for woodgrains and some paints. */
  readonly ral: string | null;
  /** What a screen shows, #rrggbb. Colours are sold by name and RAL number. */
  readonly hex: string;
  readonly finish: 'paint' | 'woodgrain' | 'pvc' | 'custom';
  /** Of a door: 0 standard, 1 premium, 2 custom RAL. Of a frame the pair decides (`ColourPair`). */
  readonly priceGroup: 0 | 1 | 2 | 3;
  readonly externalStandard: boolean;
  readonly internalStandard: boolean;
  readonly customerStandard: boolean;
  readonly customerDefault: boolean;
  /** Frame colours only: colour of the PVC-u under the foil. */
  readonly base: string | null;
  /** Frame colours only: what it is where it is painted instead, on hardwood and on a leaf; absent: the same. */
  readonly painted?: { readonly name: string; readonly ral: string | null };
  /** Frame colours only: wrapped in an embossed foil; absent: coloured through, or painted. */
  readonly foil?: true;
  readonly note: string;
}

/** A colour of the RAL Classic list, in which a custom door is sprayed. */
export interface Paint {
  readonly ral: RalNumber;
  readonly name: string;
  /** What a screen shows, #rrggbb. */
  readonly hex: string;
}

/** A frame bar is bought wrapped in a pair of colours, outside and inside. */
export interface ColourPair {
  readonly external: ColourId;
  readonly inside: ColourId;
  readonly appendix: string;
  readonly wideCode: StockCode;
  readonly narrowCode: StockCode;
  /** 0 white, 1 and 2 foils on one and on both sides, 3 and 4 custom RAL on one and on both sides. */
  readonly priceGroup: 0 | 1 | 2 | 3 | 4;
  readonly stocked: boolean;
}
