import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { faultsOfRows, newErrors } from '@door/domain/catalogue/check/faults-of-rows';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { editRow, type RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import { listKinds, recordKinds } from '@door/domain/catalogue/edit/row-kind';
import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import { rowRecords } from '@door/domain/catalogue/edit/row-records';
import { makeEdits, outdatedEdit, type SeenEdit } from '@door/domain/catalogue/edit/undo-edits';
import { listPriceOf } from '@door/domain/selling/pricing/item-price';
import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Item } from '@door/domain/door/model/item';
import { aDoorOf } from '@door/domain/testing/a-door';
import { seededRandom } from '@door/domain/catalogue/dry-run/seeded-random';
import { shareOf } from '@door/domain/testing/law-share';
import { lastItem, replayRolls } from '@door/domain/testing/random-walk';
import { english } from '@door/domain/messages/english';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { toSvg } from '@door/drawing/svg';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';
import { randomEdit } from './testing/random-edit.ts';
import { supplierWith } from './testing/retired-rows.ts';
import { lawTimeout, seed, type TestSupplier, testSuppliers } from './testing/walks.ts';
import { prices } from './rows/prices.ts';

const runs = 200;
const editsInARun = 6;
const choicesInARun = 15;

const [first] = demoSuppliers;
const [tested] = testSuppliers;
if (!first || !tested) throw new Error('The demo has no supplier.');
const sold: CatalogueContent = { catalogue: first.rows, production: first.production, prices, gallery: first.gallery };

test(
  `after random edits that may be published, no door of a random walk makes anything throw (seed ${String(seed)})`,
  () => {
    let published = 0;
    fc.assert(
      fc.property(fc.noBias(fc.nat()), (roll) => {
        const random = seededRandom(roll);
        const edits: RowEdit[] = [];
        let content = sold;
        for (let at = 0; at < editsInARun; at += 1) {
          const edit = randomEdit(content, random);
          const outcome = edit && editRow(content, edit, sold);
          if (!edit || !outcome?.ok) continue;
          edits.push(edit);
          content = outcome.content;
        }
        if (newErrors(faultsOfRows(content, english), faultsOfRows(sold, english)).length > 0) return;
        published += 1;
        try {
          readDoors(content, random);
        } catch (error) {
          throw new Error(JSON.stringify(edits), { cause: error });
        }
      }),
      { numRuns: shareOf(runs), seed, endOnFailure: true },
    );
    expect(published).toBeGreaterThan(shareOf(runs) / 4);
  },
  lawTimeout,
);

test(
  `random edits are undone by edits that give back every row at its place, and made again (seed ${String(seed)})`,
  () => {
    fc.assert(
      fc.property(fc.noBias(fc.nat()), (roll) => {
        const random = seededRandom(roll);
        let content = sold;
        for (let at = 0; at < editsInARun; at += 1) {
          const edit = randomEdit(content, random);
          const outcome = edit && makeEdits(content, [edit], sold);
          if (!outcome?.ok) continue;
          expect(outdatedEdit(outcome.content, outcome.undo, sold)).toBeUndefined();
          const undone = afterAll(outcome.content, outcome.undo);
          expect(rowsOf(undone)).toEqual(rowsOf(content));
          expect(rowsOf(afterAll(undone, outcome.made))).toEqual(rowsOf(outcome.content));
          content = outcome.content;
        }
      }),
      { numRuns: shareOf(runs), seed, endOnFailure: true },
    );
  },
  lawTimeout,
);

function afterAll(content: CatalogueContent, edits: readonly SeenEdit[]): CatalogueContent {
  const outcome = makeEdits(
    content,
    edits.map(({ edit }) => edit),
    sold,
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.content;
}

/** Every list in its order, and every table; retired rows, whose order says nothing, by their keys. */
const rowsOf = (content: CatalogueContent) => ({
  lists: listKinds.map((kind) => rowLists[kind].rows(content)),
  retired: listKinds.map((kind) => new Map(rowLists[kind].retired(content).map(({ key, row }) => [key, row]))),
  tables: recordKinds.map((kind) => rowRecords[kind].row(content)),
  prices: content.prices,
});

/** A door begun anew and one that was there before, each after some choices, as everybody reads it. */
function readDoors(content: CatalogueContent, random: (below: number) => number): void {
  const supplier = { ...supplierWith(content.catalogue, tested ?? never()), production: content.production };
  const { templates } = content.catalogue;
  const old = sold.catalogue.templates[random(sold.catalogue.templates.length)];
  const fresh = templates[random(templates.length)];
  const doors = [
    ...(old ? [aDoorOf(old.id, (tested ?? never()).catalogue)] : []),
    ...(fresh ? [aDoorOf(fresh.id, supplier.catalogue)] : []),
  ];
  for (const door of doors) {
    const rolls = Array.from({ length: choicesInARun }, () => 1 + random(1_000_000));
    readDoor(door, supplier, content);
    readDoor(lastItem(door, replayRolls(door, rolls, supplier.context)), supplier, content);
  }
}

function readDoor(
  item: Item,
  { catalogue, context, production }: TestSupplier,
  { prices: list }: CatalogueContent,
): void {
  describeItem(item, context);
  bomOf(item, { catalogue, production });
  listPriceOf({ item, added: [] }, { prices: list, currency: 'EUR' }, { catalogue, production });
  const picture = toSvg(drawScene(factsOf({ item, catalogue, side: 'external' })), {
    id: 'door',
    textures: {},
  });
  expect(picture).not.toMatch(/NaN|undefined|Infinity/);
}

function never(): never {
  throw new Error('The demo has no supplier.');
}
