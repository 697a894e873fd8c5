import type { AddOn } from '@door/domain/stock/add-ons';
import { Cross } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { Segmented } from '@door/ui/segmented';
import { useState } from 'react';
import { itemModalWords } from '../../words/item-modal.ts';
import { words } from '../../words/words.ts';
import { AddOnList } from './add-on-list.tsx';
import type { OverviewLine } from './overview.ts';
import { OverviewList } from './overview-list.tsx';
import { ProblemList } from './problem-list.tsx';
import type { Problem } from './problems.ts';

export type ItemMode = 'overview' | 'addOns' | 'error';

/** What there is to say about an item; a mode with nothing to say is not on offer. */
export interface ItemModalContent {
  readonly overview: readonly OverviewLine[];
  readonly addOns: readonly AddOn[];
  readonly problems: readonly Problem[];
}

export interface ItemModalProps {
  readonly open: boolean;
  /** What it shows first. */
  readonly mode: ItemMode;
  readonly content: ItemModalContent;
  /** Whether the lines of the overview lead to the steps where they are chosen. */
  readonly lines: 'lead to steps' | 'are read';
  onClose(): void;
}

/** Wide enough for a term and its value side by side, CSS px. */
const width = 520;

/** One item in three modes: Add Ons, Overview, Error. */
export function ItemModal({ open, mode: first, content, lines, onClose }: ItemModalProps) {
  const [chosen, choose] = useState(first);
  const modes = modesOf(content);
  const mode = modes.includes(chosen) ? chosen : first;
  return (
    <Modal open={open} title={itemModalWords[mode].title} width={width} onClose={onClose}>
      <button type="button" className="item-modal-close" aria-label={words.close} onClick={onClose}>
        <Cross />
      </button>
      <Modes modes={modes} chosen={mode} onChoose={choose} />
      <div className="item-modal-lines">
        {mode === 'overview' ? (
          <OverviewList lines={content.overview} onLeave={lines === 'are read' ? null : onClose} />
        ) : null}
        {mode === 'addOns' ? <AddOnList addOns={content.addOns} /> : null}
        {mode === 'error' ? <ProblemList problems={content.problems} /> : null}
      </div>
    </Modal>
  );
}

interface ModesProps {
  readonly modes: readonly ItemMode[];
  readonly chosen: ItemMode;
  onChoose(mode: ItemMode): void;
}

function Modes({ modes, chosen, onChoose }: ModesProps) {
  if (modes.length < 2) return null;
  const segments = modes.map((value) => ({ value, label: itemModalWords[value].mode }));
  return (
    <div className="item-modal-modes">
      <Segmented<ItemMode> label={itemModalWords.mode} segments={segments} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

const linesIn: Readonly<Record<ItemMode, (content: ItemModalContent) => readonly unknown[]>> = {
  overview: ({ overview }) => overview,
  addOns: ({ addOns }) => addOns,
  error: ({ problems }) => problems,
};

const modesOf = (content: ItemModalContent): readonly ItemMode[] =>
  (['overview', 'addOns', 'error'] as const).filter((mode) => linesIn[mode](content).length > 0);
