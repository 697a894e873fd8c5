import type { HouseWall } from './walls.ts';
import type { HardwareKind } from '../../door/model/hardware-kinds.ts';
import type { ColourId, DesignId, StockCode, TemplateId } from '../../door/model/ids.ts';
import type {
  BackingName,
  FrameFinish,
  Glazing,
  Hand,
  HandleType,
  RalNumber,
  Suite,
} from '../../door/model/door-values.ts';
import type { Item } from '../../door/model/item.ts';
import type { Mm, Size } from '../../lib/mm.ts';
import type { GlazedFramePartKind } from '../../door/model/parts.ts';

/** What visitors may begin with besides a bare frame. Nothing that is stored names these rows. */
interface GalleryLists {
  /** In the order in which they are shown. */
  readonly finishedDoors: readonly FinishedDoor[];
  readonly houseStyles: readonly HouseStyle[];
}

export interface GalleryRows extends GalleryLists {
  /** What is not shown any more. */
  readonly retired?: Partial<GalleryLists>;
}

export const emptyGallery: GalleryRows = { finishedDoors: [], houseStyles: [] };

/** The choices that a door is made by. An absent one is as a new door of that frame and design has it. */
export interface DoorChoices {
  readonly templateId: TemplateId;
  readonly designId: DesignId;
  /** Absent: the frame's own. */
  readonly overall?: Size;
  readonly sides?: { readonly left: Mm; readonly right: Mm };
  readonly doorHeight?: Mm;
  readonly hand?: Hand;
  readonly opens?: Item['opens'];
  readonly doorColour: ColourId;
  readonly ral?: RalNumber;
  /** The door's colour inside too. */
  readonly sameInternal?: true;
  readonly frameExternal?: FrameFinish;
  readonly frameInternal?: FrameFinish;
  readonly doorGlass?: Glazing;
  readonly backing?: BackingName;
  /** Absent: as the door's. */
  readonly frameGlass?: Glazing;
  /** Of the sidelights and the fanlight that have another glass than the frame. */
  readonly paneGlass?: Readonly<Partial<Record<GlazedFramePartKind, Glazing>>>;
  /** Of the panes that have another backing. */
  readonly paneBackings?: Readonly<Partial<Record<GlazedFramePartKind, BackingName>>>;
  /** null: all hardware was turned off. */
  readonly handleType?: HandleType | null;
  readonly suite?: Suite;
  /** null: the door has none of the kind. */
  readonly pieces?: Readonly<Partial<Record<HardwareKind, StockCode | null>>>;
  /** Absent: as high as the design has it. */
  readonly letterPlateHeight?: Mm;
  readonly hingeColour?: string;
}

/** A door that somebody has designed to its end: a visitor may begin with it. */
export interface FinishedDoor extends DoorChoices {
  readonly id: number;
  readonly name: string;
  /** The house that it is shown on. */
  readonly wall: HouseWall;
}

/** A kind of house, and what suits it. */
export interface HouseStyle {
  readonly id: number;
  readonly name: string;
  /** The house that stands for it. */
  readonly wall: HouseWall;
  /** The most typical first. */
  readonly designs: readonly DesignId[];
  readonly colours: readonly ColourId[];
}
