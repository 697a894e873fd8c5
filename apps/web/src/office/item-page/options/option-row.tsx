import type { Demanding } from '@door/domain/door/configure/origin';
import { Button } from '@door/ui/button';
import { Radio, useRadioGroup } from '@door/ui/radio';
import { useId, useRef, useState } from 'react';
import { ConsequencesNote } from '../../../designer/description/consequences-note.tsx';
import { DemandedBy } from '../../../designer/description/demanded-by.tsx';
import { useDesigner } from '../../../designer/state/use-designer.ts';
import { type Explanation, useExplain } from '../../../designer/steps/use-explain.tsx';
import { labelOfSuggestion, textOfLine } from '../../../designer/steps/suggestion-text.ts';
import { suggestionsOf } from '../../../designer/steps/suggestions-of.ts';
import { useItemStore } from '../../open-item/item-provider.tsx';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { optionMessages as messages } from '../../messages/item.ts';
import type { Choice, ItemOption } from './option.ts';

export interface OptionRowProps {
  readonly option: ItemOption;
  /** Another choice that asks for the value. */
  readonly demand: Demanding | undefined;
  readonly isOpen: boolean;
  onToggle(): void;
}

/** An option and its value; opens into all values, with the reason why one is not available. */
export function OptionRow({ option, demand, isOpen, onToggle }: OptionRowProps) {
  const { term, value, isStandard, locked } = option;
  const { choose } = useOfficeItem();
  const store = useItemStore();
  const id = useId();
  const row = useRef<HTMLButtonElement>(null);
  const close = () => {
    onToggle();
    row.current?.focus();
  };
  return (
    <li className="option" data-open={isOpen}>
      <button
        ref={row}
        type="button"
        className="inspector-row option-row"
        aria-expanded={isOpen}
        aria-controls={`${id}-choices`}
        aria-describedby={locked ? `${id}-locked` : undefined}
        onClick={onToggle}
      >
        <span className="option-term">{term}</span>
        <span className="option-value" data-standard={isStandard}>
          {value}
        </span>
        {isStandard ? <span className="option-standard">{messages.standard}</span> : null}
      </button>
      {demand ? (
        <p className="option-demanded">
          <DemandedBy demand={demand} onUndo={choose} />
        </p>
      ) : null}
      {locked ? (
        <p className="stack option-why" id={`${id}-locked`}>
          {locked}
        </p>
      ) : null}
      {isOpen ? (
        <>
          <Choices id={`${id}-choices`} option={option} onClose={close} />
          <ConsequencesNote store={store} />
        </>
      ) : null}
    </li>
  );
}

interface ChoicesProps {
  readonly id: string;
  readonly option: ItemOption;
  onClose(): void;
}

function Choices({ id, option, onClose }: ChoicesProps) {
  return (
    <div id={id} className="option-choices" role="radiogroup" aria-label={messages.chooseFor(option.term)}>
      <ChoiceRows choices={option.choices()} onClose={onClose} />
    </div>
  );
}

function ChoiceRows({ choices, onClose }: { readonly choices: readonly Choice[]; onClose(): void }) {
  const group = useRadioGroup();
  const { choose } = useOfficeItem();
  const [asked, setAsked] = useState<string | null>(null);
  return choices.map((choice) => (
    <ChoiceRow
      key={choice.key}
      choice={choice}
      isAsked={asked === choice.key}
      onAsk={(isAsked) => setAsked(isAsked ? choice.key : null)}
      radio={
        <Radio
          id={`${group.name}-${choice.key}`}
          ref={choice.chosen ? focusOnce : null}
          group={group}
          label={[choice.label, choice.note, choice.isSold ? '' : messages.noLongerSold]
            .filter((part) => part !== '')
            .join(', ')}
          chosen={choice.chosen}
          reason={choice.disabledReason && choice.disabledReason.explanation}
          onChoose={() => choose(choice.action)}
          onAsk={() => setAsked(choice.key)}
          onEscape={onClose}
        />
      }
    />
  ));
}

/** Focuses the present value when the row opens. */
const focusOnce = (radio: HTMLInputElement | null): void => {
  if (radio && !radio.closest('.option-choices')?.contains(document.activeElement))
    radio.focus({ preventScroll: true });
};

interface ChoiceRowProps {
  readonly choice: Choice;
  readonly isAsked: boolean;
  onAsk(isAsked: boolean): void;
  readonly radio: React.ReactElement<{ id: string }>;
}

const remarks = ({ note, isStandard, isSold }: Choice): string =>
  [note, isStandard ? messages.standard : '', isSold ? '' : messages.noLongerSold]
    .filter((part) => part !== '')
    .join(', ');

function ChoiceRow({ choice, isAsked, onAsk, radio }: ChoiceRowProps) {
  const { label, disabledReason, action } = choice;
  const explain = useExplain();
  const text = explain(disabledReason, action);
  return (
    <div className="option-choice" data-unavailable={text !== null}>
      <label htmlFor={radio.props.id}>
        {radio}
        <span aria-hidden="true">{label}</span>
        <small aria-hidden="true">{remarks(choice)}</small>
      </label>
      {text ? (
        <div className="stack option-why">
          <p>{text.explanation}</p>
          {isAsked ? (
            <WayToOption text={text} onTaken={() => onAsk(false)} />
          ) : (
            <Button look="quiet" scale="row" aria-label={messages.whatItTakes(label)} onClick={() => onAsk(true)}>
              {messages.whatItTakesShort}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

interface WayToOptionProps {
  readonly text: Explanation;
  /** The way was taken. */
  onTaken(): void;
}

/** The whole way to a value that cannot be had now: all that it changes, and one button that does it, undone at once. */
function WayToOption({ text, onTaken }: WayToOptionProps) {
  const { item, context, choose } = useDesigner();
  const [suggestion] = useState(() => suggestionsOf(text.asked, item, context)[0]);
  return (
    <div className="stack option-way" role="status">
      {suggestion ? (
        <>
          <ul>
            {suggestion.lines.map((line) => (
              <li key={line.term}>{textOfLine(line)}</li>
            ))}
          </ul>
          <Button
            scale="row"
            onClick={() => {
              choose(...text.asked.before, ...suggestion.actions);
              onTaken();
            }}
          >
            {labelOfSuggestion(suggestion)}
          </Button>
        </>
      ) : (
        <p>{messages.noWay}</p>
      )}
    </div>
  );
}
