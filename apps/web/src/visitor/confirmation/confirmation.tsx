import { enquiryReference } from '@door/domain/selling/enquiry/enquiry';
import { Button } from '@door/ui/button';
import { useEffect, useState } from 'react';
import { useRouter } from '../../shared/router/use-router.ts';
import { RoomPicture } from '../../designer/preview/room-picture.tsx';
import { ItemModal } from '../../designer/item-modal/item-modal.tsx';
import { problemsOf } from '../../designer/item-modal/problems.ts';
import { useApp } from '../../designer/app/app-context.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { notifyEmbedder } from '../../shared/embedding/notify-embedder.ts';
import { SaveDoor } from '../door-paper/save-door.tsx';
import { OnPaper } from '../hidden-pages/on-paper.tsx';
import { forgetLastSent, lastSent, readLastSent, type SentDesign } from '../submit/sent-enquiry.ts';
import { messages } from '../../shared/messages/messages.ts';
import { doorMessages } from '../../designer/messages.ts';
import { submitMessages } from '../submit/messages.ts';
import './confirmation.css';

/** The page after the enquiry: what happens next, and when. */
export function Confirmation() {
  const [justSent] = useState(lastSent);
  const [sent, setSent] = useState(justSent);
  const { api, catalogue, client } = useApp();
  const { go } = useRouter();
  useEffect(() => {
    if (justSent) return notifyEmbedder({ type: 'enquiry', detail: { reference: enquiryReference(justSent.item.id) } });
    void readLastSent(api.items(catalogue), client.clientId).then((found) =>
      found ? setSent(found) : go('/', 'replace'),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return sent ? <Confirmed sent={sent} /> : null;
}

function Confirmed({ sent }: { readonly sent: SentDesign }) {
  const t = submitMessages.confirmation;
  return (
    <main className="confirmation">
      <div className="confirmation-text">
        <PageTitle look="display">{messages.titles.confirmation}</PageTitle>
        <p className="confirmation-lead">
          {copyText(sent.copyTo)} {t.reference.before}
          <b>{enquiryReference(sent.item.id)}</b>
          {t.reference.after}
        </p>
        <ol className="what-next">
          {t.next(t.contact[sent.hasPhone ? 'phone' : 'email'], sent.pictures).map(({ when, what }, index) => (
            <li key={when} aria-current={index === 0 ? 'step' : undefined}>
              <b>{when}</b>
              <small>{what}</small>
            </li>
          ))}
        </ol>
        <SupplierContact />
        <NextActions sent={sent} />
      </div>
      <SentDoor sent={sent} />
      <ProblemsModal sent={sent} />
      <OnPaper item={sent.item} />
    </main>
  );
}

/** A copy goes only to what is an address. */
const copyText = (copyTo: string | null): string => {
  const t = submitMessages.confirmation;
  if (copyTo === null) return t.noCopy;
  return copyTo === '' ? t.copy : t.copyTo(copyTo);
};

/** Who has the enquiry now, and how to reach them. */
function SupplierContact() {
  const { client, email } = useApp();
  const { phone, address } = client.contact;
  return (
    <address className="supplier-contact" aria-label={submitMessages.confirmation.supplier}>
      <b>{client.name}</b>
      {address ? <span>{address}</span> : null}
      {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{submitMessages.confirmation.call(phone)}</a> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </address>
  );
}

/** Shows at once what the bill of materials could not resolve, and who settles it. */
function ProblemsModal({ sent }: { readonly sent: SentDesign }) {
  const [open, setOpen] = useState(true);
  const problems = problemsOf(sent.problems);
  if (problems.length === 0) return null;
  return (
    <ItemModal
      open={open}
      mode="error"
      content={{ overview: [], addOns: [], problems }}
      pageOf={null}
      onClose={() => setOpen(false)}
    />
  );
}

function NextActions({ sent }: { readonly sent: SentDesign }) {
  const { store, api, catalogue, client } = useApp();
  const { go } = useRouter();
  const another = () => {
    forgetLastSent(client.clientId);
    store.startOver();
    void go('/');
  };
  return (
    <div className="confirmation-actions">
      <SaveDoor look="primary" scale="bar" shareId={() => api.sharing(catalogue).share(sent.item.id)} />
      <Button scale="bar" onClick={another}>
        {submitMessages.confirmation.another}
      </Button>
    </div>
  );
}

function SentDoor({ sent: { item } }: { readonly sent: SentDesign }) {
  const { context } = useApp();
  return (
    <section className="stage" aria-label={doorMessages.stage.label}>
      <RoomPicture item={item} context={context} side="external" wall="brick" />
    </section>
  );
}
