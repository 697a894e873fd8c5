import { Button } from '@door/ui/button';
import { useId, useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { answersOf } from '../../office/answers.ts';
import { officeApi, type OfficeAnswers, type OpenedEnquiry } from '../../office/calls.ts';
import { useAsked } from '../../office/use-asked.ts';
import { useMe } from '../../office/use-me.ts';
import { useSend } from '../../office/use-send.ts';
import { officeWords } from '../../words/office.ts';
import { CloseEnquiry } from './close-enquiry.tsx';

const { enquiry: says, enquiries } = officeWords;

const answers = answersOf<OfficeAnswers['user']['colleagues']>();

export interface EnquiryActsProps {
  readonly enquiry: OpenedEnquiry;
  onChanged(): void;
}

/** Who answers it, and how it ends. */
export function EnquiryActs({ enquiry: { Id, Assignee }, onChanged }: EnquiryActsProps) {
  const { answer: colleagues = [] } = useAsked({
    answers,
    key: 'all',
    ask: () => officeApi().user.colleagues.query(),
  });
  const me = useMe();
  const label = useId();
  const [closing, close] = useState(false);
  const { send, busy } = useSend();
  /** Whoever was quicker is named in a toast, and then stands here. */
  const change = (work: () => Promise<unknown>) =>
    void send(async () => {
      try {
        await work();
      } catch (error) {
        if (failureOf(error) === 'conflict') onChanged();
        throw error;
      }
      onChanged();
    });
  return (
    <>
      <div className="enquiry-answers">
        <label htmlFor={label}>{says.answeredBy}</label>
        <select
          id={label}
          className="input"
          disabled={busy}
          value={Assignee?.UserId ?? ''}
          onChange={({ target }) =>
            change(() => officeApi().enquiry.assign.mutate({ Id, UserId: target.value === '' ? null : target.value }))
          }
        >
          <option value="">{enquiries.nobody}</option>
          {colleagues.map(({ UserId, Name }) => (
            <option key={UserId} value={UserId}>
              {Name}
            </option>
          ))}
        </select>
      </div>
      <Button onClick={() => close(true)}>{says.close}</Button>
      {Assignee === null ? (
        <Button look="primary" busy={busy} onClick={() => change(() => officeApi().enquiry.take.mutate(Id))}>
          {says.takeIt}
        </Button>
      ) : null}
      {Assignee?.UserId === me.UserId ? <p className="enquiry-mine">{says.youAnswer}</p> : null}
      {closing ? <CloseEnquiry id={Id} onClose={() => close(false)} onClosed={onChanged} /> : null}
    </>
  );
}
