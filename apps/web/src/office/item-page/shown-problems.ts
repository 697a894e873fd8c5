import { lineTold } from '@door/domain/findings/blocking-problems';
import type { Finding } from '@door/domain/findings/finding';
import type { Action } from '@door/domain/model/action';
import type { ShownProblem } from '../../door/item-modal/problem-list.tsx';
import type { itemRoot } from '../items/item-path.ts';
import type { ItemProblems } from './use-problems.ts';
import { type Cure, cureOf } from './work-instructions/cures.ts';

interface ProblemContext {
  readonly root: ReturnType<typeof itemRoot>;
  readonly choose: (action: Action) => void;
}

/** Problems as the item modal shows them, each with its cure. */
export const shownProblems = (
  { lines, findings }: Pick<ItemProblems, 'lines' | 'findings'>,
  context: ProblemContext,
): readonly ShownProblem[] => [
  ...lines.map(({ code, description, missing }) => ({ code, what: description, ...wayTo(cureOf(missing), context) })),
  ...findings.map((finding) => shownFinding(finding, context)),
];

/** Where a line in error tells the same, the way leads to where that is settled. */
function shownFinding(finding: Finding, context: ProblemContext): ShownProblem {
  const { sentence: what, cures } = finding;
  const place = cureOf(lineTold(finding));
  const [cure] = cures;
  if (place || !cure) return { what, ...wayTo(place, context) };
  return { what, link: { label: cure.label, target: () => context.choose(cure.action) } };
}

function wayTo(cure: Cure | null, { root }: ProblemContext): Pick<ShownProblem, 'link'> {
  if (!cure) return {};
  const { label, at } = cure;
  const target = at === 'sizes' || at === 'stock' ? () => focusSection(at) : (`${root}/${at}` as const);
  return { link: { label, target } };
}

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
