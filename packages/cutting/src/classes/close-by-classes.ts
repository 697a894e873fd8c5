import type { Certified, Place } from '../bounds/certificate-of.ts';
import { type Draft, newBarsIn } from '../draft.ts';
import type { Effort } from '../effort.ts';
import { certifyByClasses } from './certify-by-classes.ts';
import { planByClasses } from './plan-by-classes.ts';

interface Tried {
  readonly finds: 'plan' | 'bound';
  /** Classes; with fewer than twice as many lengths it is left out. */
  readonly most: number;
}

const tries: readonly Tried[] = [
  { finds: 'plan', most: 30 },
  { finds: 'bound', most: 90 },
  { finds: 'plan', most: 50 },
  { finds: 'plan', most: 20 },
];

interface Standing {
  readonly draft: Draft;
  readonly certified: Certified;
}

/** Brings plan and bound nearer to each other by classes of lengths, until they meet or all tries are made. */
export function closeByClasses(place: Place, { draft, certified, effort }: Standing & Effortful): Standing {
  const { shape, goal } = place;
  let standing: Standing = { draft, certified };
  for (const { finds, most } of tries) {
    const { atLeast } = standing.certified;
    if (effort.isSpent || goal.valueOf(standing.draft) <= atLeast) return standing;
    if (shape.items.length <= 2 * most) continue;
    if (finds === 'bound') {
      const found = certifyByClasses(place, { most, effort });
      if (found && found.atLeast > atLeast) standing = { ...standing, certified: found };
    } else {
      const found = planByClasses(shape, { goal, target: atLeast, most, effort });
      const isLawful = found && newBarsIn(shape, found) <= goal.barLimit;
      if (isLawful && goal.valueOf(found) < goal.valueOf(standing.draft)) standing = { ...standing, draft: found };
    }
  }
  return standing;
}

interface Effortful {
  readonly effort: Effort;
}
