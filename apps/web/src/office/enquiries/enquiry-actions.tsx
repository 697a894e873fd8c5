import { enquiryMoves, type EnquiryOutcome, enquiryOutcomes } from '@door/domain/selling/enquiry/enquiry-cycle';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { AssigneeOptions } from '../layout/assignee-options.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { officeMessages } from '../messages/office.ts';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { enquiryMutationMeta } from '../queries/use-enquiries.ts';
import { useAssignees, useMe } from '../queries/use-me.ts';
import { useNewQuote } from '../quotes/use-new-quote.ts';

const { enquiry: t, enquiries } = officeMessages;

interface EnquiryActionsProps {
  readonly enquiry: OpenedEnquiry;
}

/** Assigning an enquiry to a colleague or to oneself, quoting it, and closing it. */
export function EnquiryActions({ enquiry }: EnquiryActionsProps) {
  const { Id, Assignee } = enquiry;
  const me = useMe();
  const [closing, setClosing] = useState(false);
  const take = useMutation(trpc.enquiry.take.mutationOptions({ meta: enquiryMutationMeta }));
  return (
    <>
      <AssignEnquiry enquiry={enquiry} />
      <Button onClick={() => setClosing(true)}>{t.close}</Button>
      <MakeQuote enquiry={enquiry} />
      {Assignee === null ? (
        <Button look="primary" busy={take.isPending} onClick={() => take.mutate(Id)}>
          {t.takeIt}
        </Button>
      ) : null}
      {Assignee?.UserId === me.UserId ? <p className="enquiry-mine">{t.youAnswer}</p> : null}
      {closing ? <CloseEnquiry id={Id} onClose={() => setClosing(false)} /> : null}
    </>
  );
}

/** Opens a draft quote with the door of the enquiry, which is In Quote from then on. Whoever answers the enquiry does this next. */
function MakeQuote({ enquiry: { Id: EnquiryId, State, Assignee } }: EnquiryActionsProps) {
  const { begin, isPending } = useNewQuote();
  if (!enquiryMoves.quote.from.some((state) => state === State)) return null;
  return (
    <Button look={Assignee === null ? 'line' : 'primary'} busy={isPending} onClick={() => begin({ EnquiryId })}>
      {t.makeQuote}
    </Button>
  );
}

/** Saves when a colleague is chosen. After a failure the select shows the present assignee again. */
function AssignEnquiry({ enquiry: { Id, Assignee } }: EnquiryActionsProps) {
  const colleagues = useAssignees(Assignee?.UserId);
  const { control, handleSubmit, reset } = useForm({ values: { userId: Assignee?.UserId ?? '' } });
  const assign = useMutation(
    trpc.enquiry.assign.mutationOptions({ meta: enquiryMutationMeta, onError: () => reset() }),
  );
  const submit = handleSubmit(({ userId }) => assign.mutate({ Id, UserId: userId === '' ? null : userId }));
  const id = useId();
  return (
    <form className="enquiry-answers">
      <label htmlFor={id}>{t.answeredBy}</label>
      <Controller
        name="userId"
        control={control}
        render={({ field: { value, onChange } }) => (
          <select
            id={id}
            className="input"
            disabled={assign.isPending}
            value={value}
            onChange={(event) => {
              onChange(event);
              void submit();
            }}
          >
            <AssigneeOptions people={colleagues} nobody={enquiries.nobody} />
          </select>
        )}
      />
    </form>
  );
}

const outcomes = enquiryOutcomes.map((value) => ({ value, label: t.outcomes[value] }));

interface CloseForm {
  readonly outcome: EnquiryOutcome;
  readonly note: string;
}

interface CloseEnquiryProps {
  readonly id: string;
  onClose(): void;
}

/** The dialog that closes an enquiry with its outcome and a note. */
function CloseEnquiry({ id: Id, onClose }: CloseEnquiryProps) {
  const { control, handleSubmit } = useForm<CloseForm>({ defaultValues: { outcome: 'won', note: '' } });
  const close = useMutation(trpc.enquiry.done.mutationOptions({ meta: enquiryMutationMeta, onSuccess: onClose }));
  const submit = handleSubmit(({ outcome, note }) => {
    close.mutate({ Id, Outcome: outcome, Note: note });
  });
  return (
    <FormDialog
      title={t.closeTitle}
      width={400}
      doIt={t.closeIt}
      busy={close.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        name="outcome"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Segmented label={t.closeTitle} segments={outcomes} chosen={value} onChoose={onChange} />
        )}
      />
      <Controller
        name="note"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Field label={t.note} optional long value={value} maxLength={2000} onChange={onChange} />
        )}
      />
    </FormDialog>
  );
}
