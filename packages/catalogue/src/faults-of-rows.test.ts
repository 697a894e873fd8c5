import { faultsOfRows, newErrors } from '@door/domain/catalogue/check/faults-of-rows';
import { rowFaultCodes } from '@door/domain/catalogue/check/row-fault';
import {
  type CatalogueContent,
  withCatalogue,
  withGallery,
  withProduction,
} from '@door/domain/catalogue/edit/catalogue-content';
import type { Design } from '@door/domain/catalogue/rows/design-rows';
import type { PreparationRow } from '@door/domain/catalogue/rows/preparation-rows';
import { emptyGallery } from '@door/domain/catalogue/rows/gallery-rows';
import { designId, stockCode, themeId } from '@door/domain/door/model/ids';
import { keysOf } from '@door/domain/lib/records';
import { mm, size } from '@door/domain/lib/mm';
import { english } from '@door/domain/messages/english';
import { describe, expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';
import { prices } from './rows/prices.ts';

const faultsOf = (content: CatalogueContent) => faultsOfRows(content, english);

const [first] = demoSuppliers;
if (!first) throw new Error('The demo has no supplier.');
const sold: CatalogueContent = {
  catalogue: first.rows,
  production: first.production,
  prices,
  gallery: emptyGallery,
};
const { catalogue, production } = sold;

test.each(demoSuppliers)(
  'the rows of $client.name have no fault: no pane has two sizes of a theme [5.23 5.24]',
  ({ rows, production: works, gallery }) => {
    expect(faultsOf({ catalogue: rows, production: works, prices, gallery })).toEqual([]);
  },
);

const [glazed] = catalogue.designs.filter(({ lights }) => lights.length === 1);
if (!glazed) throw new Error('The demo has a design with one light.');
const [light] = glazed.lights;
if (!light) throw new Error('It has a light.');

/** The catalogue with one design more, which differs from that with one light. */
const withDesign = (changed: Partial<Design>) =>
  withCatalogue(sold, { designs: [...catalogue.designs, { ...glazed, id: designId(900), name: 'New', ...changed }] });

const without = <Row>(rows: readonly Row[], isGone: (row: Row) => boolean) => rows.filter((row) => !isGone(row));

const [template] = catalogue.templates;
if (!template) throw new Error('The demo has a template.');

const cylinder = production.preparations.find(({ article }) => article === 'CY-3K');
if (!cylinder) throw new Error('The demo prepares leaves for a cylinder.');
const preparationKey = 'CY-3K LOCK lockEdge 45 spindle -92 through 0';

/** The catalogue whose cylinder is cut in another way. */
const withPreparation = (changed: Partial<PreparationRow>) =>
  withProduction(sold, {
    preparations: production.preparations.map((row) => (row === cylinder ? { ...row, ...changed } : row)),
  });

interface Faulty {
  readonly about: string;
  readonly content: CatalogueContent;
  readonly key: string;
}

const everyFault: Readonly<Record<keyof typeof rowFaultCodes, Faulty>> = {
  'nothing-to-sell': {
    about: 'no hinges are left',
    content: withCatalogue(sold, { hinges: [], retired: { hinges: catalogue.hinges } }),
    key: '',
  },
  'names-retired': {
    about: 'a frame style has a retired design',
    content: withCatalogue(sold, {
      designs: without(catalogue.designs, ({ id }) => id === template.designId),
      retired: { designs: catalogue.designs.filter(({ id }) => id === template.designId) },
    }),
    key: template.id,
  },
  'reversed-range': {
    about: 'a single door is at least wider than at most',
    content: withCatalogue(sold, {
      limits: { ...catalogue.limits, single: { min: size(1200, 1900), max: size(1100, 2400) } },
    }),
    key: '',
  },
  'light-without-size': {
    about: 'a light narrows to nothing on a wide leaf',
    content: withDesign({ lights: [{ ...light, width: '1800-w*2' }] }),
    key: '900',
  },
  'light-outside-leaf': {
    about: 'a light begins beside the leaf',
    content: withDesign({ lights: [{ ...light, x: 'w-10' }] }),
    key: '900',
  },
  'lights-overlap': {
    about: 'two lights lie in one place',
    content: withDesign({ lights: [light, light] }),
    key: '900',
  },
  'panel-outside-leaf': {
    about: 'a panel ends below the leaf',
    content: withDesign({
      lights: [],
      mouldings: [{ kind: 'panel', x: '100', y: 'h-100', width: 'w-200', height: '200', head: 'square' }],
    }),
    key: '900',
  },
  'no-hinge-side': {
    about: 'a design hangs on neither side',
    content: withDesign({ hands: { left: false, right: false } }),
    key: '900',
  },
  'no-handle-for-design': {
    about: 'no handle without a least height suits the group of a design',
    content: withCatalogue(sold, {
      handles: catalogue.handles.map((handle) => ({
        ...handle,
        designGroups: handle.designGroups.filter((group) => group !== glazed.hardwareGroup),
      })),
    }),
    key: String(glazed.id),
  },
  'no-pair': {
    about: 'white bars are not bought',
    content: withCatalogue(sold, { colourPairs: without(catalogue.colourPairs, ({ external }) => external === 101) }),
    key: '101',
  },
  'handle-not-stocked': {
    about: 'the heritage knob is not stocked in gold',
    content: withCatalogue(sold, { stock: without(catalogue.stock, ({ code }) => code === 'HA-KS-GD') }),
    key: 'knob-slam',
  },
  'lock-missing': {
    about: 'no lock is left for low leaves',
    content: withProduction(sold, {
      locks: production.locks.map((lock) => ({ ...lock, leafFrom: mm(Math.max(lock.leafFrom, 1900)) })),
    }),
    key: 'lever-lever',
  },
  'faceplate-too-long': {
    about: 'the tall lock begins at low leaves again',
    content: withProduction(sold, {
      locks: production.locks
        .filter(({ code }) => code !== 'ML-M')
        .map((lock) => (lock.code === 'ML-B' ? { ...lock, leafFrom: mm(1981) } : lock)),
    }),
    key: 'ML-B',
  },
  'stock-missing': {
    about: 'a packer has no stock row',
    content: withCatalogue(sold, { stock: without(catalogue.stock, ({ code }) => code === 'TP28') }),
    key: 'TP28',
  },
  'drawing-missing': {
    about: 'a knocker is drawn as a letter plate',
    content: withCatalogue(sold, {
      masters: catalogue.masters.map((row) => (row.code === 'KN-RING' ? { ...row, drawnAs: 'letter-plate' } : row)),
    }),
    key: '12',
  },
  'article-missing': {
    about: 'the factory does not know a handle',
    content: withProduction(sold, { articles: without(production.articles, ({ code }) => code === 'HA-KS-GD') }),
    key: 'HA-KS-GD',
  },
  'article-unknown': {
    about: 'a lock is not among the articles',
    content: withPreparation({ article: stockCode('ML-Z') }),
    key: 'ML-Z LOCK lockEdge 45 spindle -92 through 0',
  },
  'cut-shape': {
    about: 'a circle is higher than wide',
    content: withPreparation({ shape: 'circle' }),
    key: preparationKey,
  },
  'cut-edge': {
    about: 'a cut in the edge begins beside it',
    content: withPreparation({ face: 'edge', depth: mm(3) }),
    key: 'CY-3K LOCK lockEdge 45 spindle -92 edge 3',
  },
  'cut-depth': {
    about: 'a pocket in the face has no depth',
    content: withPreparation({ face: 'inside' }),
    key: 'CY-3K LOCK lockEdge 45 spindle -92 inside 0',
  },
  'cut-outside-leaf': {
    about: 'a hole reaches over the lock edge',
    content: withPreparation({ x: mm(5) }),
    key: 'CY-3K LOCK lockEdge 5 spindle -92 through 0',
  },
  'cut-without-place': {
    about: 'a cylinder has no height of its own',
    content: withPreparation({ base: 'own height' }),
    key: 'CY-3K LOCK lockEdge 45 own height -92 through 0',
  },
  'unit-missing': {
    about: 'no unit is made',
    content: withProduction(sold, { glassUnits: [] }),
    key: '',
  },
  'door-not-made': {
    about: 'a frame style is smaller than its door may be',
    content: withCatalogue(sold, {
      templates: [{ ...template, overall: size(500, 2100) }, ...catalogue.templates.slice(1)],
    }),
    key: template.id,
  },
  'door-not-readable': {
    about: 'a short pull bar comes with a product that is not there',
    content: withCatalogue(sold, {
      relatedStock: [...catalogue.relatedStock, { masterId: 3, relatedMasterId: 9999, dropdown: 'escutcheon' }],
    }),
    key: 'pull-bar-600',
  },
  'bill-incomplete': {
    about: 'no blank is high enough',
    content: withCatalogue(sold, {
      limits: { ...catalogue.limits, blanks: { ...catalogue.limits.blanks, heights: [mm(1800)] } },
    }),
    key: template.id,
  },
  'price-missing': {
    about: 'knockers have no price',
    content: { ...sold, prices: { ...prices, pieces: {} } },
    key: '',
  },
  'never-offered': {
    about: 'a theme has no size that is listed',
    content: withCatalogue(sold, {
      themes: catalogue.themes.map((theme) =>
        theme.id === themeId(1)
          ? { ...theme, sizes: [{ minWidth: mm(10), maxWidth: mm(20), minHeight: mm(10), maxHeight: mm(20) }] }
          : theme,
      ),
    }),
    key: '1',
  },
  'ranges-overlap': {
    about: 'a theme has two pictures for one pane',
    content: withCatalogue(sold, {
      themes: catalogue.themes.map((theme) =>
        theme.id === themeId(1) ? { ...theme, sizes: [...theme.sizes, ...theme.sizes] } : theme,
      ),
    }),
    key: '1',
  },
  'product-without-stock': {
    about: 'the second knocker has no stock',
    content: withCatalogue(sold, { stock: without(catalogue.stock, ({ masterId }) => masterId === 12) }),
    key: '12',
  },
  'unknown-question': {
    about: 'stock asks what no door answers',
    content: withCatalogue(sold, {
      stock: catalogue.stock.map((row) => (row.code === 'KN-HEAD-GD' ? { ...row, criteria: { moon: ['full'] } } : row)),
    }),
    key: 'KN-HEAD-GD',
  },
  'outside-limits': {
    about: 'a standard width is more than a door may have',
    content: withCatalogue(sold, {
      standardDimensions: catalogue.standardDimensions.map((row, at) => (at === 0 ? { ...row, value: mm(3900) } : row)),
    }),
    key: '',
  },
};

describe('a finished door that can no longer be made keeps a draft from being published, and is named', () => {
  const shown = { ...sold, gallery: first.gallery };
  const [door] = shown.gallery.finishedDoors;
  if (!door) throw new Error('The demo has a finished door.');

  test('its colour is not sold any more', () => {
    const colours = without(catalogue.colours, ({ id }) => id === door.doorColour);
    const retired = { colours: catalogue.colours.filter(({ id }) => id === door.doorColour) };
    const draft = withCatalogue(shown, { colours, retired });
    expect(newErrors(faultsOf(draft), [])).toContainEqual({
      code: 'names-retired',
      severity: 'error',
      kind: 'finishedDoors',
      key: String(door.id),
      about: `colours ${String(door.doorColour)}`,
    });
  });

  test('its handle does not go with its design', () => {
    const draft = withGallery(shown, { finishedDoors: [{ ...door, handleType: 'knob-slam' }] });
    const [fault] = newErrors(faultsOf(draft), []);
    expect(fault).toMatchObject({ code: 'door-not-made', kind: 'finishedDoors', key: String(door.id) });
  });
});

describe('a fault is named with its row', () => {
  test.each(keysOf(everyFault).map((code) => ({ code, ...everyFault[code] })))(
    '$code: $about',
    ({ code, content, key }) => {
      const found = faultsOf(content).filter((fault) => fault.code === code);
      expect(found.length).toBeGreaterThan(0);
      expect(found[0]?.severity).toBe(rowFaultCodes[code]);
      if (key !== '') expect(found.map((fault) => fault.key)).toContain(key);
      expect(newErrors(faultsOf(content), faultsOf(sold)).length > 0).toBe(rowFaultCodes[code] === 'error');
      expect(newErrors(faultsOf(content), faultsOf(content))).toEqual([]);
    },
  );
});
