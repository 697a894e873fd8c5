import { keysOf } from '@door/domain/model/records';
import { Button } from '@door/ui/button';
import { useQuery } from '@tanstack/react-query';
import { countText } from '../../platform/words/count-text.ts';
import { type NamedPerson, PersonZip } from '../customers/person-zip.tsx';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { runningWords } from '../words/running.ts';

const { personalData: says } = runningWords;

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
            <h3>{says.give}</h3>
            <PersonZip person={person} name={name} />
            <h3>{says.takeOut}</h3>
            <p>{says.kept}</p>
            <ul>
              {Kept.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <div className="job-acts">
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
