import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { Refusal } from '../layout/refusal.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { diaryMessages } from '../messages/diary.ts';
import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';

const { feeds: t } = diaryMessages;

type Feeds = OfficeOutputs['diary']['feeds'];
type Feed = Feeds['Feeds'][number];

const show = (feeds: Feeds): void => {
  queryClient.setQueryData(trpc.diary.feeds.queryKey(), feeds);
};

/** The addresses by which people and teams have their visits in their own calendar. */
export function FeedsDialog({ onClose }: { onClose(): void }) {
  const query = useQuery(trpc.diary.feeds.queryOptions());
  const people = useQuery(trpc.diary.resources.queryOptions());
  return (
    <Modal open title={t.title} width={620} onClose={onClose}>
      <div className="office-form">
        <p>{t.about}</p>
        <QueryResult query={query}>
          {({ Feeds: all }) =>
            all.length === 0 ? (
              <p className="office-hint">{t.none}</p>
            ) : (
              <ul className="diary-feeds">
                {all.map((feed) => (
                  <FeedRow key={feed.Id} feed={feed} />
                ))}
              </ul>
            )
          }
        </QueryResult>
        <QueryResult query={people}>{(all) => <NewFeed people={all} />}</QueryResult>
        <div className="row diary-feeds-end">
          <Button onClick={onClose}>{t.close}</Button>
        </div>
      </div>
    </Modal>
  );
}

function FeedRow({ feed: { Id, TeamId, Name, NamesCustomers, Path } }: { readonly feed: Feed }) {
  const name = TeamId === null ? t.person(Name) : t.team(Name);
  const url = `${location.origin}${Path}`;
  const revoke = useMutation({
    mutationFn: () => officeClient.diary.revokeFeed.mutate({ Id }),
    onSuccess: (feeds) => {
      show(feeds);
      showToast('success', t.revoked(name));
    },
  });
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast('success', t.copied),
      () => showToast('error', t.notCopied),
    );
  return (
    <li>
      <b>{[name, ...(NamesCustomers ? [t.named] : [])].join(', ')}</b>
      <input
        className="num"
        readOnly
        aria-label={t.address(name)}
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <span className="row">
        <Button scale="row" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button scale="row" aria-label={t.revokeOf(name)} busy={revoke.isPending} onClick={() => revoke.mutate()}>
          {t.revoke}
        </Button>
      </span>
      <Refusal error={revoke.error} />
    </li>
  );
}

interface NewFeedProps {
  readonly people: OfficeOutputs['diary']['resources'];
}

function NewFeed({ people: { Resources, Teams } }: NewFeedProps) {
  const choices = [
    ...Teams.filter(({ IsRetired }) => !IsRetired).map(({ Id, Name }) => ({ value: Id, label: t.team(Name) })),
    ...Resources.filter(({ Kind, IsRetired }) => Kind === 'person' && !IsRetired).map(({ Id, Name }) => ({
      value: Id,
      label: t.person(Name),
    })),
  ];
  const [chosen, setChosen] = useState(choices[0]?.value ?? '');
  const [NamesCustomers, setNamesCustomers] = useState(false);
  // One address is made, however often the message is sent; the next has an id of its own.
  const [Id, setId] = useState(() => crypto.randomUUID());
  const create = useMutation({
    mutationFn: () => {
      const isTeam = Teams.some((team) => team.Id === chosen);
      const of = isTeam ? { TeamId: chosen } : { ResourceId: chosen };
      return officeClient.diary.createFeed.mutate({ Id, NamesCustomers, ...of });
    },
    onSuccess: (feeds) => {
      show(feeds);
      setId(crypto.randomUUID());
    },
  });
  if (choices.length === 0) return null;
  return (
    <>
      <SelectField label={t.of} value={chosen} choices={choices} onChange={setChosen} />
      <Check kind="checkbox" checked={NamesCustomers} note={t.namesNote} onChange={setNamesCustomers}>
        {t.names}
      </Check>
      <Refusal error={create.error} />
      <div className="row">
        <Button look="primary" busy={create.isPending} onClick={() => create.mutate()}>
          {t.create}
        </Button>
      </div>
    </>
  );
}
