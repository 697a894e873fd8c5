import { Button } from '@door/ui/button';
import { useId, useState } from 'react';
import { failureOf } from '../../platform/calls/failure.ts';
import { answersOf } from '../queries/answers.ts';
import { officeClient, type OfficeOutputs, type OpenedEnquiry } from '../queries/office-client.ts';
import { useAsked } from '../queries/use-asked.ts';
import { useMe } from '../queries/use-me.ts';
import { useSend } from '../queries/use-send.ts';
import { officeWords } from '../words/office.ts';
import { CloseEnquiry } from './close-enquiry.tsx';

const { enquiry: says, enquiries } = officeWords;

const answers = answersOf<OfficeOutputs['user']['colleagues']>();

export interface EnquiryActionsProps {
  readonly enquiry: OpenedEnquiry;
  onChanged(): void;
}

/** Assigning an enquiry to a colleague or to oneself, and closing it. */
export function EnquiryActions({ enquiry: { Id, Assignee }, onChanged }: EnquiryActionsProps) {
  const { answer: colleagues = [] } = useAsked({
    answers,
    key: 'all',
    ask: () => officeClient().user.colleagues.query(),
  });
  const me = useMe();
  const label = useId();
  const [closing, close] = useState(false);
  const { send, busy } = useSend();
  /** If a colleague was faster, the toast names them and the enquiry is loaded again. */
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
            change(() =>
              officeClient().enquiry.assign.mutate({ Id, UserId: target.value === '' ? null : target.value }),
            )
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
        <Button look="primary" busy={busy} onClick={() => change(() => officeClient().enquiry.take.mutate(Id))}>
          {says.takeIt}
        </Button>
      ) : null}
      {Assignee?.UserId === me.UserId ? <p className="enquiry-mine">{says.youAnswer}</p> : null}
      {closing ? <CloseEnquiry id={Id} onClose={() => close(false)} onClosed={onChanged} /> : null}
    </>
  );
}
