import { usualSorts } from '@door/domain/search/list-sorts';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { Link } from '../../platform/router/link.tsx';
import { useRouter } from '../../platform/router/use-router.ts';
import { momentText } from '../../platform/words/dates.ts';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { ListTools } from '../list/list-tools.tsx';
import { useList } from '../list/use-list.ts';
import type { ListedCustomer } from '../queries/office-client.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useCustomers } from '../queries/use-customers.ts';
import { officeWords } from '../words/office.ts';
import { customerList } from './customer-list.ts';
import { NewCustomer } from '../sale/new-customer.tsx';
import './customer.css';

const { customers: says, titles } = officeWords;

const pageSize = 50;

/** `/installer/customers`: everybody whom the supplier sells to, with a search in names, addresses and numbers. */
export function CustomersPage() {
  const { go } = useRouter();
  const list = useList(customerList);
  const { params, change, sort } = list;
  const { text = '' } = params;
  const [isAdding, add] = useState(false);
  usePageKey('n', () => add(true));
  const isUsual = sort === usualSorts.customers;
  const rows = useCustomers(useDebounced(text).trim(), {
    pageSize,
    ...(isUsual ? {} : { Sort: { By: sort.by, Descending: sort.descending } }),
  });
  return (
    <>
      <PageHeader title={titles.customers}>
        <SearchField text={text} onText={(next) => change({ text: next })} />
        <Button look="primary" icon={<Plus />} aria-keyshortcuts="n" onClick={() => add(true)}>
          {says.add}
        </Button>
        {isAdding ? (
          <NewCustomer onMade={(id) => void go(`/installer/customer/${id}`)} onClose={() => add(false)} />
        ) : null}
      </PageHeader>
      <div className="office-body">
        <ListTools list={list} filters={[]} />
        <QueryResult query={rows}>
          {(found) =>
            found.length > 0 ? (
              <OfficeTable
                caption={says.list}
                className="customer-table"
                columns={columns}
                rows={found}
                sorting={list}
                shown={list.columns}
                idOf={({ Id }) => Id}
              />
            ) : (
              <div className="office-empty">
                <p role="status">{text === '' ? says.none : says.noneFound(text)}</p>
                {text === '' ? null : <Button onClick={() => change({ text: '' })}>{says.showAll}</Button>}
              </div>
            )
          }
        </QueryResult>
        <ShowMore list={rows} />
      </div>
    </>
  );
}

const helper = columnHelper<ListedCustomer>();
const { columns: heads } = says;

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
  helper.accessor(({ Enquiries }) => says.enquiries(Enquiries), {
    id: 'enquiries',
    header: heads.enquiries,
    meta: { isNumber: true },
  }),
  helper.accessor(({ Quotes }) => says.quotes(Quotes), {
    id: 'quotes',
    header: heads.quotes,
    meta: { isNumber: true },
  }),
  helper.accessor(({ Orders }) => says.orders(Orders), {
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
