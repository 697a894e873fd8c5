import { type EnquiryOutcome, enquiryOutcomes } from '@door/domain/selling/enquiry/enquiry-cycle';
import { Field } from '@door/ui/field';
import { Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { trpc } from '../queries/query-client.ts';
import { enquiryMutationMeta } from '../queries/use-enquiries.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { officeMessages } from '../messages/office.ts';

const { enquiry: t } = officeMessages;

const outcomes = enquiryOutcomes.map((value) => ({ value, label: t.outcomes[value] }));

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
