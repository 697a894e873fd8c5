import type { Mm, Size } from '../measure/mm.ts';
import type { ColourId, DesignId, StockCode, TemplateId } from './ids.ts';
import type {
  BackingName,
  CloserPosition,
  ExtraKind,
  FrameFinish,
  Glazing,
  Hand,
  HandleType,
  HardwareKind,
  HeightMode,
  Item,
  LeafSpot,
  PackerPosition,
  Suite,
} from './item.ts';

/** Everything that a person can do to an item, as `topic.verb`. */
export type Action =
  | { readonly type: 'frame.choose'; readonly templateId: TemplateId }
  | { readonly type: 'design.choose'; readonly designId: DesignId }
  | { readonly type: 'hand.choose'; readonly hand: Hand }
  | { readonly type: 'colour.chooseDoor'; readonly colourId: ColourId }
  | { readonly type: 'colour.sameInternal'; readonly on: boolean }
  | { readonly type: 'colour.chooseFrameExternal'; readonly finish: FrameFinish }
  | { readonly type: 'colour.chooseFrameInternal'; readonly finish: FrameFinish }
  | { readonly type: 'glass.chooseForDoor'; readonly glazing: Glazing }
  | { readonly type: 'glass.chooseBacking'; readonly backing: BackingName }
  | { readonly type: 'glass.differentFrame'; readonly on: boolean }
  | { readonly type: 'glass.chooseForFrame'; readonly glazing: Glazing }
  | { readonly type: 'hardware.visit' }
  | { readonly type: 'hardware.chooseHandleType'; readonly handleType: HandleType }
  | { readonly type: 'hardware.chooseSuite'; readonly suite: Suite }
  | { readonly type: 'hardware.choose'; readonly kind: HardwareKind; readonly stock: StockCode | null }
  | { readonly type: 'hardware.chooseHingeColour'; readonly colour: string }
  | { readonly type: 'hardware.clearAll' }
  | { readonly type: 'extra.choose'; readonly kind: ExtraKind; readonly stock: StockCode | null }
  | { readonly type: 'extra.placeCloser'; readonly position: CloserPosition }
  | { readonly type: 'extra.placeNumerals'; readonly at: LeafSpot | null }
  | { readonly type: 'size.changeOverall'; readonly overall: Size }
  | { readonly type: 'size.changeSides'; readonly left: Mm; readonly right: Mm }
  | { readonly type: 'size.changeDoorHeight'; readonly doorHeight: Mm }
  | { readonly type: 'size.changeMasterWidth'; readonly masterWidth: Mm | null }
  | { readonly type: 'size.changeHeightMode'; readonly mode: HeightMode }
  | { readonly type: 'size.choosePacker'; readonly position: PackerPosition; readonly stock: StockCode | null }
  | { readonly type: 'size.chooseSill'; readonly stock: StockCode | null }
  | { readonly type: 'size.chooseThreshold'; readonly stock: StockCode };

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** What must happen beside the item itself. The server carries all of it out, the page only `notify`. */
export type Effect =
  | { readonly type: 'notify'; readonly message: string }
  | { readonly type: 'removeStockFor'; readonly dropdowns: readonly string[] };

export interface Configured {
  readonly item: Item;
  readonly effects: readonly Effect[];
}
