import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import type { Criteria } from '@door/domain/catalogue/rows/stock-rows';
import { type HardwareKind, hardwareKinds, hardwareTable } from '@door/domain/door/model/hardware-kinds';
import { type Suite, suites } from '@door/domain/door/model/door-values';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoSuppliers } from './demo.ts';

/** Properties of a door that a criterion may ask for. */
const criteriaKeys = ['doorsOpen', 'threshold', 'fireIntegrity', 'sbd', 'handleType'];

/** Finishes in which a kind of default hardware is not made: such a door goes without it. */
const notMade: readonly { readonly kind: HardwareKind; readonly suite: Suite }[] = [
  { kind: 'knocker', suite: 'white' },
];

const repeated = (keys: readonly (string | number)[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

/** The keys that are asked for and missing. */
const missing = <Key>(asked: readonly (Key | null)[], there: readonly Key[]) =>
  asked.filter((key) => key !== null && !there.includes(key));

describe.each(demoSuppliers)('$client.name', ({ rows, production }) => {
  test.each(
    Object.entries({
      systems: rows.systems.map((row) => row.id),
      templates: rows.templates.map((row) => row.id),
      'names of templates': rows.templates.map((row) => row.displayName),
      designs: rows.designs.map((row) => row.id),
      'names of designs': rows.designs.map((row) => row.name),
      colours: rows.colours.map((row) => row.id),
      'stock codes of colours': rows.colours.map((row) => row.stockCode),
      'colour pairs': rows.colourPairs.map((row) => row.appendix),
      themes: rows.themes.map((row) => row.id),
      backings: rows.backings.map((row) => row.name),
      handles: rows.handles.map((row) => row.handleType),
      masters: rows.masters.map((row) => row.id),
      'codes of masters': rows.masters.map((row) => row.code),
      stock: rows.stock.map((row) => row.id),
      'stock codes': rows.stock.map((row) => row.code),
      'default hardware': rows.defaultHardware.map((row) => row.kind),
      hinges: rows.hinges.map((row) => row.name),
      profiles: rows.profiles.map((row) => row.profile),
      thresholds: rows.thresholds.map((row) => row.code),
      'size stock': rows.sizeStock.map((row) => row.code),
      articles: production.articles.map((row) => row.code),
    }),
  )('%s are each there once', (_, keys) => {
    expect(keys.length).toBeGreaterThan(0);
    expect(repeated(keys)).toEqual([]);
  });

  test('a new door begins in the first system [7.40]', () => {
    expect(rows.templates[0]?.systemId).toBe(rows.systems[0]?.id);
  });

  test('every handle type is stocked in each suite that it promises', () => {
    const lacking = rows.handles.flatMap((handle) =>
      handle.suites.filter(
        (suite) => !stockedSuites(rows, (master) => master.handleType === handle.handleType).includes(suite),
      ),
    );
    expect(lacking).toEqual([]);
  });

  test('every design has a handle in every suite', () => {
    const lacking = rows.designs.flatMap((design) =>
      suites.filter(
        (suite) =>
          !rows.handles.some(
            (handle) => handle.designGroups.includes(design.hardwareGroup) && handle.suites.includes(suite),
          ),
      ),
    );
    expect(lacking).toEqual([]);
  });

  test.each(rows.defaultHardware)(
    'default $kind is stocked in every suite in which it is made',
    ({ kind, masterId }) => {
      const excepted = notMade.filter((exception) => exception.kind === kind).map((exception) => exception.suite);
      const promised = suites.filter((suite) => !excepted.includes(suite));
      expect([...stockedSuites(rows, (master) => master.id === masterId)].sort()).toEqual([...promised].sort());
      expect(rows.masters.find((master) => master.id === masterId)?.kind).toBe(kind);
    },
  );

  test.each(hardwareKinds)('there is %s to choose from, and a default where a new door has one', (kind) => {
    expect(stockedSuites(rows, (master) => master.kind === kind)).toContain('gold');
    const defaults = rows.defaultHardware.filter((row) => row.kind === kind);
    expect(defaults).toHaveLength(hardwareTable[kind].default === 'of-supplier' ? 1 : 0);
  });

  test('criteria ask only for what a door can answer', () => {
    const asked = rows.stock.flatMap((row) => Object.keys(row.criteria));
    expect(missing(asked, criteriaKeys)).toEqual([]);
    const empty = rows.stock.filter((row) =>
      Object.values<readonly string[]>(row.criteria satisfies Criteria).some((values) => values.length === 0),
    );
    expect(empty).toEqual([]);
  });

  test('exactly one colour for doors and one for frames is the first choice', () => {
    const first = rows.colours.filter((colour) => colour.customerDefault).map((colour) => colour.name);
    expect(first).toEqual(['Anthracite Grey', 'Matt White']);
  });

  test('every frame colour that is standard outside can be bought with white inside', () => {
    const white = rows.colours.find((colour) => colour.use === 'frame' && colour.customerDefault);
    const standard = rows.colours.filter((colour) => colour.use === 'frame' && colour.externalStandard);
    const withWhite = rows.colourPairs.filter((pair) => pair.inside === white?.id && pair.stocked);
    expect(standard.length).toBeGreaterThan(5);
    expect(
      missing(
        standard.map((colour) => colour.id),
        withWhite.map((pair) => pair.external),
      ),
    ).toEqual([]);
  });

  test('every theme is shown: it has a picture for a large light or a slot', () => {
    const hidden = rows.themes.filter(
      (theme) =>
        !theme.sizes.some(
          (range) =>
            (range.minWidth === 300 && range.minHeight === 801) || (range.minWidth === 1 && range.maxHeight === 6000),
        ),
    );
    expect(hidden.map((theme) => theme.name)).toEqual([]);
  });
});

function stockedSuites(
  rows: CatalogueRows,
  isMeant: (master: CatalogueRows['masters'][number]) => boolean,
): readonly (Suite | null)[] {
  const ids = rows.masters.filter(isMeant).map((master) => master.id);
  return rows.stock.filter((row) => ids.includes(row.masterId)).map((row) => row.suite);
}

describe('the first supplier sells enough to see every rule act', () => {
  const distinct = (keys: readonly string[]) => new Set(keys).size;
  const { designs, colours, themes, handles, templates } = demoCatalogue;
  test.each([
    ['door designs', designs.length, 24],
    ['families of designs', distinct(designs.map((design) => design.family)), 5],
    ['door colours', colours.filter((colour) => colour.use === 'door').length, 24],
    ['frame colours', colours.filter((colour) => colour.use === 'frame').length, 14],
    ['glass themes', themes.length, 16],
    ['glass themes that come without backing', themes.filter(({ backings }) => backings.length === 0).length, 1],
    ['suites', distinct(handles.flatMap((handle) => handle.suites)), 5],
    ['handle types', handles.length, 6],
    [
      'layouts of single doors',
      distinct(templates.filter((row) => row.doors === 'single').map((row) => row.frameConfig)),
      16,
    ],
    [
      'layouts of double doors',
      distinct(templates.filter((row) => row.doors === 'double').map((row) => row.frameConfig)),
      4,
    ],
  ])('%s: %i of at least %i [2.37 3.36]', (_, there, least) => expect(there).toBeGreaterThanOrEqual(least));
});
