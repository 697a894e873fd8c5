import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '../queries/query-client.ts';
import { officeWords } from '../words/office.ts';
import { peopleWords } from '../words/people.ts';
import { type ListedPerson, peopleMutationMeta } from './use-people.ts';

const { disable: says } = peopleWords;

interface DisablePersonProps {
  readonly person: ListedPerson;
  onClose(): void;
}

/** Asks before somebody is shut out: whatever they have open stops answering at once. */
export function DisablePerson({ person: { UserId, Name }, onClose }: DisablePersonProps) {
  const disable = useMutation(trpc.user.disable.mutationOptions({ meta: peopleMutationMeta, onSuccess: onClose }));
  return (
    <Modal open title={says.title(Name)} width={440} onClose={onClose}>
      <p>{says.what}</p>
      <div className="modal-actions">
        <Button look="primary" busy={disable.isPending} onClick={() => disable.mutate({ UserId })}>
          {says.doIt}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {officeWords.asking.cancel}
        </Button>
      </div>
    </Modal>
  );
}
