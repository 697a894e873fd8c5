import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { ChooseOne } from './choose-one.tsx';
import { NewCustomer } from './new-customer.tsx';
import { useDebounced } from '../layout/search-field.tsx';
import { useCustomers } from '../queries/use-customers.ts';
import { officeMessages } from '../messages/office.ts';

const { sale: t, customers } = officeMessages;

const pageSize = 8;

interface ChooseCustomerProps {
  onChoose(customerId: string): void;
  onClose(): void;
}

/** The dialog that finds a customer, or makes a new one. */
export function ChooseCustomer({ onChoose, onClose }: ChooseCustomerProps) {
  const [text, setText] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const searched = useDebounced(text).trim();
  const query = useCustomers(searched, { pageSize });
  if (isAdding) return <NewCustomer onMade={onChoose} onClose={onClose} />;
  return (
    <ChooseOne
      title={t.chooseCustomer}
      text={text}
      onText={setText}
      query={query}
      choiceOf={({ Id, Name, Address, Phone, Email }) => ({
        id: Id,
        name: Name,
        detail: [Address, Phone || Email].filter((each) => each !== '').join(', '),
      })}
      busy={false}
      none={searched === '' ? customers.none : customers.noneFound(searched)}
      act={
        <Button icon={<Plus />} onClick={() => setIsAdding(true)}>
          {customers.add}
        </Button>
      }
      onChoose={({ Id }) => onChoose(Id)}
      onClose={onClose}
    />
  );
}
