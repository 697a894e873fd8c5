import { type CustomerSort, customerSorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { momentText } from '../../shared/text/dates.ts';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import type { ListDefinition } from '../list/list-definition.ts';
import { ListPage } from '../list/list-page.tsx';
import { askedSort, useList } from '../list/use-list.ts';
import { officeMessages } from '../messages/office.ts';
import type { ListedCustomer } from '../queries/office-client.ts';
import { useCustomers } from '../queries/use-customers.ts';
import { NewCustomer } from '../sale/new-customer.tsx';
import './customer.css';

const { columns: columnNames, sorts } = officeMessages.customers;

const customerList: ListDefinition<CustomerSort> = {
  list: 'customers',
  sorts: customerSorts,
  usualSort: usualSorts.customers,
  sortLabels: sorts,
  columns: [
    { value: 'contact', label: columnNames.contact, isUsual: true },
    { value: 'address', label: columnNames.address, isUsual: true },
    { value: 'enquiries', label: columnNames.enquiries, isUsual: true },
    { value: 'quotes', label: columnNames.quotes, isUsual: true },
    { value: 'orders', label: columnNames.orders, isUsual: true },
    { value: 'changed', label: columnNames.changed, isUsual: true },
  ],
};

const { customers: t, titles } = officeMessages;

const pageSize = 50;

/** `/installer/customers`: everybody whom the supplier sells to, with a search in names, addresses and numbers. */
export function CustomersPage() {
  const { go } = useRouter();
  const list = useList(customerList);
  const { params, change, sort } = list;
  const { text = '' } = params;
  const [isAdding, setIsAdding] = useState(false);
  usePageKey('n', () => setIsAdding(true));
  const rows = useCustomers(list.search, { pageSize, ...askedSort(sort, usualSorts.customers) });
  return (
    <ListPage
      {...{ list, rows }}
      idOf={({ Id }) => Id}
      title={titles.customers}
      acts={
        <>
          <Button look="primary" icon={<Plus />} aria-keyshortcuts="n" onClick={() => setIsAdding(true)}>
            {t.add}
          </Button>
          {isAdding ? (
            <NewCustomer onMade={(id) => void go(`/installer/customer/${id}`)} onClose={() => setIsAdding(false)} />
          ) : null}
        </>
      }
      empty={
        <div className="office-empty">
          <p role="status">{text === '' ? t.none : t.noneFound(text)}</p>
          {text === '' ? (
            <Link className="btn btn-line" to="/installer/enquiries">
              {t.seeEnquiries}
            </Link>
          ) : (
            <Button onClick={() => change({ text: '' })}>{t.showAll}</Button>
          )}
        </div>
      }
    >
      {(view) => (
        <OfficeTable {...view} caption={t.list} className="customer-table" columns={columns} idOf={({ Id }) => Id} />
      )}
    </ListPage>
  );
}

const helper = columnHelper<ListedCustomer>();
const { columns: heads } = t;

const columns = helper.columns([
  helper.accessor(({ Name }) => Name, {
    id: 'name',
    header: heads.name,
    meta: { sort: 'name' },
    cell: ({ row: { original } }) => (
      <span>
        <Link data-row to={`/installer/customer/${original.Id}`}>
          {original.Name}
        </Link>
      </span>
    ),
  }),
  helper.accessor(({ Email, Phone }) => Phone || Email, { id: 'contact', header: heads.contact }),
  helper.accessor(({ Address }) => Address, { id: 'address', header: heads.address }),
  helper.accessor(({ Enquiries }) => t.enquiries(Enquiries), {
    id: 'enquiries',
    header: heads.enquiries,
    meta: { isNumber: true },
  }),
  helper.accessor(({ Quotes }) => t.quotes(Quotes), {
    id: 'quotes',
    header: heads.quotes,
    meta: { isNumber: true },
  }),
  helper.accessor(({ Orders }) => t.orders(Orders), {
    id: 'orders',
    header: heads.orders,
    meta: { isNumber: true },
  }),
  helper.accessor(({ LastUpdated }) => LastUpdated, {
    id: 'changed',
    header: heads.changed,
    cell: ({ row }) => <small>{momentText(row.original.LastUpdated)}</small>,
    meta: { isNumber: true, sort: 'changed' },
  }),
]);
