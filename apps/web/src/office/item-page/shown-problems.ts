import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import type { ShownProblem } from '../../door/item-modal/problem-list.tsx';
import type { itemRoot } from '../items/item-path.ts';
import { cureOf } from './work-instructions/cures.ts';

/** Lines without stock as the item modal shows them, each with its cure. */
export const shownProblems = (
  lines: readonly WorkInstruction[],
  root: ReturnType<typeof itemRoot>,
): readonly ShownProblem[] =>
  lines.map(({ code, description: what, missing }): ShownProblem => {
    const cure = cureOf(missing);
    if (!cure) return { code, what };
    const { label, at } = cure;
    const target = at === 'sizes' || at === 'stock' ? () => focusSection(at) : (`${root}/${at}` as const);
    return { code, what, link: { label, target } };
  });

const sectionSelectors = { sizes: '.item-inspector', stock: '.item-works' } as const;

/** Scrolls to a section of the item page and focuses its first field. */
function focusSection(section: keyof typeof sectionSelectors): void {
  // After the dialog in which it was clicked has closed and given the focus back.
  setTimeout(() => {
    const element = document.querySelector(sectionSelectors[section]);
    element?.scrollIntoView({ block: 'start' });
    const first = element?.querySelector('input, button, select, a');
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  });
}
