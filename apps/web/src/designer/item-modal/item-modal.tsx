import type { Action } from '@door/domain/door/model/action';
import type { Described } from '@door/domain/door/model/description';
import type { AddOn } from '@door/domain/door/stock/add-ons';
import { Cross } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { Segmented } from '@door/ui/segmented';
import { useEffect, useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import type { PagePath } from '../../shared/router/paths.ts';
import { messages } from '../../shared/messages/messages.ts';
import { DemandedBy } from '../description/demanded-by.tsx';
import { originMessages } from '../description/messages.ts';
import { topics } from '../description/door-summary.ts';
import { stepOfTopic } from '../steps/steps.ts';
import type { OverviewLine } from './overview.ts';
import { ProblemList, type ShownProblem } from './problem-list.tsx';
import { itemModalMessages } from './messages.ts';
import './item-modal.css';

export type ItemMode = 'overview' | 'addOns' | 'error';

/** What the modal shows about an item, by mode. */
export interface ItemModalContent {
  readonly overview: readonly OverviewLine[];
  readonly addOns: readonly AddOn[];
  readonly problems: readonly ShownProblem[];
}

interface TradeMessages {
  readonly titles: Readonly<Record<ItemMode, string>>;
  /** Stands above the problems. */
  readonly problemsLead: string;
  /** The text of a mode that has nothing to show. Visitors do not see such a mode at all. */
  readonly empty: Readonly<Record<ItemMode, string>>;
}

export interface ItemModalProps {
  readonly open: boolean;
  /** What it shows first. */
  readonly mode: ItemMode;
  readonly content: ItemModalContent;
  /** The pages on which the topics of the overview are chosen; null: no links. */
  readonly pageOf: PageOf | null;
  /** Given on the trade's pages, where some texts differ. */
  readonly tradeMessages?: TradeMessages;
  /** Takes back the choice that demands a line; absent: whoever looks may not. */
  readonly onUndo?: (undo: Action) => void;
  onClose(): void;
}

/** Wide enough for a term and its value side by side, CSS px. */
const width = 520;

/** One dialog about an item, in three modes: Add Ons, Overview, Error. */
export function ItemModal(props: ItemModalProps) {
  const { open, mode: first, content, tradeMessages, onClose } = props;
  const [chosen, setChosen] = useState(first);
  const filled = filledModes(content);
  const modes = tradeMessages ? allModes : filled;
  const mode = modes.includes(chosen) ? chosen : first;
  // Opened for something else than the last time.
  useEffect(() => {
    if (open) setChosen(first);
  }, [open, first]);
  return (
    <Modal
      open={open}
      title={tradeMessages ? tradeMessages.titles[mode] : itemModalMessages[mode].title}
      width={width}
      onClose={onClose}
    >
      <button type="button" className="item-modal-close" aria-label={messages.close} onClick={onClose}>
        <Cross />
      </button>
      <Modes modes={modes} chosen={mode} onChoose={setChosen} />
      <div className="item-modal-lines">
        {tradeMessages && !filled.includes(mode) ? (
          <p>{tradeMessages.empty[mode]}</p>
        ) : (
          <ModeContent {...props} mode={mode} />
        )}
      </div>
    </Modal>
  );
}

/** What the chosen mode has to show. */
function ModeContent(props: ItemModalProps) {
  const { mode, content, pageOf, tradeMessages, onClose } = props;
  const problemsLead = tradeMessages ? tradeMessages.problemsLead : itemModalMessages.supplierSettles;
  if (mode === 'addOns') return <AddOnList addOns={content.addOns} />;
  if (mode === 'error') return <ProblemList lead={problemsLead} problems={content.problems} onLeave={onClose} />;
  return <OverviewList lines={content.overview} pageOf={pageOf} onUndo={props.onUndo} onLeave={onClose} />;
}

interface ModesProps {
  readonly modes: readonly ItemMode[];
  readonly chosen: ItemMode;
  onChoose(mode: ItemMode): void;
}

function Modes({ modes, chosen, onChoose }: ModesProps) {
  if (modes.length < 2) return null;
  const segments = modes.map((value) => ({ value, label: itemModalMessages[value].mode }));
  return (
    <div className="item-modal-modes">
      <Segmented<ItemMode> label={itemModalMessages.mode} segments={segments} chosen={chosen} onChoose={onChoose} />
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

/** What comes beside the door, and why. */
const AddOnList = ({ addOns }: { readonly addOns: readonly AddOn[] }) => (
  <ul className="item-modal-list">
    {addOns.map((addOn) => (
      <li key={`${addOn.name} ${addOn.comesWith}`}>
        <b>{addOn.name}</b>
        <small>{reasonFor(addOn)}</small>
      </li>
    ))}
  </ul>
);

const reasonFor = ({ reference, comesWith }: AddOn): string => {
  if (reference === 'frame') return comesWith ?? '';
  return reference === 'Manual Addon' ? itemModalMessages.manualAddOn : itemModalMessages.comesWith(comesWith ?? '');
};

/** The page on which a topic is chosen. */
type PageOf = (topic: Described['step']) => PagePath;

interface ListProps {
  readonly lines: readonly OverviewLine[];
  /** null: no links. */
  readonly pageOf: PageOf | null;
  readonly onUndo: ItemModalProps['onUndo'];
  /** Called when a link is followed. */
  onLeave(): void;
}

/** All that was chosen, step by step, with links to the pages where it is chosen. */
const OverviewList = ({ lines, ...leading }: ListProps) =>
  topics.map((topic) => (
    <Group key={topic} topic={topic} lines={lines.filter(({ step }) => step === topic)} {...leading} />
  ));

function Group({ topic, lines, pageOf, onUndo, onLeave }: ListProps & { readonly topic: Described['step'] }) {
  const { short } = stepOfTopic[topic];
  const { goTo, change } = itemModalMessages;
  const path = pageOf?.(topic);
  return (
    <div className="chosen-group">
      <h3>
        {path ? (
          <Link to={path} onClick={onLeave} aria-label={goTo(short)}>
            {short}
          </Link>
        ) : (
          short
        )}
      </h3>
      <dl>
        {lines.map(({ term, value, ...why }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {path ? (
                <Link to={path} onClick={onLeave} aria-label={change(value, term)}>
                  {value}
                </Link>
              ) : (
                value
              )}
              <Why {...why} onUndo={onUndo} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type WhyProps = Pick<OverviewLine, 'standard' | 'origin'> & Pick<ListProps, 'onUndo'>;

/** Why a line is as it is, where nobody chose it; what another choice demands goes with one tap. */
function Why({ standard, origin, onUndo }: WhyProps) {
  if (origin.kind === 'demanded')
    return (
      <small>
        <DemandedBy demand={origin} onUndo={onUndo} />
      </small>
    );
  if (origin.kind === 'design') return <small>{originMessages.with(origin.by)}</small>;
  return standard ? <small>{itemModalMessages.standard}</small> : null;
}
