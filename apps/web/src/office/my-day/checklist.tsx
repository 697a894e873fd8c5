import { checkAnswers, type CheckAnswer } from '@door/domain/selling/visit/visit-event';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { Segmented, type Segment } from '@door/ui/segmented';
import { useState } from 'react';
import { myDayMessages } from '../messages/my-day.ts';
import type { DialogProps } from './job-parts.tsx';

const { checklist: t, acts } = myDayMessages;

const longestNote = 500;

/** Before a row is answered none of its answers is chosen. */
const segments: readonly Segment<CheckAnswer | ''>[] = checkAnswers.map((value) => ({
  value,
  label: t.answers[value],
}));

/** The supplier's rows, each answered at once: a phone that is put away in between has what was answered. */
export function ChecklistDialog({ visit, queue, onClose }: DialogProps) {
  const { Answers } = visit.Now;
  const say = (Row: string, Answer: CheckAnswer, Text: string) =>
    void queue.say(visit.Id, { Kind: 'checklist', Row, Answer, Text });
  return (
    <Modal open title={acts.checklist} width={460} onClose={onClose}>
      <p role="status">
        {t.done(visit.Checklist.filter((row) => Answers.some(({ Row }) => Row === row)).length, visit.Checklist.length)}
      </p>
      <ol className="my-day-checks">
        {visit.Checklist.map((row) => (
          <CheckRow
            key={row}
            row={row}
            answer={Answers.find(({ Row }) => Row === row)}
            onSay={(answer, text) => say(row, answer, text)}
          />
        ))}
      </ol>
      <div className="modal-actions">
        <Button look="primary" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Modal>
  );
}

interface CheckRowProps {
  readonly row: string;
  readonly answer: { readonly Answer: CheckAnswer; readonly Text: string } | undefined;
  onSay(answer: CheckAnswer, text: string): void;
}

function CheckRow({ row, answer, onSay }: CheckRowProps) {
  const [note, setNote] = useState(answer?.Text ?? '');
  const text = note.trim();
  return (
    <li>
      <p>{row}</p>
      <Segmented
        label={row}
        segments={segments}
        chosen={answer?.Answer ?? ''}
        onChoose={(chosen) => chosen !== '' && onSay(chosen, text)}
      />
      {answer?.Answer === 'no' || note !== '' ? (
        <Field
          label={t.note(row)}
          value={note}
          optional
          maxLength={longestNote}
          onChange={setNote}
          onLeave={() => answer && text !== answer.Text && onSay(answer.Answer, text)}
        />
      ) : null}
    </li>
  );
}
