import { emptyGallery } from '../rows/gallery-rows.ts';
import { describe, expect, test } from 'vitest';
import { type CatalogueContent, withCatalogue, withProduction } from '../edit/catalogue-content.ts';
import { editRow, type RowEdit } from '../edit/edit-rows.ts';
import { euros, money } from '../../selling/pricing/money.ts';
import { priceListToCsv } from '../../selling/pricing/price-csv.ts';
import { templateId } from '../../door/model/ids.ts';
import { mm } from '../../lib/mm.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aPriceList } from '../../testing/a-price-list.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { english } from '../../messages/english.ts';
import { compareDoor } from './compare-door.ts';
import { type DifferenceCount, differenceCounter } from './count-differences.ts';
import type { ComparedDoor, DoorDifference } from './difference.ts';
import { dryRunOf } from './dry-run.ts';

const sold: CatalogueContent = {
  catalogue: aCatalogue().sold,
  production: workedExampleProductionRows,
  prices: aPriceList,
  gallery: emptyGallery,
};

const runOf = (draft: CatalogueContent, priceCsv: string | null = null, published = sold) =>
  dryRunOf(
    { published, draft, priceCsv, currency: 'EUR' },
    {
      messages: english,
      look: (item, catalogue) => [catalogue.colour(item.colours.doorExternal).hex, catalogue.design(item.designId)],
    },
  );

const someDoors = 40;

function doorsOf(draft: CatalogueContent, priceCsv: string | null = null): readonly ComparedDoor[] {
  const run = runOf(draft, priceCsv);
  return Array.from({ length: someDoors }, (_, at) => compareDoor(at + 1, run));
}

function countOf(doors: readonly ComparedDoor[]): DifferenceCount {
  const counter = differenceCounter();
  for (const door of doors) counter.add(door);
  return counter.counted();
}

function edited(...edits: readonly RowEdit[]): CatalogueContent {
  return edits.reduce((content, edit) => {
    const outcome = editRow(content, edit, sold);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
    return outcome.content;
  }, sold);
}

const [, design] = sold.catalogue.designs;
if (!design) throw new Error('The supplier sells two designs.');
const newDesign = { ...design, id: 4711, name: 'Harbour' };

/** A difference in short: what kind it is, on which side, and what it is about. */
function inShort(difference: DoorDifference): string {
  switch (difference.kind) {
    case 'refusal':
      return `${difference.in} refuses: ${difference.refusal.code}`;
    case 'not-made':
      return `${difference.in} makes none`;
    case 'words':
      return `words: ${difference.line.term}`;
    case 'bill':
      return `bill: ${difference.change.kind}`;
    case 'no-price':
      return `${difference.in} has no price`;
    case 'price':
    case 'look':
      return difference.kind;
  }
}

const cases: readonly {
  readonly what: string;
  readonly draft: CatalogueContent;
  readonly priceCsv?: string;
  /** Each way in which some door differs; no other occurs. */
  readonly shows: readonly string[];
}[] = [
  { what: 'nothing that is changed', draft: sold, shows: [] },
  {
    what: 'a design that is retired',
    draft: edited({ edit: 'retire', kind: 'designs', key: String(design.id) }),
    shows: ['draft refuses: design.not-offered'],
  },
  {
    what: 'a design that is new',
    draft: edited({ edit: 'add', kind: 'designs', row: newDesign, before: null }),
    shows: ['published refuses: design.not-offered'],
  },
  {
    what: 'a design that is called otherwise',
    draft: withCatalogue(sold, {
      designs: sold.catalogue.designs.map((row) => (row === design ? { ...row, name: 'Harbour' } : row)),
    }),
    shows: ['bill: changed', 'look', 'words: Design'],
  },
  {
    what: 'a colour that looks otherwise on screens',
    draft: withCatalogue(sold, {
      colours: sold.catalogue.colours.map((row) => (row.use === 'door' ? { ...row, hex: '#123456' } : row)),
    }),
    shows: ['look'],
  },
  {
    what: 'frames that lose more at a weld',
    draft: withProduction(sold, { cuttingAllowances: { ...sold.production.cuttingAllowances, weldPerEnd: mm(4) } }),
    shows: ['bill: changed'],
  },
  {
    what: 'a weather bar of another article',
    draft: withProduction(sold, {
      partArticles: { ...sold.production.partArticles, weatherBar: sold.production.partArticles.edgeTape },
    }),
    shows: ['bill: changed'],
  },
  {
    what: 'a dearer family of designs',
    draft: {
      ...sold,
      prices: { ...aPriceList, families: { ...aPriceList.families, [design.priceFamily]: euros(1) } },
    },
    shows: ['price'],
  },
  {
    what: 'the same under a price list that is published',
    draft: {
      ...sold,
      prices: { ...aPriceList, families: { ...aPriceList.families, [design.priceFamily]: euros(1) } },
    },
    priceCsv: priceListToCsv(aPriceList),
    shows: [],
  },
  {
    what: 'doors that may not be as wide',
    draft: withCatalogue(sold, {
      limits: {
        ...sold.catalogue.limits,
        coupled: { max: { ...sold.catalogue.limits.coupled.max, width: sold.catalogue.limits.single.min.width } },
      },
    }),
    shows: ['draft refuses: size.set-width'],
  },
  {
    what: 'rows by which no door can be made',
    draft: withCatalogue(sold, { profiles: [] }),
    shows: ['draft makes none'],
  },
];

describe('a draft with', () => {
  test.each(cases)('$what', ({ draft, priceCsv = null, shows }) => {
    const doors = doorsOf(draft, priceCsv);
    expect([...new Set(doors.flatMap(({ differences }) => differences.map(inShort)))].toSorted()).toEqual(shows);
  });
});

test('the same number gives the same door again, and another number another one', () => {
  const run = runOf(edited({ edit: 'retire', kind: 'designs', key: String(design.id) }));
  expect(compareDoor(7, run)).toEqual(compareDoor(7, run));
  expect(compareDoor(8, run).shown.published).not.toEqual(compareDoor(7, run).shown.published);
});

test('a choice that one side refuses says what was asked for, and its pictures are with and without it', () => {
  const doors = doorsOf(edited({ edit: 'add', kind: 'designs', row: newDesign, before: null }));
  const [door] = doors.filter(({ differences }) => differences.length > 0);
  expect(door?.differences[0]).toMatchObject({ in: 'published', target: [{ term: 'Design', after: 'Harbour' }] });
  expect(door?.shown.draft?.designId).toBe(newDesign.id);
  expect(door?.shown.published?.designId).not.toBe(newDesign.id);
});

test('a door of which a rule cannot read the rows is not shown by the side that has them', () => {
  const unreadable = { ...sold, production: { ...sold.production, glazing: {} as typeof sold.production.glazing } };
  const doors = doorsOf(unreadable).filter(({ differences }) => differences.some(({ kind }) => kind === 'not-made'));
  expect(doors.length).toBeGreaterThan(0);
  expect(doors.map(({ shown }) => [shown.published === null, shown.draft])).toEqual(doors.map(() => [false, null]));
});

test('a product that is new costs in both what the price list names, and else what the draft brings', () => {
  const dearer = { ...aPriceList, handleTypes: { 'pull-bar': euros(10) } };
  const run = runOf({ ...sold, prices: dearer }, priceListToCsv(aPriceList));
  expect(run.sides.draft.prices).toEqual(dearer);
  expect(run.sides.published.prices).toEqual(aPriceList);
});

test('without a frame style that both sell there is no door to compare', () => {
  const templates = sold.catalogue.templates.map((row) => ({ ...row, id: templateId(`new-${row.id}`) }));
  const run = runOf(withCatalogue(sold, { templates }));
  expect(run.templates).toEqual([]);
  expect(() => compareDoor(1, run)).toThrow('There is nothing to pick from.');
});

describe('counting', () => {
  const price = (by: number): DoorDifference => ({
    kind: 'price',
    before: money(1000, 'EUR'),
    after: money(1000 + by, 'EUR'),
    lines: [],
  });
  const tooWide = (width: number): DoorDifference => ({
    kind: 'refusal',
    in: 'draft',
    refusal: { code: 'size.set-width', message: `The set would be ${String(width)} mm wide.` },
    target: [],
  });
  const notMade: DoorDifference = { kind: 'not-made', in: 'draft', reason: 'The catalogue holds no row.' };
  const door = (seed: number, ...differences: readonly DoorDifference[]): ComparedDoor => ({
    seed,
    shown: { published: null, draft: null },
    differences,
  });

  test('doors that differ alike are one group: prices with the least and the most, refusals whatever their numbers', () => {
    const count = countOf([
      door(1, price(-1200)),
      door(2),
      door(3, price(3000), tooWide(1043)),
      door(4, price(500), tooWide(1100), tooWide(1200)),
    ]);
    expect(count).toMatchObject({ doors: 4, differing: 3, moreGroups: 0 });
    expect(count.groups.map(({ doors, sample: { kind }, range }) => [doors, kind, range])).toEqual([
      [3, 'price', { least: money(-1200, 'EUR'), most: money(3000, 'EUR') }],
      [2, 'refusal', null],
    ]);
  });

  test('of many doors twelve are shown, each that shows something new among them', () => {
    const count = countOf([
      ...Array.from({ length: 20 }, (_, at) => door(at + 1, price(100))),
      door(21, tooWide(1043)),
      door(22, tooWide(1044)),
      door(23, notMade),
    ]);
    expect(count.first.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 21, 23]);
  });

  test('of thousands of groups sixty are listed, the most frequent first', () => {
    const words = (term: string): DoorDifference => ({ kind: 'words', line: { term, before: 'a', after: 'b' } });
    const doors = Array.from({ length: 70 }, (_, at) => door(at + 1, words(`Line ${'x'.repeat(at)}`), price(1)));
    const count = countOf(doors);
    expect(count.groups).toHaveLength(60);
    expect(count.groups[0]?.doors).toBe(70);
    expect(count.moreGroups).toBe(11);
  });
});
