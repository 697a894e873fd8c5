import type { Mm, Size } from '../../lib/mm.ts';
import type { ColourId, DesignId, StockCode, SystemId, TemplateId } from './ids.ts';
import type { BuildPlace, JobType, SlabThickness, ThresholdLayout } from './build-choices.ts';
import type { HardwareKind } from './hardware-kinds.ts';
import type { ExtraKind } from './extra-kinds.ts';
import type { GlazedFramePartKind, PanePlace } from './parts.ts';
import type {
  BackingName,
  CloserPosition,
  FrameFinish,
  FrameProfile,
  Glazing,
  Hand,
  HandleType,
  HeightMode,
  HouseNumberPlace,
  LeafSpot,
  PackerPosition,
  RalNumber,
  Spyhole,
  Suite,
} from './door-values.ts';
import type { Item } from './item.ts';

/** Everything that a person can do to an item, as `topic.verb`. */
export type Action =
  | { readonly type: 'frame.choose'; readonly templateId: TemplateId }
  | { readonly type: 'frame.chooseOpening'; readonly opens: Item['opens'] }
  | { readonly type: 'design.choose'; readonly designId: DesignId }
  | { readonly type: 'hand.choose'; readonly hand: Hand }
  | { readonly type: 'colour.chooseDoor'; readonly colourId: ColourId }
  | { readonly type: 'colour.chooseRal'; readonly ral: RalNumber | null }
  | { readonly type: 'colour.sameInternal'; readonly on: boolean }
  | { readonly type: 'colour.chooseFrameExternal'; readonly finish: FrameFinish }
  | { readonly type: 'colour.chooseFrameInternal'; readonly finish: FrameFinish }
  | { readonly type: 'glass.chooseForDoor'; readonly glazing: Glazing }
  | { readonly type: 'glass.chooseBacking'; readonly backing: BackingName }
  | { readonly type: 'glass.differentFrame'; readonly on: boolean }
  | { readonly type: 'glass.chooseForFrame'; readonly glazing: Glazing }
  | { readonly type: 'glass.chooseForPane'; readonly pane: GlazedFramePartKind; readonly glazing: Glazing }
  | { readonly type: 'glass.choosePaneBacking'; readonly pane: PanePlace; readonly backing: BackingName }
  /** The number that a house-number glass shows; '' takes it away. */
  | { readonly type: 'glass.chooseHouseNumber'; readonly houseNumber: string }
  /** null: in the usual pane. */
  | { readonly type: 'glass.placeHouseNumber'; readonly at: HouseNumberPlace | null }
  | { readonly type: 'hardware.chooseHandleType'; readonly handleType: HandleType }
  | { readonly type: 'hardware.chooseSuite'; readonly suite: Suite }
  | { readonly type: 'hardware.choose'; readonly kind: HardwareKind; readonly stock: StockCode | null }
  /** null: at the usual height of the design. */
  | { readonly type: 'hardware.placeLetterPlate'; readonly height: Mm | null }
  | { readonly type: 'hardware.chooseHingeColour'; readonly colour: string }
  | { readonly type: 'hardware.clearAll' }
  | { readonly type: 'extra.choose'; readonly kind: ExtraKind; readonly stock: StockCode | null }
  | { readonly type: 'extra.placeCloser'; readonly position: CloserPosition }
  | { readonly type: 'extra.placeNumerals'; readonly at: LeafSpot | null }
  | { readonly type: 'extra.placeSpyhole'; readonly spyhole: Spyhole; readonly height: Mm | null }
  | { readonly type: 'build.nameJob'; readonly numerals: string; readonly address: string }
  | { readonly type: 'build.chooseJobType'; readonly jobType: JobType }
  | { readonly type: 'build.chooseSystem'; readonly systemId: SystemId }
  | { readonly type: 'build.chooseProfile'; readonly profile: FrameProfile }
  | { readonly type: 'build.chooseThresholdLayout'; readonly layout: ThresholdLayout }
  | { readonly type: 'build.chooseCoupling'; readonly joint: GlazedFramePartKind; readonly stock: StockCode }
  | { readonly type: 'build.chooseSlab'; readonly slab: SlabThickness }
  | { readonly type: 'build.chooseStock'; readonly place: BuildPlace; readonly stock: StockCode | null }
  | { readonly type: 'build.secure'; readonly on: boolean }
  | { readonly type: 'build.sealAgainstSmoke'; readonly on: boolean }
  | { readonly type: 'build.laminate'; readonly on: boolean }
  | { readonly type: 'size.changeOverall'; readonly overall: Size }
  | { readonly type: 'size.changeSides'; readonly left: Mm; readonly right: Mm }
  | { readonly type: 'size.changeDoorHeight'; readonly doorHeight: Mm }
  | { readonly type: 'size.changeMasterWidth'; readonly masterWidth: Mm | null }
  | { readonly type: 'size.changeHeightMode'; readonly mode: HeightMode }
  /** The sizes in which the frame style comes, in place of what was typed for it. */
  | { readonly type: 'size.useUsual' }
  | { readonly type: 'size.choosePacker'; readonly position: PackerPosition; readonly stock: StockCode | null }
  | { readonly type: 'size.chooseSill'; readonly stock: StockCode | null }
  | { readonly type: 'size.chooseThreshold'; readonly stock: StockCode };

export type ActionType = Action['type'];
/** What only the trade does. */
export type TradeAction = Extract<Action, { readonly type: `extra.${string}` | `build.${string}` }>;
/** What a visitor does too. */
export type VisitorAction = Exclude<Action, TradeAction>;

/** Whether a visitor may do this: it is not of the trade. */
export const isVisitorAction = (action: Action): action is VisitorAction => !/^(?:extra|build)\./.test(action.type);

export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** What else must happen after a choice. The server runs every effect; the page runs only `notify`. */
export type Effect =
  | { readonly type: 'notify'; readonly message: string }
  | { readonly type: 'removeStockFor'; readonly dropdowns: readonly string[] };

export interface Configured {
  readonly item: Item;
  readonly effects: readonly Effect[];
}
