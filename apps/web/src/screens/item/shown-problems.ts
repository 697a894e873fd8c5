import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import type { ShownProblem } from '../../shell/item-modal/problem-list.tsx';
import type { itemRoot } from './item-address.ts';
import { toPlace } from './to-place.ts';
import { cureOf } from './works/cures.ts';

/** The lines in error as the item modal shows them, each with the choice that mends it. */
export const shownProblems = (
  lines: readonly WorkInstruction[],
  root: ReturnType<typeof itemRoot>,
): readonly ShownProblem[] =>
  lines.map(({ code, description: what }) => {
    const cure = cureOf(code);
    if (!cure) return { code, what };
    const { label, at } = cure;
    const leads = at === 'sizes' || at === 'stock' ? () => toPlace(at) : (`${root}/${at}` as const);
    return { code, what, way: { label, leads } };
  });
