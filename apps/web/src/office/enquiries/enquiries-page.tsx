import { type EnquiryState, enquiryStates } from '@door/domain/enquiry/enquiry-cycle';
import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { Link } from '../../platform/router/link.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import type { ListedEnquiry } from '../queries/office-client.ts';
import { EnquiryPill } from './enquiry-pill.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { useSearchParam } from '../layout/use-search-param.ts';
import { useEnquiries } from '../queries/use-enquiries.ts';
import { momentText } from '../../platform/words/dates.ts';
import { officeWords } from '../words/office.ts';
import './enquiry.css';

const { enquiries: says, titles } = officeWords;

type Filter = EnquiryState | 'all';

/** New enquiries. The default filter is not written into the address. */
const defaultFilter: Filter = enquiryStates[0];

const parseFilter = (param: string): Filter =>
  param === 'all' ? 'all' : (enquiryStates.find((state) => state === param) ?? defaultFilter);

/** `/installer/enquiries`: enquiries filtered by state. */
export function EnquiriesPage() {
  const [param, setParam] = useSearchParam('state');
  const filter = parseFilter(param);
  const show = (next: Filter) => setParam(next === defaultFilter ? '' : next);
  const list = useEnquiries(filter === 'all' ? null : filter);
  return (
    <>
      <PageHeader title={titles.enquiries} />
      <div className="office-body">
        <div className="filter-strip">
          <FilterChips
            label={says.filter}
            chips={[
              ...enquiryStates.map((value) => ({ value, label: says.ofState[value] })),
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
                <p role="status">{says.none[filter]}</p>
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
  helper.accessor(({ Reference }) => Reference, { id: 'reference', header: heads.reference, meta: { isNumber: true } }),
  helper.accessor(({ State }) => State, {
    id: 'state',
    header: heads.state,
    cell: ({ row: { original } }) => <EnquiryPill state={original.State} outcome={original.Outcome} />,
  }),
  helper.accessor(({ Assignee }) => Assignee, {
    id: 'assignee',
    header: heads.answers,
    cell: ({ row: { original } }) => original.Assignee?.Name ?? <small>{says.nobody}</small>,
  }),
  helper.accessor(({ SubmittedAt }) => SubmittedAt, {
    id: 'submitted',
    header: heads.came,
    cell: ({ row: { original } }) => <small>{momentText(original.SubmittedAt)}</small>,
    meta: { isNumber: true },
  }),
]);

const PersonCell = ({ enquiry: { Id, Name, Address } }: { readonly enquiry: ListedEnquiry }) => (
  <span>
    <Link data-row to={`/installer/enquiry/${Id}`}>
      {Name}
    </Link>
    {Address ? <small>{Address}</small> : null}
  </span>
);
