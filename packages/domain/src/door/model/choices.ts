import type { Mm, Size } from '../../lib/mm.ts';
import type { JobType, SlabThickness, ThresholdLayout, TrimPlace } from './build-choices.ts';
import type { ExtraKind } from './extra-kinds.ts';
import type { HardwareKind } from './hardware-kinds.ts';
import type { ColourId, DesignId, StockCode, SystemId, TemplateId } from './ids.ts';
import type {
  CloserPosition,
  FrameFinish,
  FrameProfile,
  Glazing,
  Hand,
  HandleType,
  HeightMode,
  HouseNumberPlace,
  LeafSpot,
  Opening,
  PackerPosition,
  PartBacking,
  RalNumber,
  Spyhole,
  Suite,
} from './door-values.ts';
import type { GlazedFramePartKind } from './parts.ts';
import type { SlavePlace } from './slave-pieces.ts';

type Some<Key extends string, Value> = Readonly<Partial<Record<Key, Value>>>;

/**
 * What persons chose of a door. Nobody chose what is absent: it follows from the rest and from the catalogue, and so it follows a later
 * change of a default. What this door cannot have sleeps here, and is on the door again as soon as it can have it.
 */
export interface Choices {
  /** Every door begins with a frame. */
  readonly templateId: TemplateId;
  readonly systemId?: SystemId;
  /** By the frame style for which they were typed, because each style comes in its own sizes. */
  readonly sizes?: Some<TemplateId, TypedSizes>;
  readonly heightMode?: HeightMode;
  readonly packers?: Some<PackerPosition, StockCode>;
  /** null: none, where the frame style has one. */
  readonly sill?: StockCode | null;
  readonly threshold?: StockCode;
  readonly thresholdLayout?: ThresholdLayout;
  readonly couplings?: Some<GlazedFramePartKind, StockCode>;
  readonly profile?: FrameProfile;
  readonly opens?: Opening;
  readonly designId?: DesignId;
  readonly hand?: Hand;
  readonly houseNumber?: string;
  readonly doorColour?: ColourId;
  readonly customRal?: RalNumber;
  readonly sameInternal?: boolean;
  /** Of a leaf that is inside neither as outside nor as its frame: no tile offers that, but a whole item may bring it. */
  readonly internalColour?: ColourId;
  readonly frameExternal?: FrameFinish;
  readonly frameInternal?: FrameFinish;
  readonly doorGlass?: Glazing;
  /** Whether sidelights and fanlight have another glass than the door. */
  readonly ownFrameGlass?: boolean;
  readonly frameGlass?: Glazing;
  readonly paneGlass?: Some<GlazedFramePartKind, Glazing>;
  /** By pane and glass (`backedGlass`), because a glass comes with its own backing. */
  readonly backings?: Readonly<Record<string, PartBacking>>;
  readonly houseNumberAt?: HouseNumberPlace;
  /** By the chosen design, because a new design resets the handle; `''` while nobody chose one. null: all hardware was turned off. */
  readonly handles?: Readonly<Record<string, HandleType | null>>;
  readonly suite?: Suite;
  /** The products, each by its stock in the finish of that moment; null: none. */
  readonly pieces?: Some<HardwareKind, StockCode | null>;
  readonly letterPlateHeight?: Mm;
  readonly hingeColour?: string;
  readonly extras?: Some<ExtraKind, StockCode>;
  readonly closerPosition?: CloserPosition;
  readonly numeralsAt?: LeafSpot;
  readonly spyholeHeights?: Some<Spyhole, Mm>;
  readonly slab?: SlabThickness;
  readonly cylinder?: StockCode;
  readonly laminated?: boolean;
  readonly lock?: StockCode;
  readonly escutcheon?: StockCode;
  readonly bareSlave?: boolean;
  readonly slave?: Some<SlavePlace, StockCode>;
  readonly jobType?: JobType;
  readonly securedByDesign?: boolean;
  readonly smokeSeals?: boolean;
  readonly trims?: Some<TrimPlace, StockCode>;
}

/** What only the trade chooses; a visitor never sees it. */
const tradeProperties: readonly (keyof Choices)[] = [
  'systemId',
  'profile',
  'thresholdLayout',
  'couplings',
  'slab',
  'cylinder',
  'laminated',
  'lock',
  'escutcheon',
  'bareSlave',
  'slave',
  'jobType',
  'securedByDesign',
  'smokeSeals',
  'trims',
  'extras',
  'closerPosition',
  'numeralsAt',
  'spyholeHeights',
];

export const tradeChoicesOf = (choices: Choices) =>
  Object.fromEntries(tradeProperties.map((property) => [property, choices[property]]));

/** What was typed of the sizes of a set. */
export interface TypedSizes {
  readonly overall?: { readonly size: Size; readonly mode: HeightMode };
  /** The sidelights, and the width of the set between its packers (mm) at which they were typed: they share what is more or less. */
  readonly sides?: { readonly left: Mm; readonly right: Mm; readonly at: Mm };
  /** Of the door under a fanlight. */
  readonly doorHeight?: Mm;
  readonly masterWidth?: Mm;
}

/** Choices to be made, and (undefined) to be taken back. */
export type NewChoices = { readonly [Property in keyof Choices]?: Choices[Property] | undefined };

/** The choices with others made or taken back. What nobody chose leaves no entry, so that equal choices are equal data. */
export function choosing(choices: Choices, changes: NewChoices): Choices {
  const entries = Object.entries({ ...choices, ...changes }).filter(
    ([, value]) => value !== undefined && !isNothing(value),
  );
  // Every entry is one of a property with a value of its type, and the frame style is never taken back.
  return Object.fromEntries(entries) as unknown as Choices;
}

const isNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** One entry of a choice that is a record, made or (undefined) taken back. */
export function withEntry<Key extends string, Value>(
  record: Some<Key, Value> | undefined,
  key: Key,
  value: NoInfer<Value> | undefined,
): Some<Key, Value> {
  const others = Object.entries(record ?? {}).filter(([name]) => name !== key);
  // Every entry has a key and a value of the record's type.
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]) as Some<Key, Value>;
}
