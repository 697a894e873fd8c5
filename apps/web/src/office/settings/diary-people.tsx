import { Button } from '@door/ui/button';
import { Check, Field } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { diaryMutationMeta } from '../diary/diary-wire.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { diaryMessages } from '../messages/diary.ts';
import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useAttempts } from '../queries/use-attempts.ts';
import { ResourceDialog } from './resource-dialog.tsx';
import { Section } from './section.tsx';
import '../diary/diary.css';

const { people: t } = diaryMessages;

type People = OfficeOutputs['diary']['resources'];
type Team = People['Teams'][number];
type Resource = People['Resources'][number];

type Dialog =
  | { readonly about: 'team'; readonly team: Team | null }
  | { readonly about: 'resource'; readonly resource: Resource | null };

/** Who fits doors with what: people, vans and tools, and the teams that they go in. */
export function DiaryPeople() {
  const query = useQuery(trpc.diary.resources.queryOptions());
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  return (
    <QueryResult query={query}>
      {({ Teams, Resources }) => (
        <div className="settings-business">
          <Section title={t.resources} about={t.resourcesAbout}>
            <ul className="settings-people">
              {Resources.map((resource) => (
                <Row
                  key={resource.Id}
                  name={resource.Name}
                  isRetired={resource.IsRetired}
                  about={[t.kinds[resource.Kind], ...resource.Skills.map((skill) => t.skills[skill])].join(', ')}
                  onEdit={() => setDialog({ about: 'resource', resource })}
                />
              ))}
            </ul>
            <div className="row">
              <Button aria-haspopup="dialog" onClick={() => setDialog({ about: 'resource', resource: null })}>
                {t.addResource}
              </Button>
            </div>
          </Section>
          <Section title={t.teams} about={t.teamsAbout}>
            {Teams.length === 0 ? <p>{diaryMessages.noTeam}</p> : null}
            <ul className="settings-people">
              {Teams.map((team) => (
                <Row
                  key={team.Id}
                  name={team.Name}
                  isRetired={team.IsRetired}
                  about={Resources.filter(({ Id }) => team.Members.includes(Id))
                    .map(({ Name }) => Name)
                    .join(', ')}
                  onEdit={() => setDialog({ about: 'team', team })}
                />
              ))}
            </ul>
            <div className="row">
              <Button aria-haspopup="dialog" onClick={() => setDialog({ about: 'team', team: null })}>
                {diaryMessages.addTeam}
              </Button>
            </div>
          </Section>
          {dialog?.about === 'team' ? <TeamDialog team={dialog.team} resources={Resources} onClose={close} /> : null}
          {dialog?.about === 'resource' ? <ResourceDialog resource={dialog.resource} onClose={close} /> : null}
        </div>
      )}
    </QueryResult>
  );
}

interface RowProps {
  readonly name: string;
  readonly about: string;
  readonly isRetired: boolean;
  onEdit(): void;
}

const Row = ({ name, about, isRetired, onEdit }: RowProps) => (
  <li>
    <span>
      <b>{name}</b> <small>{isRetired ? t.isGone : about}</small>
    </span>
    <Button scale="row" look="quiet" aria-haspopup="dialog" aria-label={t.editThis(name)} onClick={onEdit}>
      {t.edit}
    </Button>
  </li>
);

interface TeamDialogProps {
  /** null: a new one. */
  readonly team: Team | null;
  readonly resources: readonly Resource[];
  onClose(): void;
}

/** Who goes together, and with what. */
function TeamDialog({ team, resources, onClose }: TeamDialogProps) {
  const [name, setName] = useState(team?.Name ?? '');
  const [members, setMembers] = useState<readonly string[]>(team?.Members ?? []);
  const [isGone, setIsGone] = useState(team?.IsRetired ?? false);
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  const save = useMutation({
    meta: diaryMutationMeta,
    mutationFn: () =>
      officeClient.diary.updateTeam.mutate({
        Id: team?.Id ?? attempts.of('team'),
        Name: name.trim(),
        Members: [...members],
        IsRetired: isGone,
      }),
    onSuccess: onClose,
  });
  const submit = () => {
    setIsTried(true);
    if (name.trim() !== '') save.mutate();
  };
  const shown = resources.filter(({ Id, IsRetired }) => !IsRetired || members.includes(Id));
  return (
    <FormDialog
      title={team === null ? diaryMessages.addTeam : t.editThis(team.Name)}
      width={420}
      doIt={t.save}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t.name}
        value={name}
        maxLength={60}
        error={isTried && name.trim() === '' ? t.noName : undefined}
        onChange={setName}
      />
      <fieldset className="diary-who">
        <legend>{t.members}</legend>
        {shown.length === 0 ? <p>{t.noResources}</p> : null}
        {shown.map(({ Id, Name }) => (
          <Check
            key={Id}
            kind="checkbox"
            checked={members.includes(Id)}
            onChange={(isIn) => setMembers([...members.filter((id) => id !== Id), ...(isIn ? [Id] : [])])}
          >
            {Name}
          </Check>
        ))}
      </fieldset>
      {team === null ? null : (
        <Check kind="checkbox" checked={isGone} onChange={setIsGone}>
          {t.gone}
        </Check>
      )}
      <Refusal error={save.error} />
    </FormDialog>
  );
}
