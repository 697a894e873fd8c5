import { tradeNameOf } from '@door/domain/door/colours/colours-as-ordered';
import type { Colour } from '@door/domain/catalogue/rows/colour-rows';
import type { Design, GlassShapeId } from '@door/domain/catalogue/rows/design-rows';
import { isAllowedOn } from '@door/domain/door/hardware/kinds';
import { designHardwareKinds } from '@door/domain/door/model/hardware-kinds';
import type { FrameTemplate, StandardDimension } from '@door/domain/catalogue/rows/frame-rows';
import type { GlassTheme } from '@door/domain/catalogue/rows/glass-rows';
import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import type {
  WireAllowedBacking,
  WireBaseColour,
  WireColour,
  WireDesign,
  WireDesignHardware,
  WireGlassTheme,
  WirePanelAdjustment,
  WireStandardDimension,
  WireSystem,
  WireSystemColour,
  WireTemplate,
} from './wire-rows.ts';
import { pseudoThemes } from './glazing-names.ts';

export const templateToWire = (template: FrameTemplate): WireTemplate => ({
  Id: template.id,
  SystemId: template.systemId,
  Thumbnail: null,
  Props: JSON.stringify({
    frameConfig: template.frameConfig,
    displayName: template.displayName,
    doorType: template.doors,
    overallWidth: template.overall.width,
    overallHeight: template.overall.height,
    doorHeight: template.doorHeight,
    leftSideWidth: template.leftSideWidth,
    rightSideWidth: template.rightSideWidth,
  }),
});

/** What the specification calls the pieces of glass that are not plain rectangles. */
const materials: Readonly<Record<GlassShapeId, string>> = {
  10: 'Standard',
  20: 'Carisbrooke',
  30: 'Raglan',
  40: 'Carisbrooke',
  50: 'Carisbrooke',
  60: 'Carisbrooke',
};

export const designToWire = (design: Design, colours: readonly Colour[]): WireDesign => ({
  DesignId: design.id,
  DesignName: design.name,
  DesignHardwareGroupId: design.hardwareGroup,
  ImageUrl: null,
  AllowLeftHanding: design.hands.left,
  AllowRightHanding: design.hands.right,
  GlassPanels: design.lights.map((light, index) => ({
    PanelIndex: index,
    X: light.x,
    Y: light.y,
    Width: light.width,
    Height: light.height,
    ShapeId: light.shape,
    Material: materials[light.shape],
  })),
  Colours: colours.filter(({ use }) => use === 'door').map(({ name }) => ({ ColourName: name, ImageUrl: null })),
});

export const designHardwareToWire = (design: Design): readonly WireDesignHardware[] =>
  designHardwareKinds.map((kind) => ({
    DesignId: design.id,
    DesignName: design.name,
    HardwareType: kind,
    CncName: kind,
    AllowOnDesign: isAllowedOn(design, kind),
  }));

/** Panes that stand turned in the leaf; all others need no adjustment. */
export const panelAdjustmentsToWire = (design: Design): readonly WirePanelAdjustment[] =>
  design.lights.flatMap(({ turn }, index) =>
    turn === 0
      ? []
      : [{ PanelIndex: index, X: 0, Y: 0, Width: 0, Height: 0, Rotate: turn, ColourId: null, DesignId: design.id }],
  );

/** The base materials under the foils, numbered in the order in which the colours first name them. */
export const baseColoursToWire = ({ colours }: CatalogueRows): readonly WireBaseColour[] =>
  basesOf(colours).map((Name, index) => ({ Id: index + 1, Name }));

const basesOf = (colours: readonly Colour[]): readonly string[] => [
  ...new Set(colours.flatMap(({ base }) => (base === null ? [] : [base]))),
];

const baseColourId = ({ base }: Colour, colours: readonly Colour[]): number | null =>
  base === null ? null : basesOf(colours).indexOf(base) + 1;

export const coloursToWire = ({ colours }: CatalogueRows): readonly WireColour[] =>
  colours.map((colour) => ({
    Id: colour.id,
    Name: tradeNameOf(colour),
    StockCode: colour.stockCode,
    ColourCode: colour.colourCode,
    RalCode: colour.ral,
    HexRgb: colour.hex,
    BaseColourId: baseColourId(colour, colours),
    LiniarStockCode: colour.use === 'frame' ? colour.stockCode : null,
    CustomerDefault: colour.customerDefault,
    CustomerStandard: colour.customerStandard,
    ExternalStandardColour: colour.externalStandard,
    InternalStandardColour: colour.internalStandard,
  }));

/** A supplier's frame systems share one range of colour pairs; each pair is listed for each system type. */
export const systemColoursToWire = ({ systems, colourPairs, colours }: CatalogueRows): readonly WireSystemColour[] =>
  systemTypesOf(systems)
    .flatMap((type) => colourPairs.map((pair) => ({ type, pair })))
    .map(({ type, pair }, index) => {
      const outside = colours.find(({ id }) => id === pair.external);
      const inside = colours.find(({ id }) => id === pair.inside);
      return {
        Id: index + 1,
        SystemTypeId: type,
        BaseColourId: outside ? baseColourId(outside, colours) : null,
        InsideColourId: pair.inside,
        ExternalColourId: pair.external,
        StockAppendix: pair.appendix,
        Description: `${outside?.name ?? ''} outside, ${inside?.name ?? ''} inside`,
        LiniarWfoCode: pair.wideCode,
        LiniarNfoCode: pair.narrowCode,
        ColourPriceGroupId: pair.priceGroup,
      };
    });

const systemTypesOf = (systems: CatalogueRows['systems']): readonly number[] => [
  ...new Set(systems.map(({ typeId }) => typeId)),
];

/** One row for each size and shape in which a theme is made, and the rows Clear and Unglazed. */
export const glassThemesToWire = ({ systems, themes }: CatalogueRows): readonly WireGlassTheme[] =>
  systemTypesOf(systems).flatMap((type) => [
    ...themes.filter(({ systemTypeId = type }) => systemTypeId === type).flatMap((theme) => themeRows(theme, type)),
    pseudoTheme(pseudoThemes.clear, type),
    pseudoTheme(pseudoThemes.unglazed, type),
  ]);

const themeRows = (theme: GlassTheme, SystemTypeId: number): readonly WireGlassTheme[] =>
  theme.shapes.flatMap((ShapeId) =>
    theme.sizes.map((size) => ({
      Id: theme.id,
      Name: theme.name,
      ImageUrl: null,
      ShapeId,
      MinWidth: size.minWidth,
      MaxWidth: size.maxWidth,
      MinHeight: size.minHeight,
      MaxHeight: size.maxHeight,
      GlassThemePriceGroup: theme.priceGroup,
      SystemTypeId,
    })),
  );

const pseudoTheme = (Name: string, SystemTypeId: number): WireGlassTheme => ({
  Id: 0,
  Name,
  ImageUrl: null,
  ShapeId: null,
  MinWidth: 1,
  MaxWidth: 6000,
  MinHeight: 1,
  MaxHeight: 6000,
  GlassThemePriceGroup: '',
  SystemTypeId,
});

export const allowedBackingsToWire = ({ themes }: CatalogueRows): readonly WireAllowedBacking[] =>
  themes.flatMap(({ name, backings }) =>
    backings.map((backing) => ({ GlassThemeName: name, BackingGlassName: backing })),
  );

export const systemsToWire = ({ systems }: Pick<CatalogueRows, 'systems'>): readonly WireSystem[] =>
  systems.map(({ id, name, typeId }) => ({ SystemId: id, System: name, SystemTypeId: typeId }));

export const standardDimensionsToWire = (rows: readonly StandardDimension[]): readonly WireStandardDimension[] =>
  rows.map((row) => ({
    Dimension: row.dimension,
    RangeFrom: row.from,
    RangeTo: row.to,
    Value: row.value,
    Description: row.description,
  }));
