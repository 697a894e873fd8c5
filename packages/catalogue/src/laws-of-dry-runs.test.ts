import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { editRow, type RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import { seededRandom } from '@door/domain/catalogue/dry-run/seeded-random';
import { compareDoor } from '@door/domain/catalogue/dry-run/compare-door';
import { type DryRun, dryRunOf } from '@door/domain/catalogue/dry-run/dry-run';
import { shareOf } from '@door/domain/testing/law-share';
import { english } from '@door/domain/messages/english';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';
import { prices } from './rows/prices.ts';
import { randomEdit } from './testing/random-edit.ts';
import { lawTimeout, seed } from './testing/walks.ts';

const runs = 300;
const editsInARun = 8;
const doorsOfADraft = 4;

const [first] = demoSuppliers;
if (!first) throw new Error('The demo has no supplier.');
const sold: CatalogueContent = { catalogue: first.rows, production: first.production, prices, gallery: first.gallery };

const runOf = (draft: CatalogueContent): DryRun =>
  dryRunOf(
    { published: sold, draft, priceCsv: null, currency: 'EUR' },
    { messages: english, look: (item, catalogue) => factsOf({ item, catalogue, side: 'external' }) },
  );

test(`a draft without changes makes every random door as it is sold (seed ${String(seed)})`, () => {
  const run = runOf(structuredClone(sold));
  const doors = Array.from({ length: shareOf(1000) }, (_, at) => compareDoor(at + 1, run));
  expect(doors.filter(({ differences }) => differences.length > 0)).toEqual([]);
});

test(
  `any draft, also one that may not be published, can be compared and its doors be drawn (seed ${String(seed)})`,
  () => {
    let differing = 0;
    fc.assert(
      fc.property(fc.noBias(fc.nat()), (roll) => {
        const { edits, draft } = editedBy(roll);
        const run = runOf(draft);
        if (run.templates.length === 0) return;
        try {
          for (let at = 0; at < doorsOfADraft; at += 1) differing += differencesOf(roll + at, run);
        } catch (error) {
          throw new Error(JSON.stringify(edits), { cause: error });
        }
      }),
      { numRuns: shareOf(runs), seed, endOnFailure: true },
    );
    expect(differing).toBeGreaterThan(0);
  },
  lawTimeout,
);

function editedBy(roll: number): { readonly edits: readonly RowEdit[]; readonly draft: CatalogueContent } {
  const random = seededRandom(roll);
  const edits: RowEdit[] = [];
  let draft = sold;
  for (let at = 0; at < editsInARun; at += 1) {
    const edit = randomEdit(draft, random);
    const outcome = edit && editRow(draft, edit, sold);
    if (!edit || !outcome?.ok) continue;
    edits.push(edit);
    draft = outcome.content;
  }
  return { edits, draft };
}

/** How many differences a door has, after its two pictures were drawn and it was sent as the worker sends it. */
function differencesOf(number: number, run: DryRun): number {
  const door = structuredClone(compareDoor(number, run));
  for (const side of ['published', 'draft'] as const) {
    const item = door.shown[side];
    if (item) drawScene(factsOf({ item, catalogue: run.sides[side].catalogue, side: 'external' }));
  }
  return door.differences.length;
}
