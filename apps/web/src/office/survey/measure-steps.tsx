import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { readLength } from '@door/ui/read-length';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { surveyMessages } from '../messages/survey.ts';
import { MeasureField } from './measure-field.tsx';
import { measuredIn, measureSteps, nextUnmeasured } from './measure-groups.ts';
import { OpeningSketch } from './opening-sketch.tsx';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';
import './measure-steps.css';

const { steps: messages, groups, saving: savingMessages } = surveyMessages;

interface MeasureStepsProps {
  readonly store: SurveyStore;
  onClose(): void;
}

/** One measure of the survey for each screen: where it is taken, a large field, and buttons that a thumb reaches. */
export function MeasureSteps({ store, onClose }: MeasureStepsProps) {
  const { mine, saving } = useSurveyState(store);
  const [at, setAt] = useState(() => nextUnmeasured(mine));
  /** The step whose small value was asked about: the second time it stands. */
  const [asked, setAsked] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector<HTMLInputElement>('.survey-field input') ?? null;
  // Within the act that leads to the next measure, so that a phone keeps its keyboard.
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('.survey-field input');
    input?.focus();
  }, [at]);
  const step = measureSteps[at];
  if (!step) return null;
  const { group, label, index } = step;
  const value = group.read(mine)[index] ?? null;
  const name = `${groups[group.name].name}, ${label}`;
  const measured = measuredIn(mine);
  const isLast = at === measureSteps.length - 1;
  /** What is typed is set when its field is left. */
  const go = (to: number) => {
    field()?.blur();
    if (readLength(field()?.value ?? '', 4) === 'unreadable') return field()?.focus();
    if (to === measureSteps.length) return onClose();
    setAt(to);
  };
  const next = (event?: FormEvent) => {
    event?.preventDefault();
    const typed = readLength(field()?.value ?? '', 4);
    const isOdd = typed === 'unreadable' || (typed !== null && typed < group.minValue && asked !== at);
    if (!isOdd) return go(at + 1);
    field()?.blur();
    field()?.focus();
    if (typed !== 'unreadable') setAsked(at);
  };
  return (
    <Modal open fullScreen label={messages.title} onClose={() => go(measureSteps.length)}>
      <form ref={form} className="survey-steps" noValidate onSubmit={next}>
        <header>
          <p className="num">{messages.progress(measured, measureSteps.length)}</p>
          <span role="status">{savingMessages[saving]}</span>
          <Button look="quiet" scale="row" onClick={() => go(measureSteps.length)}>
            {messages.close}
          </Button>
          <progress value={measured} max={measureSteps.length} aria-label={messages.title} />
        </header>
        <h2>{name}</h2>
        <OpeningSketch group={group.name} at={index} />
        <MeasureField
          key={at}
          label={label}
          name={name}
          value={value}
          minValue={group.minValue}
          onFocus={() => undefined}
          onChange={(length) => store.change(group.write(store.current().mine, index, length))}
          onEnter={next}
        />
        <footer>
          <Button disabled={at === 0} onClick={() => go(at - 1)}>
            {messages.back}
          </Button>
          <Button look="primary" submits>
            {isLast ? messages.done : value === null ? messages.skip : messages.next}
          </Button>
        </footer>
      </form>
    </Modal>
  );
}
