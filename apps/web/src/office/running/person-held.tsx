import { keysOf } from '@door/domain/model/records';
import { Button } from '@door/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { countText } from '../../platform/words/count-text.ts';
import { saveFile } from '../list/save-file.ts';
import type { OfficeInputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { runningWords } from '../words/running.ts';

const { personalData: says } = runningWords;

export type PersonRef = OfficeInputs['running']['personHeld'];

/** Somebody, and by which name. */
export interface NamedPerson {
  readonly person: PersonRef;
  readonly name: string;
}

interface PersonHeldProps extends NamedPerson {
  onErase(): void;
}

/** How much is kept of a person and what of it would stay, with the ways to give it to them and to take it out. */
export function PersonHeld({ person, name, onErase }: PersonHeldProps) {
  const held = useQuery(trpc.running.personHeld.queryOptions(person));
  return (
    <div className="person-held">
      <QueryResult query={held}>
        {({ Counts, Kept }) => (
          <>
            <dl className="running-facts">
              {keysOf(says.counts).map((what) =>
                Counts[what] === 0 ? null : (
                  <div key={what}>
                    <dt>{says.counts[what]}</dt>
                    <dd className="num">{countText(Counts[what])}</dd>
                  </div>
                ),
              )}
            </dl>
            <h3>{says.kept}</h3>
            <ul>
              {Kept.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <div className="job-acts">
              <ExportPerson person={person} name={name} />
              <Button scale="row" aria-haspopup="dialog" onClick={onErase}>
                {says.erase}
              </Button>
            </div>
          </>
        )}
      </QueryResult>
    </div>
  );
}

function ExportPerson({ person, name }: NamedPerson) {
  const { mutate, isPending } = useMutation(
    trpc.running.exportPerson.mutationOptions({
      onSuccess: (bundle) =>
        saveFile(says.exportFile(name), new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/json' })),
    }),
  );
  return (
    <Button scale="row" busy={isPending} onClick={() => mutate(person)}>
      {says.export}
    </Button>
  );
}
