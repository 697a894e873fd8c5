import { type EnquiryList, enquiryLists } from '@door/domain/selling/enquiry/enquiry-cycle';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { Button } from '@door/ui/button';
import { Link } from '../../shared/router/link.tsx';
import type { ListedEnquiry } from '../queries/office-client.ts';
import { EnquiryPill } from '../layout/enquiry-pill.tsx';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { ListPage, type Picking } from '../list/list-page.tsx';
import { assigneeQuery, useAssigneeFilter } from '../list/use-assignee-filter.ts';
import { askedSort, useList } from '../list/use-list.ts';
import { EnquiryBulk } from './enquiry-bulk.tsx';
import { enquiryList } from './enquiry-list.ts';
import { useEnquiries } from '../queries/use-enquiries.ts';
import { useNow } from '../layout/use-now.ts';
import { ageText, momentText } from '../../shared/text/dates.ts';
import { officeMessages } from '../messages/office.ts';
import './enquiry.css';

const { enquiries: t, titles } = officeMessages;

const picking: Picking<ListedEnquiry> = { labelOf: ({ Number }) => Number, Bulk: EnquiryBulk };

type Filter = EnquiryList | 'all';

/** New enquiries. The default filter is not written into the address. */
const defaultFilter: Filter = 'new';

const parseFilter = (param: string): Filter =>
  param === 'all' ? 'all' : (enquiryLists.find((list) => list === param) ?? defaultFilter);

const states = {
  label: t.filter,
  chips: [
    ...enquiryLists.map((value) => ({ value: value === defaultFilter ? '' : value, label: t.lists[value] })),
    { value: 'all', label: t.all },
  ],
};

/** `/installer/enquiries`: enquiries by list, with a search in all of them. */
export function EnquiriesPage() {
  const list = useList(enquiryList);
  const { params, change, search, sort } = list;
  const { text = '', state = '', who } = params;
  const filter = parseFilter(state);
  const filters = [useAssigneeFilter()];
  const rows = useEnquiries(filter, search, { ...assigneeQuery(who), ...askedSort(sort, usualSorts.enquiries) });
  return (
    <ListPage
      {...{ list, rows, states, filters, picking }}
      idOf={({ Id }) => Id}
      title={titles.enquiries}
      empty={
        <div className="office-empty">
          <p role="status">{text === '' ? t.none[filter] : t.noneFound(text)}</p>
          {filter === 'all' ? null : <Button onClick={() => change({ state: 'all' })}>{t.showAll}</Button>}
        </div>
      }
    >
      {(view) => (
        <OfficeTable {...view} caption={t.list} className="enquiry-table" columns={columns} idOf={({ Id }) => Id} />
      )}
    </ListPage>
  );
}

const helper = columnHelper<ListedEnquiry>();
const { columns: heads } = t;

const columns = helper.columns([
  helper.accessor(({ Name }) => Name, {
    id: 'person',
    header: heads.person,
    meta: { sort: 'person' },
    cell: ({ row: { original } }) => <PersonCell enquiry={original} />,
  }),
  helper.accessor(({ Door }) => Door, { id: 'door', header: heads.door }),
  helper.accessor(({ Number }) => Number, {
    id: 'number',
    header: heads.number,
    meta: { isNumber: true, sort: 'number' },
  }),
  helper.accessor(({ State }) => State, {
    id: 'state',
    header: heads.state,
    meta: { sort: 'state' },
    cell: ({ row: { original } }) => (
      <EnquiryPill state={original.State} outcome={original.Outcome} isTaken={original.Assignee !== null} />
    ),
  }),
  helper.accessor(({ Assignee }) => Assignee, {
    id: 'assignee',
    header: heads.answers,
    cell: ({ row: { original } }) => original.Assignee?.Name ?? <small>{t.nobody}</small>,
  }),
  helper.accessor(({ Phone }) => Phone, { id: 'phone', header: heads.phone, meta: { isNumber: true } }),
  helper.accessor(({ SubmittedAt }) => SubmittedAt, {
    id: 'submitted',
    header: heads.came,
    cell: ({ row: { original } }) => <Age since={original.SubmittedAt} />,
    meta: { isNumber: true, sort: 'came' },
  }),
]);

/** How long ago it came, with the moment as a hint. */
const Age = ({ since }: { readonly since: string }) => (
  <time dateTime={since} title={momentText(since)}>
    {ageText(since, useNow())}
  </time>
);

const PersonCell = ({ enquiry: { Id, Name, Address } }: { readonly enquiry: ListedEnquiry }) => (
  <span>
    <Link data-row to={`/installer/enquiry/${Id}`}>
      {Name}
    </Link>
    {Address ? <small>{Address}</small> : null}
  </span>
);
