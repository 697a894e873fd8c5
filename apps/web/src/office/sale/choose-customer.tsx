import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { NewCustomer } from './new-customer.tsx';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useCustomers } from '../queries/use-customers.ts';
import { officeWords } from '../words/office.ts';
import './sale-form.css';

const { sale: says, customers } = officeWords;

const pageSize = 8;

interface ChooseCustomerProps {
  onChoose(customerId: string): void;
  onClose(): void;
}

/** The dialog that finds a customer, or makes a new one. */
export function ChooseCustomer({ onChoose, onClose }: ChooseCustomerProps) {
  const [text, setText] = useState('');
  const [isAdding, add] = useState(false);
  const searched = useDebounced(text).trim();
  const query = useCustomers(searched, { pageSize });
  if (isAdding) return <NewCustomer onMade={onChoose} onClose={onClose} />;
  return (
    <Modal open title={says.chooseCustomer} width={480} onClose={onClose}>
      <div className="sale-search">
        <SearchField text={text} onText={setText} />
      </div>
      <QueryResult query={query}>
        {(found) => (
          <ul className="sale-choices">
            {found.map(({ Id, Name, Address, Phone, Email }) => (
              <li key={Id}>
                <button type="button" onClick={() => onChoose(Id)}>
                  <b>{Name}</b>
                  <small>{[Address, Phone || Email].filter((each) => each !== '').join(', ')}</small>
                </button>
              </li>
            ))}
            {found.length === 0 ? <li role="status">{customers.noneFound(searched)}</li> : null}
          </ul>
        )}
      </QueryResult>
      <ShowMore list={query} />
      <div className="modal-actions">
        <Button icon={<Plus />} onClick={() => add(true)}>
          {customers.add}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {officeWords.asking.cancel}
        </Button>
      </div>
    </Modal>
  );
}
