import { type EnquiryOutcome, enquiryOutcomes } from '@door/domain/enquiry/enquiry-cycle';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { trpc } from '../queries/query-client.ts';
import { enquiryMutationMeta } from '../queries/use-enquiries.ts';
import { officeWords } from '../words/office.ts';

const { enquiry: says } = officeWords;

const outcomes = enquiryOutcomes.map((value) => ({ value, label: says.outcomes[value] }));

interface CloseForm {
  readonly outcome: EnquiryOutcome;
  readonly note: string;
}

export interface CloseEnquiryProps {
  readonly id: string;
  onClose(): void;
}

/** The dialog that closes an enquiry with its outcome and a note. */
export function CloseEnquiry({ id: Id, onClose }: CloseEnquiryProps) {
  const { control, handleSubmit } = useForm<CloseForm>({ defaultValues: { outcome: 'won', note: '' } });
  const close = useMutation(trpc.enquiry.done.mutationOptions({ meta: enquiryMutationMeta, onSuccess: onClose }));
  const submit = handleSubmit(({ outcome, note }) => {
    if (!close.isPending) close.mutate({ Id, Outcome: outcome, Note: note });
  });
  return (
    <Modal open title={says.closeTitle} width={400} onClose={onClose}>
      <form className="office-form" onSubmit={(event) => void submit(event)}>
        <Controller
          name="outcome"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Segmented label={says.closeTitle} segments={outcomes} chosen={value} onChoose={onChange} />
          )}
        />
        <Controller
          name="note"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Field label={says.note} optional long value={value} maxLength={2000} onChange={onChange} />
          )}
        />
        <div className="modal-actions">
          <Button look="primary" submits busy={close.isPending}>
            {says.closeIt}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {says.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
