/** An item as the specification spells it. Dates are ISO 8601; `Props`, `FrameParts` and `Mullions` are JSON text. */
export interface WireItem {
  readonly Id: string;
  readonly SystemId: number;
  readonly TemplateId: string;
  readonly DesignId: number;
  readonly Type: 'door' | 'double door';
  readonly Currency: 'EUR' | 'GBP';
  readonly Numerals: string;
  readonly Address: string;
  readonly LastUpdated: string;
  readonly BomUpdated: string | null;
  readonly Props: string;
  /** What persons chose of the door, as JSON text; all else follows from it. Absent from a program that knows only the door itself. */
  readonly Choices: string;
  readonly ItemSubAssembly: readonly WireSubAssembly[];
  readonly ItemSashPanel: readonly WireSashPanel[];
  readonly ItemHardware: readonly WireHardware[];
  readonly ExternalFrameColourCode: string;
  readonly InternalFrameColourCode: string;
  readonly ExternalSashColourCode: string;
  readonly InternalSashColourCode: string;
  readonly SameInternalSashColour: boolean;
  readonly DifferentFrameGlassTheme: boolean;
  readonly SashGlassTheme: string;
  readonly FrameGlassTheme: string;
  readonly externalFramePremiumColourSelected: WireFlag;
  readonly internalFramePremiumColourSelected: WireFlag;
  readonly externalExtraSelected: boolean;
  readonly internalExtraSelected: boolean;
}

/** The specification writes a few flags as words. */
export type WireFlag = 'true' | 'false';

export interface WireSubAssembly {
  readonly Id: string;
  /** The item whose set this part belongs to. */
  readonly FrameId: string;
  readonly SubAssemblyType: string;
  readonly Width: number;
  readonly Height: number;
  /** JSON text: the bars of this part, as `FramePartsParsed` shows them. */
  readonly FrameParts: string;
  readonly FramePartsParsed: readonly WireBar[];
  /** JSON text: centre lines of the mullions, mm from the left outer edge. */
  readonly Mullions: string;
  readonly Props: string;
  readonly glassTheme: string;
  readonly glassThemePriceGroup: string;
  readonly backingGlass: string;
}

export interface WireBar {
  readonly Type: 'mullion' | 'transom';
  readonly Position: number;
}

/** One leaf: the panel that is cut out of a slab. */
export interface WireSashPanel {
  readonly Sash: 'single' | 'master' | 'slave';
  readonly DesignId: number;
  readonly Width: number;
  readonly Height: number;
}

export interface WireHardware {
  readonly CncName: string;
  readonly On: boolean;
}
