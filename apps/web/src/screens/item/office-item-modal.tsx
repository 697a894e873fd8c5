import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import type { Described } from '@door/domain/item/describe';
import { broughtAlong } from '@door/domain/stock/add-ons';
import { useMemo } from 'react';
import { usePlace } from '../../navigation/navigation.ts';
import { ItemModal, type ItemMode } from '../../shell/item-modal/item-modal.tsx';
import { overviewOf } from '../../shell/item-modal/overview.ts';
import { officeItemWords } from '../../words/office-item.ts';
import { type ChildPage, itemRoot } from './item-address.ts';
import { useOfficeItem } from '../../office/item/office-item.ts';
import { shownProblems } from './shown-problems.ts';

const { modal } = officeItemWords;

const pageAbout: Readonly<Record<Described['step'], ChildPage>> = {
  frame: 'frame-design',
  design: 'sash-design',
  colours: 'colours',
  glass: 'glass-theme',
  hardware: 'hardware-options',
};

interface OfficeItemModalProps {
  /** null: closed. */
  readonly mode: ItemMode | null;
  readonly problems: readonly WorkInstruction[];
  onClose(): void;
}

/** The open item in the item modal: all that was chosen, what comes beside it, and what is in the way of making it. */
export function OfficeItemModal({ mode, problems, onClose }: OfficeItemModalProps) {
  const { path } = usePlace();
  const { item, catalogue } = useOfficeItem();
  const root = itemRoot(path, item.id);
  const isOpen = mode !== null;
  const content = useMemo(
    () =>
      isOpen
        ? {
            overview: overviewOf(item, catalogue),
            addOns: broughtAlong(item, catalogue),
            problems: shownProblems(problems, root),
          }
        : nothing,
    [isOpen, item, catalogue, problems, root],
  );
  return (
    <ItemModal
      open={isOpen}
      mode={mode ?? 'overview'}
      content={content}
      placeOf={(topic) => `${root}/${pageAbout[topic]}`}
      says={modal}
      onClose={onClose}
    />
  );
}

const nothing = { overview: [], addOns: [], problems: [] };
