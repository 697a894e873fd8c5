import type { Mm, Size } from '../measure/mm.ts';
import type { ColourId, DesignId, StockCode, SystemId, TemplateId, ThemeId } from '../item/ids.ts';
import type { SlabThickness } from '../build/choices.ts';
import type {
  BackingName,
  Construction,
  Currency,
  ExtraKind,
  FrameProfile,
  HandleType,
  HardwareKind,
  PackerPosition,
  Suite,
} from '../item/item.ts';

/** All that a supplier sells, as plain rows: what the page needs to draw, offer and explain a door. Holds no price. */
export interface CatalogueRows {
  readonly systems: readonly System[];
  readonly templates: readonly FrameTemplate[];
  readonly designs: readonly Design[];
  readonly colours: readonly Colour[];
  readonly colourPairs: readonly ColourPair[];
  readonly themes: readonly GlassTheme[];
  readonly backings: readonly Backing[];
  readonly handles: readonly HandleOption[];
  readonly masters: readonly MasterStock[];
  readonly stock: readonly Stock[];
  readonly relatedStock: readonly RelatedStock[];
  readonly defaultHardware: readonly DefaultHardware[];
  readonly hinges: readonly HingeColour[];
  readonly extras: readonly ExtraRow[];
  readonly profiles: readonly FrameProfileRow[];
  readonly thresholds: readonly Threshold[];
  readonly sizeStock: readonly SizeStock[];
  readonly standardDimensions: readonly StandardDimension[];
  readonly limits: SizeLimits;
  readonly clearances: Clearances;
  readonly weights: LeafWeights;
}

export interface System {
  readonly id: SystemId;
  readonly name: string;
  readonly typeId: number;
  /** Made for those who log in; a visitor is not asked about it. */
  readonly tradeOnly?: true;
  /** What it was tested for as a whole, leaf, frame and hardware together. */
  readonly fire?: FireRating;
  /** False where no set of this system is certified to PAS 24. */
  readonly securable?: false;
  /** The system whose frame styles it is made in; absent: it has its own. */
  readonly stylesOf?: SystemId;
  /** True where it was tested without glass: no light in the leaf, no sidelight, no fanlight. */
  readonly solid?: true;
  /** What it may be made of; absent: whatever the supplier has, but no hardwood frame. The first is the usual one. */
  readonly slabs?: readonly SlabThickness[];
  readonly profiles?: readonly FrameProfile[];
  readonly thresholds?: readonly StockCode[];
}

/** Thirty minutes against fire, with seals against cold smoke. */
export type FireRating = 'FD30S';

export interface FrameTemplate {
  readonly id: TemplateId;
  readonly systemId: SystemId;
  /** The specification's word for it: `both-sides & fanlight`, `left-side with mullion`, `full` … */
  readonly frameConfig: string;
  readonly displayName: string;
  readonly doors: 'single' | 'double';
  readonly sides: 'none' | 'left' | 'right' | 'both';
  readonly fanlight: boolean;
  readonly construction: Construction;
  readonly profile: FrameProfile;
  readonly overall: Size;
  /** Width of each sidelight cell; null where the layout has none. */
  readonly leftSideWidth: Mm | null;
  readonly rightSideWidth: Mm | null;
  /** Height of the door cell where a fanlight stands above it; null: the composite height. */
  readonly doorHeight: Mm | null;
  readonly sill: StockCode | null;
  readonly threshold: StockCode;
  readonly designId: DesignId;
}

/** Formula in w and h (leaf width and height, mm), read by `formula/`, never evaluated as code. */
export type Formula = string;

export interface PanelPlace {
  /** Sight rectangle on the leaf, origin top left, seen from outside. */
  readonly x: Formula;
  readonly y: Formula;
  readonly width: Formula;
  readonly height: Formula;
}

/** Glass in the leaf. 10 standard, 30 raglan, 20/40/50/60 quarter rounds top left, top right, bottom right, bottom left. */
export type GlassShapeId = 10 | 20 | 30 | 40 | 50 | 60;

export interface DesignLight extends PanelPlace {
  readonly shape: GlassShapeId;
  /** Degrees, about its own centre. */
  readonly turn: 0 | 45;
  readonly head: 'square' | 'arch';
}

/** What is pressed into the skin: raised-and-fielded panels, or planks with bead and butt over the whole leaf. */
export type DesignMoulding =
  | (PanelPlace & { readonly kind: 'panel'; readonly head: 'square' | 'arch' })
  | { readonly kind: 'planks'; readonly count: number };

export type DesignHardwareKind = Exclude<HardwareKind, 'handle'>;

export interface Design {
  readonly id: DesignId;
  readonly name: string;
  readonly family: 'traditional' | 'half-glazed' | 'carisbrooke' | 'cottage' | 'contemporary' | 'full-glazed';
  /** 1 traditional, 2 contemporary, 3 full glazed, 4 cottage. */
  readonly hardwareGroup: 1 | 2 | 3 | 4;
  readonly hands: { readonly left: boolean; readonly right: boolean };
  /** The design whose mirror image this is: the same door, hung on the other side. */
  readonly mirrorOf?: DesignId;
  readonly minLeaf: Size;
  readonly priceFamily: string;
  readonly lights: readonly DesignLight[];
  readonly mouldings: readonly DesignMoulding[];
  /** Moulded like the panels, or slim and flat as contemporary doors have it. */
  readonly cassette: 'moulded' | 'flat';
  readonly allows: Readonly<Record<DesignHardwareKind, boolean>>;
  /** Heights above the bottom of the leaf, to the centre. */
  readonly heights: Readonly<Record<'handle' | 'letterPlate' | 'doorKnob' | 'spyhole1' | 'spyhole2' | 'knocker', Mm>>;
}

export interface Colour {
  readonly id: ColourId;
  readonly name: string;
  readonly use: 'door' | 'frame';
  readonly stockCode: string;
  readonly colourCode: string;
  /** Woodgrains and some paints have none. */
  readonly ral: string | null;
  /** What a screen shows; colours are sold by name and RAL number. */
  readonly hex: string;
  readonly finish: 'paint' | 'woodgrain' | 'pvc' | 'custom';
  readonly priceGroup: number;
  readonly externalStandard: boolean;
  readonly internalStandard: boolean;
  readonly customerStandard: boolean;
  readonly customerDefault: boolean;
  /** Frame colours only: what lies under the foil. */
  readonly base: string | null;
  readonly note: string;
}

/** A frame bar is bought wrapped in a pair of colours, outside and inside. */
export interface ColourPair {
  readonly external: ColourId;
  readonly inside: ColourId;
  readonly appendix: string;
  readonly wideCode: StockCode;
  readonly narrowCode: StockCode;
  readonly priceGroup: number;
  readonly stocked: boolean;
}

export interface GlassTheme {
  readonly id: ThemeId;
  readonly name: string;
  readonly technique: string;
  readonly priceGroup: 'A' | 'B' | 'C' | 'D' | 'E';
  readonly shapes: readonly GlassShapeId[];
  /** In order: the first is applied when the theme is chosen. */
  readonly backings: readonly BackingName[];
  readonly sizes: readonly ThemeSize[];
  /** True where a decorative leaf is sealed between two panes, which makes the unit a T24D. */
  readonly sealed: boolean;
  /** The kind of system that it is made for; absent: every kind. */
  readonly systemTypeId?: number;
}

export interface ThemeSize {
  readonly minWidth: Mm;
  readonly maxWidth: Mm;
  readonly minHeight: Mm;
  readonly maxHeight: Mm;
}

export interface Backing {
  readonly name: BackingName;
  /** 0 hides nothing, 5 hides all. */
  readonly privacy: 0 | 1 | 2 | 3 | 4 | 5;
  readonly priceGroup: string;
  readonly note: string;
  /** Its pattern runs upright and is rolled in sheets of this size; absent: it may be turned. */
  readonly sheet?: Size;
}

export interface HandleOption {
  readonly handleType: HandleType;
  /** Short name on the tile: `Lever both sides`. */
  readonly name: string;
  readonly description: string;
  readonly suites: readonly Suite[];
  readonly designGroups: readonly number[];
  readonly minLeafHeight: Mm | null;
  readonly lock: LockWorks;
  /** Locks that work with it too, if somebody asks for one. */
  readonly otherLocks?: readonly LockWorks[];
  /** Heights above the bottom of the leaf between which it lies on the outside; absent: as a lever on its plate. */
  readonly covers?: { readonly from: Mm; readonly to: Mm };
}

/** A product in general ("urn knocker"); its stock rows are the variants. */
export interface MasterStock {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** The kind of hardware that it is, where a person may choose it piece by piece. */
  readonly kind: HardwareKind | null;
  readonly handleType: HandleType | null;
  /** The option list of the door in which it stands: `letterPlate`, `cylinder`, `doorChain` … */
  readonly dropdown: string | null;
  /** A lock: how it is worked, and the leaves that its faceplate fits. */
  readonly lock?: Pick<LockRow, 'works' | 'leafFrom' | 'leafTo'>;
}

/** Door property → allowed values; every key must be present on the door with one of them. */
export type Criteria = Readonly<Record<string, readonly string[]>>;

export interface Stock {
  readonly id: number;
  readonly masterId: number;
  readonly code: StockCode;
  readonly description: string;
  readonly usage: string;
  /** Category of the factory's stock system: handles 1005, knockers 1003, letter plates 1014 … */
  readonly categoryId: number | null;
  readonly suite: Suite | null;
  readonly criteria: Criteria;
  readonly analysisCode: string;
  readonly factoryFitted: boolean;
}

/** Choosing the first brings the second along. */
export interface RelatedStock {
  readonly masterId: number;
  readonly relatedMasterId: number;
  readonly dropdown: string;
}

export interface DefaultHardware {
  readonly kind: HardwareKind;
  readonly dropdown: string;
  readonly masterId: number;
}

export interface HingeColour {
  readonly name: string;
  readonly hex: string;
  readonly stock: StockCode;
}

/** A product that the trade may add to a door as one of the extras, and where it sits there. */
export interface ExtraRow {
  readonly kind: ExtraKind;
  readonly masterId: number;
  readonly fit: ExtraFit;
  /** EN 1154: the size of a closer. */
  readonly closerSize?: number;
}

export type ExtraFit =
  /** On a face of the leaf; the place is that on a leaf with its hinges at the left, and mirrored on any other. */
  | {
      readonly at: 'face';
      readonly face: DoorFace;
      readonly leaves: 'master' | 'every';
      readonly place: PanelPlace;
      /** True where it may stand on the frame instead. */
      readonly orFrame?: true;
    }
  /** Figures in a row outside, their centre so high if nothing is in the way there. */
  | { readonly at: 'figures'; readonly centre: Mm; readonly figureHeight: Mm }
  /** Let into the edge of the leaf, where nobody sees it. */
  | { readonly at: 'edge' }
  /** Through the head of the set, or along it. */
  | { readonly at: 'head'; readonly length: 'piece' | 'width' };

export type DoorFace = 'outside' | 'inside';

export interface FrameProfileRow {
  readonly profile: FrameProfile;
  readonly code: StockCode;
  /** null: hardwood, which is neither reinforced nor welded. */
  readonly steelCode: StockCode | null;
  readonly face: Mm;
  readonly depth: Mm;
  readonly lip: Mm;
  /** From the outside edge of the frame to the root of its lip. */
  readonly rebateFloor: Mm;
  readonly barLength: Mm;
  readonly kgPerMetre: number;
  readonly steelKgPerMetre: number;
}

export interface Threshold {
  readonly code: StockCode;
  readonly name: string;
  readonly upstand: Mm;
  /** Aluminium bars stand in place of the bottom frame member. */
  readonly material: 'pvc' | 'aluminium';
  readonly opens: 'In' | 'Out' | null;
  readonly stepFree: boolean;
}

/** Stock that changes the size of the set where it is fitted. */
export interface SizeStock {
  readonly code: StockCode;
  readonly name: string;
  readonly categoryId: number;
  readonly use: 'packer' | 'threshold-packer' | 'sill' | 'coupling';
  readonly thickness1: Mm;
  /** The part that hooks into the frame and does not count. */
  readonly rebate: Mm;
  readonly positions: readonly PackerPosition[];
}

export interface StandardDimension {
  readonly dimension: 'width' | 'height';
  readonly doors: 'single' | 'double' | 'any';
  readonly from: Mm;
  readonly to: Mm;
  readonly value: Mm;
  readonly description: string;
}

export interface Limits {
  readonly min: Size;
  readonly max: Size;
}

export interface SizeLimits {
  readonly single: Limits;
  readonly double: Limits;
  readonly leaf: Limits;
  readonly slaveMinWidth: Mm;
  readonly sidelight: { readonly minWidth: Mm; readonly maxWidth: Mm; readonly maxGlassM2: number };
  readonly fanlight: { readonly minHeight: Mm; readonly maxHeight: Mm; readonly maxSingleLightWidth: Mm };
  readonly onePiece: { readonly max: Size; readonly maxM2: number };
  readonly coupled: { readonly max: Size };
  readonly leafKg: { readonly threeHinges: number; readonly fourHinges: number };
  readonly blanks: {
    readonly widths: readonly Mm[];
    readonly slaveOnlyWidths: readonly Mm[];
    readonly heights: readonly Mm[];
    readonly maxTrimPerSide: Mm;
    readonly maxTrimTop: Mm;
    readonly maxTrimBottom: Mm;
  };
}

/** The gaps and covers of the profile set, mm. */
export interface Clearances {
  readonly hinge: Mm;
  readonly lock: Mm;
  readonly top: Mm;
  readonly bottom: Mm;
  /** Astragal web and its clearance between the leaves of a double door. */
  readonly meeting: Mm;
  /** Bar centre line to the root of its lip. */
  readonly halfWeb: Mm;
  /** Glass to rebate floor, each edge of a fixed light. */
  readonly glassEdge: Mm;
  /** How much of the unit the cassette or bead hides, each edge. */
  readonly doorGlassCover: Mm;
  readonly fixedGlassCover: Mm;
  /** Site tolerance between opening and overall size, in total. */
  readonly fitting: Mm;
}

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

/** Settings and identity of a supplier. */
export interface ClientRow {
  readonly id: number;
  readonly name: string;
  readonly currency: Currency;
  readonly email: string;
  readonly homePageUrl: string;
  readonly backPageUrl: string;
  readonly logoUrl: string;
  readonly terms: LegalText;
  readonly privacy: LegalText;
  readonly ui: UiSettings;
}

export interface LegalText {
  readonly type: 'link' | 'embedded';
  /** An address, or HTML shown in a frame; '' means the default page. */
  readonly content: string;
}

export interface UiSettings {
  readonly pageTitle: string;
  readonly publicIntroText: string;
  readonly consentYesText: string;
  readonly consentNoText: string;
  /** Name of a compiled theme, or `tenant` with the colours below. */
  readonly dataTheme: string;
  readonly tenant: Readonly<Record<string, string>>;
  readonly showUnglazed: boolean;
  readonly showExtraInternalColour: boolean;
  /** The page that a log-in leads to when it comes to nothing: `/login`, `/`. */
  readonly logInErrorPath: string;
}
