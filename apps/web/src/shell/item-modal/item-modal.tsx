import type { AddOn } from '@door/domain/stock/add-ons';
import { Cross } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { Segmented } from '@door/ui/segmented';
import { useEffect, useState } from 'react';
import { itemModalWords } from '../../words/item-modal.ts';
import { words } from '../../words/words.ts';
import { AddOnList } from './add-on-list.tsx';
import type { OverviewLine } from './overview.ts';
import { OverviewList, type PlaceOf } from './overview-list.tsx';
import { ProblemList, type ShownProblem } from './problem-list.tsx';

export type ItemMode = 'overview' | 'addOns' | 'error';

/** What there is to say about an item. */
export interface ItemModalContent {
  readonly overview: readonly OverviewLine[];
  readonly addOns: readonly AddOn[];
  readonly problems: readonly ShownProblem[];
}

interface TradeWords {
  readonly titles: Readonly<Record<ItemMode, string>>;
  /** Stands above the problems. */
  readonly problemsLead: string;
  /** What a mode says that has nothing to show; without it such a mode is not on offer. */
  readonly empty: Readonly<Record<ItemMode, string>>;
}

export interface ItemModalProps {
  readonly open: boolean;
  /** What it shows first. */
  readonly mode: ItemMode;
  readonly content: ItemModalContent;
  /** Where the things of the overview are chosen; null: its lines lead nowhere. */
  readonly placeOf: PlaceOf | null;
  /** What the trade is told otherwise than a visitor. */
  readonly says?: TradeWords;
  onClose(): void;
}

/** Wide enough for a term and its value side by side, CSS px. */
const width = 520;

/** One item in three modes: Add Ons, Overview, Error. */
export function ItemModal(props: ItemModalProps) {
  const { open, mode: first, content, says, onClose } = props;
  const [chosen, choose] = useState(first);
  const filled = filledModes(content);
  const modes = says ? allModes : filled;
  const mode = modes.includes(chosen) ? chosen : first;
  // Opened for something else than the last time.
  useEffect(() => {
    if (open) choose(first);
  }, [open, first]);
  return (
    <Modal open={open} title={says ? says.titles[mode] : itemModalWords[mode].title} width={width} onClose={onClose}>
      <button type="button" className="item-modal-close" aria-label={words.close} onClick={onClose}>
        <Cross />
      </button>
      <Modes modes={modes} chosen={mode} onChoose={choose} />
      <div className="item-modal-lines">
        {says && !filled.includes(mode) ? <p>{says.empty[mode]}</p> : <Shown {...props} mode={mode} />}
      </div>
    </Modal>
  );
}

/** What the chosen mode has to show. */
function Shown(props: ItemModalProps) {
  const { mode, content, placeOf, says, onClose } = props;
  const problemsLead = says ? says.problemsLead : itemModalWords.supplierSettles;
  if (mode === 'addOns') return <AddOnList addOns={content.addOns} />;
  if (mode === 'error') return <ProblemList lead={problemsLead} problems={content.problems} onLeave={onClose} />;
  return <OverviewList lines={content.overview} placeOf={placeOf} onLeave={onClose} />;
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

const allModes: readonly ItemMode[] = ['overview', 'addOns', 'error'];

const filledModes = (content: ItemModalContent): readonly ItemMode[] =>
  allModes.filter((mode) => linesIn[mode](content).length > 0);
