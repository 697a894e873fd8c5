import type { SlabThickness } from '../../door/model/build-choices.ts';
import type { ColourId, StockCode } from '../../door/model/ids.ts';
import type { FrameProfile } from '../../door/model/door-values.ts';
import type { Item } from '../../door/model/item.ts';
import type { Mm } from '../../lib/mm.ts';
import type { PreparationRow } from './preparation-rows.ts';

/** What a leaf weighs. The weight decides the number of hinges and the size of the closer. */
export interface LeafWeights extends Pick<ComponentWeights, 'leafHardwareKg' | 'cassetteKg'> {
  /** By thickness of the slab, kg/m². */
  readonly slabs: Readonly<Record<string, number>>;
  /** Glass units in the leaf, kg/m², by thickness of the slab and by pane: `glass[44].laminated` = 26. Absent: no such unit. */
  readonly glass: Readonly<Record<SlabThickness, Readonly<Partial<Record<PaneNeed, number>>>>>;
}

/** What a pane must be. A sealed decorative theme needs a unit of its own, whether or not laminated was chosen. */
export const paneNeeds = ['plain', 'laminated', 'sealed'] as const;
export type PaneNeed = (typeof paneNeeds)[number];

/** Rows for the bill of materials, weights and U-values. Only the trade needs them; they are never sent to a visitor's page. */
export interface ProductionRows {
  readonly slabs: readonly {
    readonly thickness: SlabThickness;
    readonly kgPerM2: number;
    readonly up: number;
    /** Thickness of the glass unit that its cassettes hold, mm; a thinner unit is packed. */
    readonly glassThickness?: Mm;
    /** Pattern of the code of its blanks; absent: that of `codePatterns`. */
    readonly code?: string;
  }[];
  readonly glassUnits: readonly GlassUnit[];
  readonly locks: readonly LockRow[];
  /** What is cut into a leaf for each article. */
  readonly preparations: readonly PreparationRow[];
  readonly cuttingAllowances: CuttingAllowances;
  readonly saw: SawRow;
  readonly capacity: CapacityRates;
  /** Every article that a bill of materials may name. */
  readonly articles: readonly Article[];
  /** Code of the glass unit in the leaf and in the frame beside it, by the thickness of the slab: a warm slab has a warm frame. */
  readonly glazing: Readonly<
    Record<'leaf' | 'frame', Readonly<Record<SlabThickness, Readonly<Record<PaneNeed, string>>>>>
  >;
  readonly glassUnitLimits: GlassUnitLimits;
  /** Mullions and transoms, by the way that the door opens: only a Z bar has lips for a door that opens out. */
  readonly dividers: Readonly<Record<Item['opens'], DividerRow>>;
  readonly partArticles: Readonly<Record<PartRole, StockCode>>;
  readonly codePatterns: CodePatterns;
  readonly consumption: Consumption;
  readonly componentWeights: ComponentWeights;
  readonly thermal: ThermalValues;
  /** What a pair of colours that is not kept in stock takes longer, working days. */
  readonly specialOrderDays: number;
  /** The side from which the safety stamp of a glass unit is read. */
  readonly glassStamp: 'outside' | 'inside';
  /** Spindle of handle and lock to the lock edge of the leaf. */
  readonly backset: Mm;
  readonly checkLimits: CheckLimits;
}

/** What the checks of a finished set compare with. Regulations of England and Ireland where a comment says nothing else. */
export interface CheckLimits {
  /** An accessible entrance: highest threshold, narrowest clear opening. */
  readonly accessStep: Mm;
  readonly accessWidth: Mm;
  /** Works rule: relative luminance (0 black, 1 white) below which a door in full sun may bow. Anthracite is darker, agate grey is not. */
  readonly darkLuminance: number;
  /** Above this share of glass England also counts solar gain. */
  readonly mostlyGlass: number;
  /** Approved Document K: glass that begins below this height above the floor must be safety glass. */
  readonly safetyBelow: { readonly inDoor: Mm; readonly besideDoor: Mm; readonly elsewhere: Mm };
  /** EN 12600: a wider pane needs class 2 instead of class 3. */
  readonly widestOfClass3: Mm;
  /** Works rule: what one person lifts, and what two people lift, kg. */
  readonly liftAlone: number;
  readonly liftByHand: number;
}

/** Limits of glass making: units outside them are refused or reported. */
export interface GlassUnitLimits {
  /** Shortest length of the shorter and of the longer side, mm. */
  readonly minShort: Mm;
  readonly minLong: Mm;
  /** Largest unit of 4 mm panes, m². */
  readonly maxM2: number;
  /** Greatest ratio of long to short side. */
  readonly maxRatio: number;
}

/** A mullion or transom bar with the steel inside it and the connector at each of its ends. */
export interface DividerRow {
  readonly code: StockCode;
  readonly steelCode: StockCode;
  readonly connector: StockCode;
  readonly kgPerMetre: number;
  readonly steelKgPerMetre: number;
}

/** Articles of which every bill takes the same one; those that depend on a choice stand with that choice. */
export type PartRole =
  | 'edgeTape'
  | 'cassette'
  | 'glazingTape'
  | 'glazingBlocks'
  | 'hinge'
  | 'fireHinge'
  | 'hingeScrew'
  | 'keepSet'
  | 'astragalKeepSet'
  | 'astragal'
  | 'doorSeal'
  | 'sweepSeal'
  | 'weatherBar'
  | 'intumescentStrip'
  | 'smokeSeal'
  | 'steelScrew'
  | 'sillScrew'
  | 'couplingScrew'
  | 'couplingSealant'
  | 'thresholdScrew'
  | 'thresholdFixing'
  | 'drainageCap'
  | 'frameAnchor'
  | 'flatPacker';

/** Codes of articles that exist in many sizes; a word in braces stands for a value. */
export interface CodePatterns {
  /** Slab blank: `SLAB-{width}x{height}` gives `SLAB-900x2080`. */
  readonly slab: string;
  /** Glass unit by its code: `GU-{code}` gives `GU-D24S`. */
  readonly glassUnit: string;
  /** Glazing bead by the thickness of its unit: `BD{thickness}` gives `BD28`. */
  readonly bead: string;
}

/** How much of a part or material a set takes. */
export interface Consumption {
  /** Tape and capping run over the corners: handed out = edge × factor. */
  readonly edgeTapeFactor: number;
  /** Seal shrinks on its spool: handed out = gap × factor. */
  readonly doorSealFactor: number;
  readonly screwsPerHinge: number;
  readonly packersPerAnchor: number;
  /** From this width on, mm, a bottom member and a fixed pane take the second of these counts. */
  readonly wideFrom: Mm;
  readonly drainageCaps: readonly [usual: number, wide: number];
  readonly glazingBlocks: readonly [usual: number, wide: number];
  /** Leaf width minus this is the length of its weather bar, mm. */
  readonly weatherBarShort: Mm;
  /** Added to an architrave for each corner that is mitred on site, mm. */
  readonly architraveMitre: Mm;
  /** Hole in the slab = glass unit + this, mm. */
  readonly slabCutOut: Mm;
  /** How slabs are painted in these works that are kept as painted here; absent: none is. */
  readonly paint?: Painting;
  /** Lengths of the cylinder outside / inside, by thickness of the slab: `40/40`. */
  readonly cylinderSizes: Readonly<Record<SlabThickness, string>>;
}

/** How slabs are painted in these works. */
export interface Painting {
  /** The colour in which blanks are bought: a side that stays in it takes no paint. */
  readonly blank: ColourId;
  /** What a side takes, ml/m². */
  readonly mlPerM2: number;
  /** Open days of painting, calendar days of curing. */
  readonly days: number;
  readonly cureDays: number;
}

/** Weights of what has no row of its own. */
export interface ComponentWeights {
  /** Lock, handles and hinges of one leaf, kg. */
  readonly leafHardwareKg: number;
  /** One pair of glazing cassettes, kg. */
  readonly cassetteKg: number;
  /** Aluminium threshold, kg per metre. */
  readonly thresholdKgPerMetre: number;
}

/** U-values of frame parts, W/m²K, and linear thermal transmittance psi of edges of glass, W/mK. Slabs and units have theirs in their rows. */
export interface ThermalValues {
  readonly frameU: Readonly<Record<FrameProfile, number>>;
  readonly aluminiumThresholdU: number;
  readonly psi: {
    /** Edge of a cassette in a leaf. */
    readonly cassette: number;
    /** Edge of a unit with a warm spacer in a bead. */
    readonly fixedLight: number;
  };
}

export interface GlassUnit {
  readonly code: string;
  readonly makeUp: string;
  readonly thickness: Mm;
  readonly ug: number;
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

/** How bars are sawn, mm. */
export interface SawRow {
  /** What each cut takes. */
  readonly kerf: Mm;
  /** Cut off each end of a new bar. */
  readonly trim: Mm;
  /** Shorter rests are waste. */
  readonly keepFrom: Mm;
}

/** What a set takes of a production week, and how much a week takes, in tenths of a point, so that sums are exact. */
export interface CapacityRates {
  readonly leaves: Readonly<Record<Item['leaves']['kind'], number>>;
  /** For each sidelight and fanlight. */
  readonly fixedLight: number;
  readonly customRal: number;
  readonly fireDoor: number;
  /** A week of which nobody said how much it takes. */
  readonly week: number;
}

export interface Article {
  readonly code: StockCode;
  readonly description: string;
  readonly categoryId: number | null;
  /** What its bars are bought in, one to four lengths; empty: it is not cut from bars. */
  readonly stockLengths: readonly Mm[];
  readonly unit: 'piece' | 'metre';
}
