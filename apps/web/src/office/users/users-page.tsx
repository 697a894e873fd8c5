import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { StatusPill } from '@door/ui/status-pill';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../shared/text/dates.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { useSearchParam, useSearchParams } from '../layout/use-search-param.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useAttempts } from '../queries/use-attempts.ts';
import { useMe } from '../queries/use-me.ts';
import { officeMessages } from '../messages/office.ts';
import { peopleMessages } from '../messages/people.ts';
import { maxDiscountText } from './discount-text.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonForm } from './person-form.tsx';
import { paramAfter, shownPeople, sortOf } from './shown-people.ts';
import { type ListedPerson, type People, peopleMutationMeta, usePeople } from './use-people.ts';
import './users-page.css';

const { invite: t, done } = peopleMessages;

const nobody = { email: '', name: '', role: 'installer', maxDiscount: '', mayTakeCash: false } as const;

/** Invites somebody by mail. After a failure the same invitation is tried again, and another address is another one. */
function InvitePerson({ onClose }: { onClose(): void }) {
  const attempts = useAttempts();
  const invite = useMutation(
    trpc.user.invite.mutationOptions({
      meta: peopleMutationMeta,
      onSuccess: ({ Email }) => {
        showToast('info', done.invited(Email));
        onClose();
      },
    }),
  );
  return (
    <PersonForm
      title={t.title}
      what={t.what}
      doIt={t.doIt}
      fields={nobody}
      asksEmail
      busy={invite.isPending}
      onDone={(person) => invite.mutate({ Id: attempts.of(person.Email), ...person })}
      onClose={onClose}
    />
  );
}

const { columns: heads } = peopleMessages;

/** `/installer/users`: who may log in to the office, and what they may do. */
export function UsersPage() {
  const query = usePeople();
  const [isInviting, setIsInviting] = useState(false);
  const [text, setText] = useSearchParam('text');
  usePageKey('n', () => setIsInviting(true));
  return (
    <>
      <PageHeader title={peopleMessages.title}>
        <SearchField label={peopleMessages.search} text={text} onText={setText} />
        <Button look="primary" icon={<Plus />} aria-keyshortcuts="n" onClick={() => setIsInviting(true)}>
          {peopleMessages.invite.open}
        </Button>
      </PageHeader>
      <div className="office-body">
        <QueryResult query={query}>{(people) => <PeopleList {...people} />}</QueryResult>
      </div>
      {isInviting ? <InvitePerson onClose={() => setIsInviting(false)} /> : null}
    </>
  );
}

function PeopleList({ People, HasOwnLogin, RequireTwoFactor }: People) {
  const [{ text = '', sort: asked = '' }, change] = useSearchParams();
  const sort = sortOf(asked);
  const people = People.map((person) => ({ ...person, hasOwnLogin: HasOwnLogin }));
  const rows = shownPeople(people, { text, sort });
  const hints = [
    peopleMessages.intro,
    HasOwnLogin ? peopleMessages.required[RequireTwoFactor] : peopleMessages.notOurs,
    People.filter(isActiveAdmin).length === 1 ? peopleMessages.lastAdmin : '',
  ];
  return (
    <>
      <p className="office-hint">{hints.filter((hint) => hint !== '').join(' ')}</p>
      <OfficeTable
        caption={peopleMessages.list}
        className="people-table"
        columns={columns}
        rows={rows}
        idOf={({ UserId }) => UserId}
        sorting={{ sort, sortBy: (by) => change({ sort: paramAfter(sort, by) }) }}
      />
      {rows.length === 0 ? (
        <p className="office-empty" role="status">
          {peopleMessages.noneFound(text)}
        </p>
      ) : null}
    </>
  );
}

const isActiveAdmin = ({ Role, State }: ListedPerson): boolean => Role === 'admin' && State === 'active';

interface PersonRow extends ListedPerson {
  readonly hasOwnLogin: boolean;
}

const helper = columnHelper<PersonRow>();

const columns = helper.columns([
  helper.accessor(({ Name }) => Name, {
    id: 'name',
    header: heads.name,
    meta: { sort: 'name' },
    cell: ({ row: { original } }) => <PersonName person={original} />,
  }),
  helper.accessor(({ Email }) => Email, { id: 'email', header: heads.email, meta: { sort: 'email' } }),
  helper.accessor(({ Role }) => officeMessages.frame.roles[Role], {
    id: 'role',
    header: heads.role,
    meta: { sort: 'role' },
  }),
  helper.accessor(({ MaxDiscount, Role }) => maxDiscountText(MaxDiscount, Role), {
    id: 'maxDiscount',
    header: heads.maxDiscount,
    meta: { isNumber: true },
  }),
  helper.accessor(({ LastSeen }) => LastSeen, {
    id: 'lastSeen',
    header: heads.lastSeen,
    cell: ({ row: { original } }) => (
      <small>{original.LastSeen === null ? peopleMessages.never : momentText(original.LastSeen)}</small>
    ),
    meta: { isNumber: true, sort: 'lastSeen' },
  }),
  helper.accessor(({ State }) => State, {
    id: 'state',
    header: heads.state,
    meta: { sort: 'state' },
    cell: ({ row: { original } }) => <PersonState person={original} />,
  }),
  helper.display({
    id: 'actions',
    header: () => <span className="sr-only">{heads.actions}</span>,
    cell: ({ row: { original } }) => <PersonActions person={original} hasOwnLogin={original.hasOwnLogin} />,
  }),
]);

function PersonName({ person: { Name, UserId } }: { readonly person: ListedPerson }) {
  const me = useMe();
  return (
    <span>
      <b>{Name}</b>
      {UserId === me.UserId ? <small>{peopleMessages.you}</small> : null}
    </span>
  );
}

const pills = {
  invited: { tone: 'info', dot: 'hollow' },
  active: { tone: 'success', dot: 'full' },
  disabled: { tone: 'quiet', dot: 'full' },
} as const;

const PersonState = ({ person: { State, HasSecondFactor } }: { readonly person: ListedPerson }) => (
  <span className="person-state">
    <StatusPill {...pills[State]}>{peopleMessages.states[State]}</StatusPill>
    {HasSecondFactor ? <small>{peopleMessages.twoFactor}</small> : null}
  </span>
);
