import { enquiryReference } from '@door/domain/enquiry/reference';
import type { Side } from '@door/drawing/scene';
import { Button } from '@door/ui/button';
import { Download } from '@door/ui/icons';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { pictureOf } from '../../preview/png.ts';
import { RoomPicture } from '../../preview/room-picture.tsx';
import { useShop } from '../../shell/shop.ts';
import { lastSent, type Sent } from '../../submit/sent.ts';
import { Title } from '../../shell/title.tsx';

/** After the enquiry: what happens next, and when. */
export function Confirmation() {
  const [sent] = useState(lastSent);
  return sent ? <Confirmed sent={sent} /> : <Navigate to="/" />;
}

const whatNext = [
  { when: 'Today', what: 'Your design and both pictures have arrived.' },
  { when: 'Within one working day', what: 'Somebody calls to arrange a visit.' },
  { when: 'At the visit', what: 'The opening is measured and you get a fixed price.' },
] as const;

function Confirmed({ sent }: { readonly sent: Sent }) {
  return (
    <main className="confirmation">
      <div className="confirmation-text">
        <Title look="display">Your door is with a local supplier</Title>
        <p className="confirmation-lead">
          {sent.email ? `We sent a copy to ${sent.email}. ` : 'We sent you a copy by e-mail. '}
          Keep the reference if you call: <b>{enquiryReference(sent.item.id)}</b>.
        </p>
        <ol className="what-next">
          {whatNext.map(({ when, what }, index) => (
            <li key={when} aria-current={index === 0 ? 'step' : undefined}>
              <b>{when}</b>
              <small>{what}</small>
            </li>
          ))}
        </ol>
        <Ways sent={sent} />
      </div>
      <SentDoor sent={sent} />
    </main>
  );
}

function Ways({ sent }: { readonly sent: Sent }) {
  const { store } = useShop();
  const navigate = useNavigate();
  const another = () => {
    store.startOver();
    void navigate({ to: '/' });
  };
  return (
    <div className="confirmation-actions">
      <SavePictures sent={sent} />
      <Button scale="bar" onClick={another}>
        Design another
      </Button>
    </div>
  );
}

function SavePictures({ sent: { item } }: { readonly sent: Sent }) {
  const { catalogue } = useShop();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    for (const side of ['external', 'internal'] as const) offer(await pictureOf(item, catalogue, side), side);
    setBusy(false);
  };
  return (
    <Button look="primary" scale="bar" icon={<Download />} busy={busy} onClick={() => void save()}>
      Save the pictures
    </Button>
  );
}

function offer(picture: Blob | null, side: Side) {
  if (!picture) return;
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = `my-door-${side}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function SentDoor({ sent: { item } }: { readonly sent: Sent }) {
  const { catalogue } = useShop();
  return (
    <section className="stage" aria-label="Preview">
      <RoomPicture item={item} catalogue={catalogue} side="external" backdrop="brick" />
    </section>
  );
}
