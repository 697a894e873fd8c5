import { Link } from '../../shared/router/link.tsx';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import { officeMessages } from '../messages/office.ts';
import { WhoseEnquiry } from '../sale/whose-enquiry.tsx';

const { customer: t } = officeMessages;

interface EnquiryCustomerProps {
  readonly enquiry: Pick<OpenedEnquiry, 'Id' | 'Customer' | 'SameEmail'>;
}

/** Whose the enquiry is; until that is said, the customers with its e-mail address and a button that makes a new one. */
export const EnquiryCustomer = ({ enquiry }: EnquiryCustomerProps) => (
  <section aria-labelledby="customer">
    <h2 id="customer">{t.ofEnquiry}</h2>
    {enquiry.Customer ? (
      <Link className="btn btn-line" to={`/installer/customer/${enquiry.Customer.Id}`}>
        {t.open(enquiry.Customer.Name)}
      </Link>
    ) : (
      <>
        <p className="asked-door-kind">{enquiry.SameEmail.length > 0 ? t.sameEmail : t.notKnown}</p>
        <p className="row">
          <WhoseEnquiry enquiry={enquiry} />
        </p>
      </>
    )}
  </section>
);
