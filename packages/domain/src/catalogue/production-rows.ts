import type { SlabThickness } from '../model/build-choices.ts';
import type { StockCode } from '../model/ids.ts';
import type { Mm } from '../model/mm.ts';

/** Weights of leaves, kg/m². The weight decides the number of hinges and the size of the closer. */
export interface LeafWeights {
  /** By thickness of the slab. */
  readonly slabs: Readonly<Record<string, number>>;
  /** By the code of the glass make-up. */
  readonly units: Readonly<Record<string, number>>;
}

/** Rows for the bill of materials, weights and U-values. Only the trade needs them; they are never sent to a visitor's page. */
export interface ProductionRows {
  readonly slabs: readonly {
    readonly thickness: SlabThickness;
    readonly kgPerM2: number;
    readonly up: number;
    /** Thickness of the glass unit that its cassettes hold, mm; a decorative unit is 24 in every slab. */
    readonly glassThickness?: Mm;
  }[];
  readonly glassUnits: readonly GlassUnit[];
  readonly locks: readonly LockRow[];
  readonly cuttingAllowances: CuttingAllowances;
  /** Every article that a bill of materials may name. */
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
  /** One of its panes is laminated, class P1A (EN 356, resists break-in). */
  readonly laminated?: true;
}

/** What throws the bolts of a lock: lifting the lever, the closing door itself, or turning the key. A slave leaf has bolts of its own. */
export type LockOperation = 'lift-lever' | 'slam' | 'key-wound' | 'slave';

export interface LockRow {
  readonly code: StockCode;
  readonly name: string;
  readonly operation: LockOperation;
  readonly leafFrom: Mm;
  readonly leafTo: Mm;
  readonly faceplate: Mm | null;
}

export interface CuttingAllowances {
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
