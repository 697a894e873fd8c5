import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { catalogueOf } from '@door/domain/catalogue/english-catalogue';
import type { Item } from '@door/domain/item/item';
import { alike } from '@door/domain/shared/alike';
import { aDoorOf } from '@door/domain/testing/a-door';
import { type Step, endOf, story, trailFrom } from '@door/domain/testing/trail';
import fc from 'fast-check';
import { type DemoSupplier, demoSuppliers } from '../demo.ts';

/** The same walks on every run; another seed takes others. A failing law prints it, with the shortest walk that fails. */
export const seed = 1022;

export const wishesInAWalk = 60;

/** Laws are long, and longer where others use the machine too: they hold over all walks or not at all. */
export const lawTimeout = 600_000;

export interface Shop extends Pick<DemoSupplier, 'works'> {
  readonly name: string;
  readonly catalogue: Catalogue;
}

export const shops: readonly Shop[] = demoSuppliers.map(({ client, rows, works }) => ({
  name: client.name,
  catalogue: catalogueOf(rows),
  works,
}));

/** One way of a visitor through the designer. */
export interface Walk {
  readonly start: Item;
  readonly trail: readonly Step[];
  readonly end: Item;
}

/** Holds a law over so many walks through a shop; it answers with what it found wrong. */
export function holds(law: (walk: Walk) => readonly string[], walks: number, { catalogue }: Shop): void {
  const rolls = fc.noBias(fc.array(fc.nat(), { minLength: wishesInAWalk, maxLength: wishesInAWalk }));
  const templates = fc.constantFrom(...catalogue.rows.templates.map(({ id }) => id));
  fc.assert(
    fc.property(templates, rolls, (template, rolled) => {
      const faults = law(walkOf(asBuilt(aDoorOf(template, catalogue), rolled[0] ?? 0, catalogue), rolled, catalogue));
      if (faults.length > 0) throw new Error(faults.join('\n'));
    }),
    { numRuns: walks, seed },
  );
}

const slabs = [44, 48, 70] as const;

/** As the trade may have begun it: of a house whose number is known, in any slab, opening either way where its threshold may. */
function asBuilt(item: Item, roll: number, catalogue: Catalogue): Item {
  const isForBoth = catalogue.threshold(item.frame.threshold).opens === null;
  return {
    ...item,
    numerals: '28a',
    // Another frame makes it open inwards again, so that both are met often.
    opens: isForBoth && roll % 8 !== 0 ? 'Out' : item.opens,
    build: { ...item.build, slab: slabs[roll % slabs.length] ?? item.build.slab },
  };
}

function walkOf(start: Item, rolls: readonly number[], catalogue: Catalogue): Walk {
  const trail = trailFrom(start, rolls, catalogue);
  return { start, trail, end: endOf(start, trail) };
}

/**
 * What is wrong with the items on the way, each with the choices that led to it. An item that a choice left as it was
 * needs no second look.
 */
export const onTheWay = ({ trail }: Walk, faultsOf: (item: Item) => readonly string[]): readonly string[] =>
  trail.flatMap((step) => {
    if (!step.outcome.ok || alike(step.outcome.value.item, step.before)) return [];
    return faultsOf(step.outcome.value.item).map((fault) => `${fault}\nafter\n${story(trail, step)}`);
  });
