import { type EnquiryList, enquiryLists } from '@door/domain/enquiry/enquiry-cycle';
import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { Link } from '../../platform/router/link.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import type { ListedEnquiry } from '../queries/office-client.ts';
import { EnquiryPill } from './enquiry-pill.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { useSearchParam } from '../layout/use-search-param.ts';
import { useEnquiries } from '../queries/use-enquiries.ts';
import { useNow } from '../layout/use-now.ts';
import { ageText, momentText } from '../../platform/words/dates.ts';
import { officeWords } from '../words/office.ts';
import './enquiry.css';

const { enquiries: says, titles } = officeWords;

type Filter = EnquiryList | 'all';

/** New enquiries. The default filter is not written into the address. */
const defaultFilter: Filter = 'new';

const parseFilter = (param: string): Filter =>
  param === 'all' ? 'all' : (enquiryLists.find((list) => list === param) ?? defaultFilter);

/** `/installer/enquiries`: enquiries by list, with a search in all of them. */
export function EnquiriesPage() {
  const [param, setParam] = useSearchParam('state');
  const [text, search] = useSearchParam('text');
  const filter = parseFilter(param);
  const show = (next: Filter) => setParam(next === defaultFilter ? '' : next);
  const list = useEnquiries(filter, useDebounced(text).trim());
  return (
    <>
      <PageHeader title={titles.enquiries}>
        <SearchField text={text} onText={search} />
      </PageHeader>
      <div className="office-body">
        <div className="filter-strip">
          <FilterChips
            label={says.filter}
            chips={[
              ...enquiryLists.map((value) => ({ value, label: says.lists[value] })),
              { value: 'all' as const, label: says.all },
            ]}
            chosen={filter}
            onChoose={show}
          />
        </div>
        <QueryResult query={list}>
          {(rows) =>
            rows.length > 0 ? (
              <OfficeTable
                caption={says.list}
                className="enquiry-table"
                columns={columns}
                rows={rows}
                idOf={({ Id }) => Id}
              />
            ) : (
              <div className="office-empty">
                <p role="status">{text === '' ? says.none[filter] : says.noneFound(text)}</p>
                {filter === 'all' ? null : <Button onClick={() => show('all')}>{says.showAll}</Button>}
              </div>
            )
          }
        </QueryResult>
        <ShowMore list={list} />
      </div>
    </>
  );
}

const helper = columnHelper<ListedEnquiry>();
const { columns: heads } = says;

const columns = helper.columns([
  helper.accessor(({ Name }) => Name, {
    id: 'person',
    header: heads.person,
    cell: ({ row: { original } }) => <PersonCell enquiry={original} />,
  }),
  helper.accessor(({ Door }) => Door, { id: 'door', header: heads.door }),
  helper.accessor(({ Number }) => Number, { id: 'number', header: heads.number, meta: { isNumber: true } }),
  helper.accessor(({ State }) => State, {
    id: 'state',
    header: heads.state,
    cell: ({ row: { original } }) => (
      <EnquiryPill state={original.State} outcome={original.Outcome} isTaken={original.Assignee !== null} />
    ),
  }),
  helper.accessor(({ Assignee }) => Assignee, {
    id: 'assignee',
    header: heads.answers,
    cell: ({ row: { original } }) => original.Assignee?.Name ?? <small>{says.nobody}</small>,
  }),
  helper.accessor(({ SubmittedAt }) => SubmittedAt, {
    id: 'submitted',
    header: heads.came,
    cell: ({ row: { original } }) => <Age since={original.SubmittedAt} />,
    meta: { isNumber: true },
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
