import { keysOf } from '@door/domain/lib/records';
import { Button } from '@door/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { countText } from '../../shared/text/count-text.ts';
import { type NamedPerson, PersonZip } from '../customers/person-zip.tsx';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { systemStatusMessages } from '../messages/system-status.ts';

const { personalData: t } = systemStatusMessages;

type FoundPerson = OfficeOutputs['running']['findPersons'][number];

const refOf = ({ CustomerId, EnquiryId }: FoundPerson): NamedPerson['person'] =>
  CustomerId === null ? { EnquiryId: EnquiryId ?? '' } : { CustomerId };

interface PersonRowProps {
  readonly person: FoundPerson;
  onErase(person: NamedPerson): void;
}

/** Somebody who was found; what is kept of them unfolds below. */
export function PersonRow({ person, onErase }: PersonRowProps) {
  const { CustomerId, EnquiryId, Number, Name, Email, Phone, Address } = person;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const named = { person: refOf(person), name: Name };
  return (
    <li>
      <div className="person-row">
        <div className="job-what">
          <b>{Name}</b>
          <small>
            {CustomerId === null ? (
              <Link data-row to={`/installer/enquiry/${EnquiryId ?? ''}`}>
                {t.enquiry(Number ?? '')}
              </Link>
            ) : (
              <Link data-row to={`/installer/customer/${CustomerId}`}>
                {t.customer}
              </Link>
            )}
          </small>
          <small>{[Email, Phone, Address].filter((text) => text !== '').join(', ')}</small>
        </div>
        <Button
          scale="row"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t.show(Name)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t.held}
        </Button>
      </div>
      <div id={id}>{isOpen ? <PersonHeld {...named} onErase={() => onErase(named)} /> : null}</div>
    </li>
  );
}

interface PersonHeldProps extends NamedPerson {
  onErase(): void;
}

/** How much is kept of a person and what of it would stay, with the ways to give it to them and to take it out. */
function PersonHeld({ person, name, onErase }: PersonHeldProps) {
  const held = useQuery(trpc.running.personHeld.queryOptions(person));
  return (
    <div className="person-held">
      <QueryResult query={held}>
        {({ Counts, Kept }) => (
          <>
            <dl className="running-facts">
              {keysOf(t.counts).map((what) =>
                Counts[what] === 0 ? null : (
                  <div key={what}>
                    <dt>{t.counts[what]}</dt>
                    <dd className="num">{countText(Counts[what])}</dd>
                  </div>
                ),
              )}
            </dl>
            <h3>{t.give}</h3>
            <PersonZip person={person} name={name} />
            <h3>{t.takeOut}</h3>
            <p>{t.kept}</p>
            <ul>
              {Kept.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <div className="job-acts">
              <Button scale="row" aria-haspopup="dialog" onClick={onErase}>
                {t.erase}
              </Button>
            </div>
          </>
        )}
      </QueryResult>
    </div>
  );
}
