import { Button } from '@door/ui/button';
import { useId, useState } from 'react';
import type { NamedPerson } from '../customers/person-zip.tsx';
import { Link } from '../../platform/router/link.tsx';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { runningWords } from '../words/running.ts';
import { PersonHeld } from './person-held.tsx';

const { personalData: says } = runningWords;

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
                {says.enquiry(Number ?? '')}
              </Link>
            ) : (
              <Link data-row to={`/installer/customer/${CustomerId}`}>
                {says.customer}
              </Link>
            )}
          </small>
          <small>{[Email, Phone, Address].filter((text) => text !== '').join(', ')}</small>
        </div>
        <Button
          scale="row"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={says.show(Name)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {says.held}
        </Button>
      </div>
      <div id={id}>{isOpen ? <PersonHeld {...named} onErase={() => onErase(named)} /> : null}</div>
    </li>
  );
}
