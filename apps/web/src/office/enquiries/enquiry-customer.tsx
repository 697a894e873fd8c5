import { Link } from '../../shared/router/link.tsx';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import { officeWords } from '../words/office.ts';
import { WhoseEnquiry } from '../sale/whose-enquiry.tsx';

const { customer: says } = officeWords;

interface EnquiryCustomerProps {
  readonly enquiry: Pick<OpenedEnquiry, 'Id' | 'Customer' | 'SameEmail'>;
}

/** Whose the enquiry is; until that is said, the customers with its e-mail address and a button that makes a new one. */
export const EnquiryCustomer = ({ enquiry }: EnquiryCustomerProps) => (
  <section aria-labelledby="customer">
    <h2 id="customer">{says.ofEnquiry}</h2>
    {enquiry.Customer ? (
      <Link className="btn btn-line" to={`/installer/customer/${enquiry.Customer.Id}`}>
        {says.open(enquiry.Customer.Name)}
      </Link>
    ) : (
      <>
        <p className="asked-door-kind">{enquiry.SameEmail.length > 0 ? says.sameEmail : says.notKnown}</p>
        <p className="row">
          <WhoseEnquiry enquiry={enquiry} />
        </p>
      </>
    )}
  </section>
);
