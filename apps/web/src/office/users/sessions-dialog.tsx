import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useMutation, useQuery } from '@tanstack/react-query';
import { QueryResult } from '../queries/query-result.tsx';
import { trpc } from '../queries/query-client.ts';
import { peopleMessages } from '../messages/people.ts';
import { SessionList } from './session-list.tsx';
import { type ListedPerson, peopleMutationMeta } from './use-people.ts';

const { sessions: t } = peopleMessages;

interface SessionsDialogProps {
  readonly person: ListedPerson;
  onClose(): void;
}

/** Where somebody is logged in, for an admin who ends it. */
export function SessionsDialog({ person: { UserId, Name }, onClose }: SessionsDialogProps) {
  const query = useQuery(trpc.user.sessions.queryOptions({ UserId }));
  const end = useMutation(trpc.user.endSessions.mutationOptions({ meta: peopleMutationMeta }));
  return (
    <Modal open title={t.title(Name)} width={480} onClose={onClose}>
      <QueryResult query={query}>
        {(sessions) => (
          <SessionList
            sessions={sessions}
            busy={end.isPending}
            onEnd={(SessionId) => end.mutate({ UserId, SessionId })}
          />
        )}
      </QueryResult>
      <div className="modal-actions">
        <Button onClick={onClose}>{t.close}</Button>
        {query.data && query.data.length > 1 ? (
          <Button look="quiet" busy={end.isPending} onClick={() => end.mutate({ UserId })}>
            {t.endAll}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}
