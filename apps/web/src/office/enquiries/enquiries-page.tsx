import { type EnquirySort, enquirySorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import { type EnquiryList, enquiryLists } from '@door/domain/selling/enquiry/enquiry-cycle';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { ageText, momentText } from '../../shared/text/dates.ts';
import { EnquiryPill } from '../layout/enquiry-pill.tsx';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { useNow } from '../layout/use-now.ts';
import { AssignMany } from '../list/assign-many.tsx';
import { BulkBar } from '../list/bulk-bar.tsx';
import { BulkDialog } from '../list/bulk-dialog.tsx';
import type { ListDefinition } from '../list/list-definition.ts';
import { ListPage, type Picking } from '../list/list-page.tsx';
import { assigneeQuery, useAssigneeFilter } from '../list/use-assignee-filter.ts';
import { useBulkRun } from '../list/use-bulk-run.ts';
import { askedSort, useList } from '../list/use-list.ts';
import type { Selection } from '../list/use-selection.ts';
import { officeMessages } from '../messages/office.ts';
import type { ListedEnquiry } from '../queries/office-client.ts';
import { useEnquiries } from '../queries/use-enquiries.ts';
import './enquiry.css';

const { bulk: bulkMessages } = officeMessages;

/** Gives several enquiries to somebody. */
function EnquiryBulk({ selection: { rows, clear } }: { readonly selection: Selection<ListedEnquiry> }) {
  const runs = useBulkRun();
  const [isAssigning, setIsAssigning] = useState(false);
  return (
    <>
      <BulkBar count={rows.length} onClear={clear}>
        <Button scale="row" aria-haspopup="dialog" onClick={() => setIsAssigning(true)}>
          {bulkMessages.assign}
        </Button>
      </BulkBar>
      {isAssigning ? (
        <AssignMany
          rows={rows.map(({ Number: label, Id: enquiryId }) => ({ label, enquiryId }))}
          runs={runs}
          onClose={() => setIsAssigning(false)}
        />
      ) : null}
      <BulkDialog runs={runs} />
    </>
  );
}

const { columns: columnNames, sorts } = officeMessages.enquiries;

const enquiryList: ListDefinition<EnquirySort> = {
  list: 'enquiries',
  sorts: enquirySorts,
  usualSort: usualSorts.enquiries,
  sortLabels: sorts,
  columns: [
    { value: 'door', label: columnNames.door, isUsual: true },
    { value: 'number', label: columnNames.number, isUsual: true },
    { value: 'state', label: columnNames.state, isUsual: true },
    { value: 'assignee', label: columnNames.answers, isUsual: true },
    { value: 'phone', label: columnNames.phone, isUsual: false },
    { value: 'submitted', label: columnNames.came, isUsual: true },
  ],
};

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
