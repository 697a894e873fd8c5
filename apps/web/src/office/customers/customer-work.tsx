import { designLabel } from '@door/domain/door/design/design-label';
import { moneyText } from '../../shared/text/money-text.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { useApp } from '../../designer/app/app-context.ts';
import { Link } from '../../shared/router/link.tsx';
import { EnquiryPill } from '../layout/enquiry-pill.tsx';
import { LinkedList } from '../layout/linked-list.tsx';
import { itemPath } from '../items/item-path.ts';
import { useEnquiries } from '../queries/use-enquiries.ts';
import { useItems } from '../queries/use-items.ts';
import { officeMessages } from '../messages/office.ts';

const { customer: t } = officeMessages;

interface TheirsProps {
  readonly customerId: string;
}

/** The enquiries of a customer, the latest first. */
export function TheirEnquiries({ customerId: Customer }: TheirsProps) {
  const query = useEnquiries('all', '', { Customer });
  return (
    <LinkedList id="enquiries" title={t.enquiries} query={query} none={t.noEnquiries} keyOf={({ Id }) => Id}>
      {({ Id, Number: number, Door, State, Outcome, Assignee }) => (
        <>
          <Link to={`/installer/enquiry/${Id}`}>{number}</Link>
          <EnquiryPill state={State} outcome={Outcome} isTaken={Assignee !== null} />
          <small>{Door}</small>
        </>
      )}
    </LinkedList>
  );
}

const pageSize = 20;

/** The orders of a customer, the latest first. */
export const TheirOrders = ({
  orders,
}: {
  readonly orders: OfficeOutputs['customer']['getCustomerById']['Orders'];
}) => (
  <section aria-labelledby="orders">
    <h2 id="orders">{t.orders}</h2>
    {orders.length === 0 ? <p>{t.noOrders}</p> : null}
    <ul className="linked-list">
      {orders.map(({ Id, Number: number, State, Currency, Total }) => (
        <li key={Id}>
          <b className="num">{number}</b>
          <span>{State}</span>
          <small className="num">{moneyText(Total, Currency)}</small>
        </li>
      ))}
    </ul>
  </section>
);

/** The items of a customer: those of their enquiries. */
export function TheirItems({ customerId: Customer }: TheirsProps) {
  const { catalogue } = useApp();
  const query = useItems('', pageSize, { Customer });
  return (
    <LinkedList id="items" title={t.items} query={query} none={t.noItems} keyOf={({ item }) => item.id}>
      {({ item, number }) => (
        <>
          <Link to={itemPath(item)}>{number}</Link>
          <small>{designLabel(item, catalogue)}</small>
        </>
      )}
    </LinkedList>
  );
}
