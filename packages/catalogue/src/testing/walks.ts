import { contextOf } from '@door/domain/testing/a-context';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { type Catalogue, catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import type { Item } from '@door/domain/door/model/item';
import { isEqual } from '@door/domain/lib/is-equal';
import { aDoorOf, withChoices } from '@door/domain/testing/a-door';
import { shareOf } from '@door/domain/testing/law-share';
import { type WalkStep, lastItem, actionsUpTo, replayRolls } from '@door/domain/testing/random-walk';
import fc from 'fast-check';
import { type DemoSupplier, demoSuppliers } from '../demo.ts';

/** The same walks on every run; another seed gives others. A failing law prints the seed and the shortest walk that fails. */
export const seed = 1022;

export const choicesInAWalk = 60;

/** ms. A law over all its walks takes minutes, and longer where other programs use the machine too. */
export const lawTimeout = 600_000;

export interface TestSupplier extends Pick<DemoSupplier, 'production'> {
  readonly name: string;
  readonly catalogue: Catalogue;
  readonly context: RuleContext;
}

export const testSuppliers: readonly TestSupplier[] = demoSuppliers.map(({ client, rows, production }) => {
  const catalogue = catalogueOf(rows);
  return { name: client.name, catalogue, context: contextOf(catalogue), production };
});

/** The choices of one visitor, one after another. */
export interface Walk {
  readonly start: Item;
  readonly trail: readonly WalkStep[];
  readonly end: Item;
}

/** Checks a law over that many walks, or the share of them that is asked for; the law answers with the faults that it finds. */
export function checkLaw(
  law: (walk: Walk) => readonly string[],
  walks: number,
  { catalogue, context }: TestSupplier,
): void {
  const rolls = fc.noBias(fc.array(fc.nat(), { minLength: choicesInAWalk, maxLength: choicesInAWalk }));
  const templates = fc.constantFrom(...catalogue.rows.templates.map(({ id }) => id));
  fc.assert(
    fc.property(templates, rolls, (template, rolled) => {
      const faults = law(walkOf(asBuilt(aDoorOf(template, catalogue), rolled[0] ?? 0, context), rolled, context));
      if (faults.length > 0) throw new Error(faults.join('\n'));
    }),
    { numRuns: shareOf(walks), seed },
  );
}

const slabs = [44, 48, 70] as const;

/** A door as the trade may start it: with a house number, in any slab, opening either way where its threshold allows that. */
const asBuilt = (item: Item, roll: number, context: RuleContext): Item =>
  withChoices(
    item,
    { houseNumber: '28a', opens: roll % 2 === 0 ? 'Out' : 'In', slab: slabs[roll % slabs.length] },
    context,
  );

function walkOf(start: Item, rolls: readonly number[], context: RuleContext): Walk {
  const trail = replayRolls(start, rolls, context);
  return { start, trail, end: lastItem(start, trail) };
}

/**
 * Faults of the items along a walk, each with the choices that led to it. An item that a choice left unchanged is not
 * checked twice.
 */
export const faultsOnTheWay = ({ trail }: Walk, faultsOf: (item: Item) => readonly string[]): readonly string[] =>
  trail.flatMap((step) => {
    if (!step.outcome.ok || isEqual(step.outcome.value.item, step.before)) return [];
    return faultsOf(step.outcome.value.item).map((fault) => `${fault}\nafter\n${actionsUpTo(trail, step)}`);
  });
