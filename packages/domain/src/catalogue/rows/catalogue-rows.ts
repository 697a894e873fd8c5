import type { Colour, ColourPair, Paint } from './colour-rows.ts';
import type { Design } from './design-rows.ts';
import type { FrameProfileRow, FrameTemplate, SizeStock, StandardDimension, System, Threshold } from './frame-rows.ts';
import type { Backing, GlassTheme } from './glass-rows.ts';
import type { Clearances, SizeLimits } from './limit-rows.ts';
import type {
  DefaultHardware,
  ExtraRow,
  HandleOption,
  HingeColour,
  MasterStock,
  RelatedStock,
  Stock,
} from './stock-rows.ts';
import type { LeafWeights } from './production-rows.ts';

/** The lists of a catalogue. Their rows are retired when they are not sold any more, never deleted. */
export interface SoldRows {
  readonly systems: readonly System[];
  readonly templates: readonly FrameTemplate[];
  readonly designs: readonly Design[];
  readonly colours: readonly Colour[];
  readonly colourPairs: readonly ColourPair[];
  /** What a door in a custom colour can be sprayed in. */
  readonly paints: readonly Paint[];
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
}

/** All that a supplier sells, as plain rows: what the page needs to draw, offer and explain a door. Prices are not among them. */
export interface CatalogueRows extends SoldRows {
  readonly limits: SizeLimits;
  readonly clearances: Clearances;
  readonly weights: LeafWeights;
  /** What is not sold any more, by list. A door that was made with it still finds it. */
  readonly retired?: Partial<SoldRows>;
}

/** Every row that a door may have: `retired` ones stand behind those that are sold, in the same lists. */
export type AllRows = Omit<CatalogueRows, 'retired'>;
