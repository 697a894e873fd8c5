import { describeUsualBuild } from '@door/domain/door/build/describe-usual-build';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { originsOf } from '@door/domain/door/configure/origin';
import { lineTold } from '@door/domain/making/findings/blocking-problems';
import type { Finding } from '@door/domain/making/findings/finding';
import type { Action } from '@door/domain/door/model/action';
import type { Described } from '@door/domain/door/model/description';
import type { Item } from '@door/domain/door/model/item';
import { useMemo } from 'react';
import { ItemModal, type ItemMode } from '../../designer/item-modal/item-modal.tsx';
import { type OverviewLine, overviewOf } from '../../designer/item-modal/overview.ts';
import type { ShownProblem } from '../../designer/item-modal/problem-list.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { type DesignPage, itemRoot } from '../items/item-path.ts';
import { itemAddOns } from '../open-item/item-add-ons.ts';
import { useOfficeItem } from '../open-item/office-item.ts';
import { itemPageMessages } from '../messages/item.ts';
import type { ItemProblems } from './use-problems.ts';
import { type Fix, fixOf } from './work-instructions/fixes.ts';

const { modal } = itemPageMessages;

const pageOfStep: Readonly<Record<Described['step'], DesignPage>> = {
  frame: 'frame-design',
  design: 'sash-design',
  colours: 'colours',
  glass: 'glass-theme',
  hardware: 'hardware-options',
};

interface OfficeItemModalProps {
  /** null: closed. */
  readonly mode: ItemMode | null;
  readonly problems: Pick<ItemProblems, 'lines' | 'findings'>;
  onClose(): void;
}

/** The item modal for the open item: overview of all choices, add-ons, problems. */
export function OfficeItemModal({ mode, problems, onClose }: OfficeItemModalProps) {
  const { path } = useRouter();
  const { item, context, choose } = useOfficeItem();
  const root = itemRoot(path, item.id);
  const isOpen = mode !== null;
  const content = useMemo(
    () =>
      isOpen
        ? {
            overview: [...overviewOf(item, context), ...usualLines(item, context)],
            addOns: itemAddOns(item, context.catalogue),
            problems: shownProblems(problems, { root, choose }),
          }
        : noContent,
    [isOpen, item, context, problems, root, choose],
  );
  return (
    <ItemModal
      open={isOpen}
      mode={mode ?? 'overview'}
      content={content}
      pageOf={(topic) => `${root}/${pageOfStep[topic]}`}
      tradeMessages={modal}
      onUndo={choose}
      onClose={onClose}
    />
  );
}

/** Stands with the hardware, as all that only the trade decides. */
function usualLines(item: Item, context: RuleContext): readonly OverviewLine[] {
  const origins = originsOf(item, context);
  return describeUsualBuild(item, context).map(({ about, term, value, isUsual: standard }) => ({
    step: 'hardware',
    term,
    value,
    standard,
    origin: origins.get(about) ?? { kind: 'usual' },
  }));
}

const noContent = { overview: [], addOns: [], problems: [] };

interface ProblemContext {
  readonly root: ReturnType<typeof itemRoot>;
  readonly choose: (action: Action) => void;
}

/** Problems as the item modal shows them, each with its fix. */
const shownProblems = (
  { lines, findings }: Pick<ItemProblems, 'lines' | 'findings'>,
  context: ProblemContext,
): readonly ShownProblem[] => [
  ...lines.map(({ code, description, missing }) => ({ code, what: description, ...wayTo(fixOf(missing), context) })),
  ...findings.map((finding) => shownFinding(finding, context)),
];

/** Where a line in error tells the same, the way leads to where that is settled. */
function shownFinding(finding: Finding, context: ProblemContext): ShownProblem {
  const { sentence: what, fixes } = finding;
  const place = fixOf(lineTold(finding));
  const [fix] = fixes;
  if (place || !fix) return { what, ...wayTo(place, context) };
  return { what, link: { label: fix.label, target: () => context.choose(fix.action) } };
}

function wayTo(fix: Fix | null, { root }: ProblemContext): Pick<ShownProblem, 'link'> {
  if (!fix) return {};
  const { label, at } = fix;
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
