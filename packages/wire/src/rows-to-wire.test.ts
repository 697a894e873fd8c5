import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { defaultSaleSettings } from '@door/domain/settings/new-client';
import type { DesignLight } from '@door/domain/catalogue/rows/design-rows';
import { aCatalogue } from '@door/domain/testing/a-catalogue';
import { describe, expect, test } from 'vitest';
import {
  allowedBackingsToWire,
  baseColoursToWire,
  coloursToWire,
  designHardwareToWire,
  designToWire,
  glassThemesToWire,
  panelAdjustmentsToWire,
  standardDimensionsToWire,
  systemColoursToWire,
  systemsToWire,
  templateToWire,
} from './catalogue-to-wire.ts';
import { themeToWire } from './client-to-wire.ts';
import { productionWeeks } from './production-weeks.ts';
import {
  addOnFiltersToWire,
  allStockToWire,
  defaultHandleToWire,
  defaultHardwareToWire,
  designGroupStockToWire,
  handleLookupToWire,
  relatedStockToWire,
} from './stock-to-wire.ts';

const { rows } = aCatalogue();
const fieldsOf = (list: readonly object[]) => Object.keys(list[0] ?? {}).join(' ');
const lit = rows.designs.filter(({ lights }) => lights.length > 0);
const foiled = { ...rows, colours: rows.colours.map((colour, index) => ({ ...colour, base: `Base ${index % 2}` })) };
const withLights = (change: Partial<DesignLight>) =>
  lit.map((design) => ({ ...design, lights: design.lights.map((light) => ({ ...light, ...change })) }));

describe('rows carry the fields of the specification', () => {
  test.each([
    ['frame template', rows.templates.map(templateToWire), 'Id SystemId Thumbnail Props'],
    [
      'design',
      rows.designs.map((design) => designToWire(design, rows.colours)),
      'DesignId DesignName DesignHardwareGroupId ImageUrl AllowLeftHanding AllowRightHanding GlassPanels Colours',
    ],
    [
      'glass panel',
      lit.flatMap((design) => designToWire(design, rows.colours).GlassPanels),
      'PanelIndex X Y Width Height ShapeId Material',
    ],
    [
      'panel adjustment',
      withLights({ turn: 45 }).flatMap(panelAdjustmentsToWire),
      'PanelIndex X Y Width Height Rotate ColourId DesignId',
    ],
    ['colour of a design', lit.flatMap((design) => designToWire(design, rows.colours).Colours), 'ColourName ImageUrl'],
    ['base colour', baseColoursToWire(foiled), 'Id Name'],
    [
      'design hardware',
      rows.designs.flatMap(designHardwareToWire),
      'DesignId DesignName HardwareType CncName AllowOnDesign',
    ],
    [
      'colour',
      coloursToWire(rows),
      'Id Name StockCode ColourCode RalCode HexRgb BaseColourId LiniarStockCode CustomerDefault CustomerStandard ExternalStandardColour InternalStandardColour',
    ],
    [
      'system colour',
      systemColoursToWire(rows),
      'Id SystemTypeId BaseColourId InsideColourId ExternalColourId StockAppendix Description LiniarWfoCode LiniarNfoCode ColourPriceGroupId',
    ],
    [
      'glass theme',
      glassThemesToWire(rows),
      'Id Name ImageUrl ShapeId MinWidth MaxWidth MinHeight MaxHeight GlassThemePriceGroup SystemTypeId',
    ],
    ['allowed backing glass', allowedBackingsToWire(rows), 'GlassThemeName BackingGlassName'],
    ['system', systemsToWire(rows), 'SystemId System SystemTypeId'],
    [
      'standard dimension',
      standardDimensionsToWire(rows.standardDimensions),
      'Dimension RangeFrom RangeTo Value Description',
    ],
    [
      'stock',
      allStockToWire(rows),
      'Id UsageDescription StockDescription ImgUrl WinSysStockCode WinSysStockCategoryId MasterStockId HardwareType Criteria AnalysisCode FactoryFitted',
    ],
    ['add-on filter', addOnFiltersToWire(aCatalogue()), 'SystemId MasterStockId'],
    ['handle lookup', handleLookupToWire(rows), 'MasterStockId HandleType'],
    ['handle option', designGroupStockToWire(1, rows), 'HandleType Description MasterStock AllowedHardwareSuites'],
    [
      'default hardware',
      defaultHardwareToWire('chrome', aCatalogue()),
      'CncName DropDown MasterStockId WinSysStockCode',
    ],
    ['related stock', relatedStockToWire(3, rows), 'RelatedStockId ForDropDown'],
    ['production week', productionWeeks('2026-11-21', 2), 'Id Name StartsOn EndsOn'],
  ])('%s [3.31-3.34 3.38 3.41-3.48 3.52-3.56 3.71]', (_, list, fields) => {
    expect(list.length).toBeGreaterThan(0);
    expect(fieldsOf(list)).toBe(fields);
  });
});

describe('what rows say', () => {
  test('a template’s Props name its configuration [3.35]', () => {
    const first = rows.templates.map(templateToWire)[0];
    expect(JSON.parse(first?.Props ?? '')).toMatchObject({ frameConfig: 'door-only', displayName: 'Single Door' });
  });

  test('Clear and Unglazed are themes with the id 0 [3.40]', () => {
    const pseudo = glassThemesToWire(rows).filter(({ Id }) => Id === 0);
    expect(pseudo.map(({ Name }) => Name)).toEqual(['Clear', 'Unglazed']);
  });

  test.each([
    [10, 'Standard'],
    [20, 'Carisbrooke'],
    [30, 'Raglan'],
    [40, 'Carisbrooke'],
    [50, 'Carisbrooke'],
    [60, 'Carisbrooke'],
  ] as const)('glass of the shape %i is of the material %s [3.39]', (shape, material) => {
    const panels = withLights({ shape }).flatMap((design) => designToWire(design, rows.colours).GlassPanels);
    expect(new Set(panels.map(({ ShapeId, Material }) => `${ShapeId} ${Material}`))).toEqual(
      new Set([`${shape} ${material}`]),
    );
  });

  test('base colours are numbered, and colours name them by number [3.44]', () => {
    expect(baseColoursToWire(foiled).map(({ Id }) => Id)).toEqual([1, 2]);
    expect(new Set(coloursToWire(foiled).map(({ BaseColourId }) => BaseColourId))).toEqual(new Set([1, 2]));
    expect(new Set(coloursToWire(rows).map(({ BaseColourId }) => BaseColourId))).toEqual(new Set([null]));
  });

  test('only turned panes need an adjustment', () => {
    const turned = rows.designs.flatMap(({ lights }) => lights).filter(({ turn }) => turn !== 0);
    const adjusted = rows.designs.flatMap(panelAdjustmentsToWire);
    expect(adjusted.map(({ Rotate }) => Rotate)).toEqual(turned.map(({ turn }) => turn));
  });

  test('criteria travel as JSON text [3.49]', () => {
    expect(allStockToWire(rows).map(({ Criteria }) => JSON.parse(Criteria))).toEqual(
      rows.stock.map(({ criteria }) => criteria),
    );
  });

  test('the default handle is of the asked type and finish', () => {
    const handle = defaultHandleToWire({ finish: 'chrome', type: 'lever-lever' }, aCatalogue());
    const row = rows.stock.find(({ code }) => code === handle?.WinSysStockCode);
    expect(row?.suite).toBe('chrome');
    expect(defaultHandleToWire({ finish: 'chrome', type: 'no such handle' }, aCatalogue())).toBeUndefined();
  });
});

test('settings spell the introduction as the specification does [2.31 3.61-3.63]', () => {
  const ui = {
    pageTitle: 'Doors',
    publicIntroText: 'Welcome',
    consentYesText: 'yes',
    consentNoText: 'no',
    dataTheme: 'doorwright',
    tenant: {},
    wall: 'stone' as const,
    showUnglazed: false,
    showExtraInternalColour: true,
    logInErrorPath: '/login',
  };
  const legal = { type: 'link', content: '' } as const;
  const client: ClientRow = {
    ...{ id: -1022, name: 'Doors Ltd', currency: 'EUR', email: 'doors@example.com', terms: legal, privacy: legal, ui },
    ...{ homePageUrl: '/', backPageUrl: '', logoUrl: '' },
    ...defaultSaleSettings,
  };
  const theme = themeToWire(client);
  const { publicIntroText, ...others } = ui;
  expect(JSON.parse(theme.UiSettings)).toEqual({ ...others, publicIntoText: publicIntroText });
  expect(fieldsOf([theme])).toBe(
    'ClientId Currency HomePageURL BackPageURL LogoUrl TermsAndConditionsType TermsAndConditionsContent PrivacyPolicyType PrivacyPolicyContent UiSettings',
  );
  expect(themeToWire({ ...client, priceDisplay: 'from' })).toEqual({ ...theme, PriceDisplay: 'from' });
});

describe('production weeks are ISO weeks', () => {
  test.each`
    day             | first
    ${'2026-11-21'} | ${{ Id: '2647', Name: '2647', StartsOn: '2026-11-16', EndsOn: '2026-11-22' }}
    ${'2026-12-31'} | ${{ Id: '2653', Name: '2653', StartsOn: '2026-12-28', EndsOn: '2027-01-03' }}
    ${'2027-01-03'} | ${{ Id: '2653', Name: '2653', StartsOn: '2026-12-28', EndsOn: '2027-01-03' }}
    ${'2027-01-04'} | ${{ Id: '2701', Name: '2701', StartsOn: '2027-01-04', EndsOn: '2027-01-10' }}
  `('$day lies in $first.Id', ({ day, first }: { day: string; first: object }) => {
    expect(productionWeeks(day, 1)).toEqual([first]);
  });
});
