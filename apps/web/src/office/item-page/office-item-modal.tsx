import type { RuleContext } from '@door/domain/choice/rule';
import type { Item } from '@door/domain/model/item';
import type { Described } from '@door/domain/model/description';
import { describeUsualBuild } from '@door/domain/build/describe-usual-build';
import { useMemo } from 'react';
import { useRouter } from '../../platform/router/use-router.ts';
import { ItemModal, type ItemMode } from '../../door/item-modal/item-modal.tsx';
import { type OverviewLine, overviewOf } from '../../door/item-modal/overview.ts';
import { itemPageWords } from '../words/item.ts';
import { type DesignPage, itemRoot } from '../items/item-path.ts';
import { itemAddOns } from '../open-item/item-add-ons.ts';
import { useOfficeItem } from '../open-item/office-item.ts';
import { shownProblems } from './shown-problems.ts';
import type { ItemProblems } from './use-problems.ts';

const { modal } = itemPageWords;

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
      tradeWords={modal}
      onClose={onClose}
    />
  );
}

/** Stands with the hardware, as all that only the trade decides. */
const usualLines = (item: Item, context: RuleContext): readonly OverviewLine[] =>
  describeUsualBuild(item, context).map(({ term, value, isUsual: standard }) => ({
    step: 'hardware',
    term,
    value,
    standard,
  }));

const noContent = { overview: [], addOns: [], problems: [] };
