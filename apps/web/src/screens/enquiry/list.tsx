import { type EnquiryState, enquiryStates } from '@door/domain/enquiry/enquiry-cycle';
import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { Link } from '../../navigation/link.tsx';
import { AskedFor, MoreRows } from '../../office/asked-for.tsx';
import type { ListedEnquiry } from '../../office/calls.ts';
import { EnquiryPill } from '../../office/enquiry-pill.tsx';
import { OfficeHead } from '../../office/office-head.tsx';
import { onRowKey } from '../../office/row-keys.ts';
import { useAddressWord } from '../../office/use-address-word.ts';
import { useEnquiries } from '../../office/use-enquiries.ts';
import { momentText } from '../../words/moments.ts';
import { officeWords } from '../../words/office.ts';
import './enquiry.css';

const { enquiries: says, titles } = officeWords;

type Shown = EnquiryState | 'all';

/** What is to be answered stands first; the address says no more than what is otherwise. */
const usual: Shown = enquiryStates[0];

const shownBy = (word: string): Shown =>
  word === 'all' ? 'all' : (enquiryStates.find((state) => state === word) ?? usual);

/** Who asked for an offer, by how far they have come. */
export function EnquiriesPage() {
  const [word, keep] = useAddressWord('state');
  const shown = shownBy(word);
  const show = (next: Shown) => keep(next === usual ? '' : next);
  const list = useEnquiries(shown === 'all' ? null : shown);
  return (
    <>
      <OfficeHead title={titles.enquiries} />
      <div className="office-body">
        <div className="filter-strip">
          <FilterChips
            label={says.filter}
            chips={[
              ...enquiryStates.map((value) => ({ value, label: says.ofState[value] })),
              { value: 'all' as const, label: says.all },
            ]}
            chosen={shown}
            onChoose={show}
          />
        </div>
        <AskedFor asked={list}>
          {({ rows }) =>
            rows.length > 0 ? (
              <EnquiryTable enquiries={rows} />
            ) : (
              <div className="office-empty">
                <p role="status">{says.none[shown]}</p>
                {shown === 'all' ? null : <Button onClick={() => show('all')}>{says.showAll}</Button>}
              </div>
            )
          }
        </AskedFor>
        <MoreRows list={list} />
      </div>
    </>
  );
}

function EnquiryTable({ enquiries }: { readonly enquiries: readonly ListedEnquiry[] }) {
  const { columns } = says;
  return (
    <table className="office-table enquiry-table" onKeyDown={onRowKey}>
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
