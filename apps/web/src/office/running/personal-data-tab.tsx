import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErasePerson } from '../customers/erase-person.tsx';
import type { NamedPerson } from '../customers/person-zip.tsx';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { useSearchParam } from '../layout/use-search-param.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { runningMessages } from '../messages/running.ts';
import { PersonRow } from './person-row.tsx';

const { personalData: t } = runningMessages;

/** Persons by name, mail, phone or address, each with what is kept of them. */
export function PersonalDataTab() {
  const [typed, type] = useSearchParam('text');
  // Here and not in the row, which is gone once its person is erased, before anybody has read what was kept.
  const [erased, setErased] = useState<NamedPerson | null>(null);
  const text = useDebounced(typed).trim();
  const found = useQuery({ ...trpc.running.findPersons.queryOptions({ Search: text }), enabled: text !== '' });
  return (
    <>
      <p className="office-hint">{t.lead}</p>
      <div className="row running-tools">
        <SearchField label={t.search} text={typed} onText={type} />
      </div>
      {text === '' ? null : (
        <QueryResult query={found}>
          {(persons) =>
            persons.length === 0 ? (
              <p className="running-none" role="status">
                {t.none(text)}
              </p>
            ) : (
              <ul className="person-rows" aria-label={t.list}>
                {persons.map((person) => (
                  <PersonRow key={person.CustomerId ?? person.EnquiryId} person={person} onErase={setErased} />
                ))}
              </ul>
            )
          }
        </QueryResult>
      )}
      {erased ? <ErasePerson {...erased} onClose={() => setErased(null)} /> : null}
    </>
  );
}
