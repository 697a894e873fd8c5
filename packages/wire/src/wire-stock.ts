/** Stock and hardware rows as the specification spells them. */

export interface WireStock {
  readonly Id: number;
  readonly UsageDescription: string;
  readonly StockDescription: string;
  readonly ImgUrl: string | null;
  readonly WinSysStockCode: string;
  readonly WinSysStockCategoryId: number | null;
  readonly MasterStockId: number;
  readonly HardwareType: string | null;
  /** JSON text: door property → allowed values. */
  readonly Criteria: string;
  readonly AnalysisCode: string;
  readonly FactoryFitted: boolean;
}

/** A product that doors of a system may have. */
export interface WireAddOnFilter {
  readonly SystemId: number;
  readonly MasterStockId: number;
}

export interface WireHandleLookup {
  readonly MasterStockId: number;
  readonly HandleType: string;
}

export interface WireHandleOption {
  readonly HandleType: string;
  readonly Description: string;
  readonly MasterStock: WireMasterStock;
  /** Comma list. */
  readonly AllowedHardwareSuites: string;
}

export interface WireMasterStock {
  readonly Id: number;
  readonly StockDescription: string;
  readonly WinSysStockCode: string;
  readonly HardwareType: string | null;
}

export interface WireDefaultHardware {
  readonly CncName: string;
  readonly DropDown: string;
  readonly MasterStockId: number;
  /** The variant in the asked finish; null where that finish is not made. */
  readonly WinSysStockCode: string | null;
}

export interface WireRelatedStock {
  readonly RelatedStockId: number;
  readonly ForDropDown: string;
}
