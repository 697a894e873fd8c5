import type { PriceDisplay, PromiseDisplay, UiSettings } from '@door/domain/catalogue/rows/client-rows';

/** The catalogue's rows as the specification spells them. Pictures are drawn by the page, so `ImageUrl` is null. */

export interface WireTemplate {
  readonly Id: string;
  readonly SystemId: number;
  readonly Thumbnail: string | null;
  /** JSON text with frameConfig, displayName and the sizes that a new item starts with. */
  readonly Props: string;
}

export interface WireDesign {
  readonly DesignId: number;
  readonly DesignName: string;
  readonly DesignHardwareGroupId: number;
  readonly ImageUrl: string | null;
  readonly AllowLeftHanding: boolean;
  readonly AllowRightHanding: boolean;
  readonly GlassPanels: readonly WireGlassPanel[];
  readonly Colours: readonly WireDesignColour[];
}

/** Formulas in w and h, the leaf's width and height. */
export interface WireGlassPanel {
  readonly PanelIndex: number;
  readonly X: string;
  readonly Y: string;
  readonly Width: string;
  readonly Height: string;
  readonly ShapeId: number;
  readonly Material: string;
}

export interface WireDesignColour {
  readonly ColourName: string;
  readonly ImageUrl: string | null;
}

export interface WirePanelAdjustment {
  readonly PanelIndex: number;
  readonly X: number;
  readonly Y: number;
  readonly Width: number;
  readonly Height: number;
  readonly Rotate: number;
  readonly ColourId: number | null;
  readonly DesignId: number;
}

export interface WireDesignHardware {
  readonly DesignId: number;
  readonly DesignName: string;
  readonly HardwareType: string;
  readonly CncName: string;
  readonly AllowOnDesign: boolean;
}

export interface WireColour {
  readonly Id: number;
  readonly Name: string;
  readonly StockCode: string;
  readonly ColourCode: string;
  readonly RalCode: string | null;
  readonly HexRgb: string;
  readonly BaseColourId: number | null;
  readonly LiniarStockCode: string | null;
  readonly CustomerDefault: boolean;
  readonly CustomerStandard: boolean;
  readonly ExternalStandardColour: boolean;
  readonly InternalStandardColour: boolean;
}

export interface WireBaseColour {
  readonly Id: number;
  readonly Name: string;
}

export interface WireSystemColour {
  readonly Id: number;
  readonly SystemTypeId: number;
  readonly BaseColourId: number | null;
  readonly InsideColourId: number;
  readonly ExternalColourId: number;
  readonly StockAppendix: string;
  readonly Description: string;
  readonly LiniarWfoCode: string;
  readonly LiniarNfoCode: string;
  readonly ColourPriceGroupId: number;
}

export interface WireGlassTheme {
  readonly Id: number;
  readonly Name: string;
  readonly ImageUrl: string | null;
  /** null stands for the standard shape, as 10 does. */
  readonly ShapeId: number | null;
  readonly MinWidth: number;
  readonly MaxWidth: number;
  readonly MinHeight: number;
  readonly MaxHeight: number;
  readonly GlassThemePriceGroup: string;
  readonly SystemTypeId: number;
}

export interface WireAllowedBacking {
  readonly GlassThemeName: string;
  readonly BackingGlassName: string;
}

export interface WireSystem {
  readonly SystemId: number;
  readonly System: string;
  readonly SystemTypeId: number;
}

export interface WireStandardDimension {
  readonly Dimension: 'width' | 'height';
  readonly RangeFrom: number;
  readonly RangeTo: number;
  readonly Value: number;
  readonly Description: string;
}

export interface WireProductionWeek {
  /** ISO year and week in four digits: `2647`. */
  readonly Id: string;
  readonly Name: string;
  readonly StartsOn: string;
  readonly EndsOn: string;
}

export interface WireTheme {
  readonly ClientId: number;
  readonly Currency: 'EUR' | 'GBP';
  readonly HomePageURL: string;
  readonly BackPageURL: string;
  readonly LogoUrl: string;
  readonly TermsAndConditionsType: 'link' | 'embedded';
  readonly TermsAndConditionsContent: string;
  readonly PrivacyPolicyType: 'link' | 'embedded';
  readonly PrivacyPolicyContent: string;
  /** JSON text of `WireUiSettings`. */
  readonly UiSettings: string;
  /** Not in the specification, and absent where visitors see no price. */
  readonly PriceDisplay?: Exclude<PriceDisplay, 'hidden'>;
  /** The same where they see no date. */
  readonly PromiseDisplay?: Exclude<PromiseDisplay, 'hidden'>;
}

/** What a page is given. */
export interface WireShownTheme extends WireTheme {
  /** Not in the specification: of the settings, by which an enquiry says what its page showed. */
  readonly SettingsVersion: number;
}

export interface WireUiSettings extends Omit<UiSettings, 'publicIntroText'> {
  /** The specification spells it so. */
  readonly publicIntoText: string;
}

export interface WireCompany {
  readonly ClientId: number;
  readonly Name: string;
  readonly Email: string;
  readonly Phone: string;
  /** Of several lines. */
  readonly Address: string;
  readonly HomePageURL: string;
  readonly LogoUrl: string;
}
