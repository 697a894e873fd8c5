import type { SlabThickness } from '../build/choices.ts';
import type { StockCode } from '../item/ids.ts';
import type { Mm } from '../measure/mm.ts';

/** What a leaf is weighed by, kg for each square metre: it decides how many hinges carry it and which closer shuts it. */
export interface LeafWeights {
  /** By thickness. */
  readonly slabs: Readonly<Record<string, number>>;
  /** By the code of the make-up. */
  readonly units: Readonly<Record<string, number>>;
}

/** What only the trade needs: rows for the bill of materials, weight and U-value. Never sent to a visitor's page. */
export interface WorksRows {
  readonly slabs: readonly {
    readonly thickness: SlabThickness;
    readonly kgPerM2: number;
    readonly up: number;
    /** Of the glass unit that its cassettes hold, mm; a decorative unit is 24 in every slab. */
    readonly glassThickness?: Mm;
  }[];
  readonly glassUnits: readonly GlassUnit[];
  readonly locks: readonly LockRow[];
  readonly rules: CuttingRules;
  /** Every article that a rule may name, so that a bill of materials never invents a code. */
  readonly articles: readonly Article[];
}

export interface GlassUnit {
  readonly code: string;
  readonly makeUp: string;
  readonly thickness: Mm;
  readonly ug: number;
  readonly g: number;
  readonly kgPerM2: number;
  readonly use: string;
  /** One of its panes is laminated, class P1A: nobody comes through it in a hurry. */
  readonly laminated?: true;
}

/** Thrown by lifting the lever, by letting the door fall to, or by turning the key; a slave leaf is bolted. */
export type LockWorks = 'lift-lever' | 'slam' | 'key-wound' | 'slave';

export interface LockRow {
  readonly code: StockCode;
  readonly name: string;
  readonly works: LockWorks;
  readonly leafFrom: Mm;
  readonly leafTo: Mm;
  readonly faceplate: Mm | null;
}

export interface CuttingRules {
  readonly weldPerEnd: Mm;
  readonly steelShortPerMitre: Mm;
  readonly steelShortPerSquareEnd: Mm;
  readonly sillHorn: Mm;
  readonly anchorFromCorner: Mm;
  readonly anchorMaxPitch: Mm;
  readonly steelScrewPitch: Mm;
  readonly sillScrewPitch: Mm;
  readonly couplingScrewPitch: Mm;
}

export interface Article {
  readonly code: StockCode;
  readonly description: string;
  readonly categoryId: number | null;
  readonly barLength: Mm | null;
  readonly unit: 'piece' | 'metre';
}
