import { sampleItem } from '../../door/configure/sample-item.ts';
import type { Item } from '../../door/model/item.ts';
import { seededRandom, pick } from './seeded-random.ts';
import { attempt, failures } from './attempt.ts';
import { chooseOnBoth } from './choose-on-both.ts';
import type { ComparedDoor, DoorDifference } from './difference.ts';
import { readDoor } from './read-door.ts';
import { onBoth, type Side, type Sides } from './sides.ts';
import type { DryRun } from './dry-run.ts';

/** Two thirds of random choices are accepted: enough for a door of which every part was chosen by somebody. */
const choicesOfADoor = 30;

/** Beyond any number of choices that a list has. */
const sidesOfADie = 2 ** 31;

/**
 * Makes a door by both catalogues, choice by choice, and says in what it differs. The seed, a whole number, decides the frame
 * style and one number for each choice: the same seed gives the same door again. A choice that only one of them allows is
 * left out of both, so that the rest still compares one door. Throws where the run has no frame style.
 */
export function compareDoor(seed: number, run: DryRun): ComparedDoor {
  const random = seededRandom(seed);
  const { id } = pick(run.templates, random);
  const begun = onBoth((side) => {
    const { catalogue, context } = run.sides[side];
    return attempt(() => sampleItem(catalogue.template(id), context));
  });
  const { published, draft } = begun;
  if (!published.ok || !draft.ok) {
    const shown = { published: published.ok ? published.value : null, draft: draft.ok ? draft.value : null };
    return { seed, shown, differences: failures(begun) };
  }
  const rolls = Array.from({ length: choicesOfADoor }, () => random(sidesOfADie));
  return { seed, ...walk({ published: published.value, draft: draft.value }, rolls, run) };
}

function walk(start: Sides<Item>, rolls: readonly number[], run: DryRun): Omit<ComparedDoor, 'seed'> {
  let items = start;
  let refusedAt: Sides<Item> | null = null;
  const found: DoorDifference[] = [];
  for (const roll of rolls) {
    const chosen = chooseOnBoth(items, roll, run);
    found.push(...chosen.differences);
    if (chosen.end) return { shown: chosen.end, differences: found };
    refusedAt ??= chosen.refusedAt;
    ({ items } = chosen);
  }
  const read = readDoor(items, run);
  const shown = read.length === 0 ? (refusedAt ?? items) : items;
  return { shown: onBoth((side) => (isMadeBy(side, read) ? shown[side] : null)), differences: [...found, ...read] };
}

const isMadeBy = (side: Side, differences: readonly DoorDifference[]): boolean =>
  !differences.some((each) => each.kind === 'not-made' && each.in === side);
