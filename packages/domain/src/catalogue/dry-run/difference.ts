import type { LineChange } from '../../making/bom/bom-changes.ts';
import type { Money } from '../../selling/pricing/money.ts';
import type { PriceLine } from '../../selling/pricing/price-line.ts';
import type { ChangedLine } from '../../door/configure/changed-lines.ts';
import type { Item } from '../../door/model/item.ts';
import type { Refusal } from '../../door/model/result.ts';
import type { Side, Sides } from './sides.ts';

interface DifferenceFacts {
  /** One side alone refuses a choice, or at the end the door as a whole: `wish` is empty then. */
  readonly refusal: { readonly in: Side; readonly refusal: Refusal; readonly target: readonly ChangedLine[] };
  /** One side alone has rows with which a rule cannot make the door; the reason is that of the program. */
  readonly 'not-made': { readonly in: Side; readonly reason: string };
  /** A line of the description. */
  readonly words: { readonly line: ChangedLine };
  readonly bill: { readonly change: LineChange };
  /** List price without VAT, with the lines in which it differs. */
  readonly price: { readonly before: Money; readonly after: Money; readonly lines: readonly PriceLineChange[] };
  /** One side alone has no price for something. */
  readonly 'no-price': { readonly in: Side; readonly line: PriceLine };
  readonly look: object;
}

export type DifferenceKind = keyof DifferenceFacts;

/** Something in which the door of the draft differs from that of what is sold. */
export type DoorDifference<Kind extends DifferenceKind = DifferenceKind> = {
  readonly [K in Kind]: { readonly kind: K } & DifferenceFacts[K];
}[Kind];

/** null: the other side alone has the line. */
export interface PriceLineChange {
  readonly before: PriceLine | null;
  readonly after: PriceLine | null;
}

/** A random door as both catalogues make it of the same choices. */
export interface ComparedDoor {
  /** The same number gives the same choices again. */
  readonly seed: number;
  /** Where it shows a difference best: at the first choice that one side refuses, else at the end. null: it cannot be made. */
  readonly shown: Sides<Item | null>;
  /** [] for a door that stays as it is. */
  readonly differences: readonly DoorDifference[];
}
