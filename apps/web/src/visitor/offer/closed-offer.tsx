import { PlainMessage } from '../../shared/page/plain-message.tsx';
import type { Offer } from './offer-calls.ts';
import { offerMessages as t } from './messages.ts';

/** Why an offer can no longer be answered, in one sentence, and whom to ring. */
export function ClosedOffer({ offer: { State, Supplier } }: { readonly offer: Offer }) {
  // An open offer without its paper is no answer of ours.
  const state = State === 'open' || State === 'accepted' ? 'withdrawn' : State;
  const { title, sentence } = t.closed[state];
  return (
    <PlainMessage title={title(Supplier.Name)} sentence={sentence(Supplier.Name)}>
      <ContactLinks supplier={Supplier} />
    </PlainMessage>
  );
}

/** The ways to reach the supplier, as far as they are known. */
export const ContactLinks = ({ supplier: { Phone, Email } }: { readonly supplier: Offer['Supplier'] }) => (
  <div className="offer-contact">
    {Phone === '' ? null : (
      <a className="btn btn-line" href={`tel:${Phone.replace(/[^\d+]/g, '')}`}>
        {t.ring(Phone)}
      </a>
    )}
    {Email === '' ? null : (
      <a className="btn btn-line" href={`mailto:${Email}`}>
        {t.write(Email)}
      </a>
    )}
  </div>
);
