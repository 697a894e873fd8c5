import { type EnquiryState, enquiryStates } from '@door/domain/enquiry/enquiry-cycle';
import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { Link } from '../../platform/router/link.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import type { ListedEnquiry } from '../queries/office-client.ts';
import { EnquiryPill } from './enquiry-pill.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { moveBetweenRows } from '../layout/row-keyboard.ts';
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
              <EnquiryTable enquiries={rows} />
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

function EnquiryTable({ enquiries }: { readonly enquiries: readonly ListedEnquiry[] }) {
  const { columns } = says;
  return (
    <table className="office-table enquiry-table" onKeyDown={moveBetweenRows}>
      <caption className="sr-only">{says.list}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {enquiries.map(({ Id, Name, Address, Reference, State, Outcome, Assignee, SubmittedAt }) => (
          <tr key={Id}>
            <th scope="row">
              <span>
                <Link data-row to={`/installer/enquiry/${Id}`}>
                  {Name}
                </Link>
                {Address ? <small>{Address}</small> : null}
              </span>
            </th>
            <td className="num">{Reference}</td>
            <td>
              <EnquiryPill state={State} outcome={Outcome} />
            </td>
            <td>{Assignee?.Name ?? <small>{says.nobody}</small>}</td>
            <td className="num">
              <small>{momentText(SubmittedAt)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
