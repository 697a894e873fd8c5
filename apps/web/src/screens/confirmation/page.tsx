import { enquiryReference } from '@door/domain/enquiry/reference';
import type { Side } from '@door/drawing/scene';
import { Button } from '@door/ui/button';
import { Download } from '@door/ui/icons';
import { useEffect, useState } from 'react';
import { usePlace } from '../../navigation/navigation.ts';
import { pictureOf } from '../../preview/png.ts';
import { RoomPicture } from '../../preview/room-picture.tsx';
import { ItemModal } from '../../shell/item-modal/item-modal.tsx';
import { problemsOf } from '../../shell/item-modal/problems.ts';
import { useShop } from '../../shell/shop.ts';
import { Title } from '../../shell/title.tsx';
import { lastSent, type Sent } from '../../submit/sent.ts';
import { words } from '../../words/words.ts';

/** After the enquiry: what happens next, and when. */
export function Confirmation() {
  const [sent] = useState(lastSent);
  const { go } = usePlace();
  useEffect(() => {
    if (!sent) void go('/', 'replace');
  }, [sent, go]);
  return sent ? <Confirmed sent={sent} /> : null;
}

function Confirmed({ sent }: { readonly sent: Sent }) {
  return (
    <main className="confirmation">
      <div className="confirmation-text">
        <Title look="display">{words.confirmation.title}</Title>
        <p className="confirmation-lead">
          {sent.email ? words.confirmation.copyTo(sent.email) : words.confirmation.copy}{' '}
          {words.confirmation.reference.before}
          <b>{enquiryReference(sent.item.id)}</b>
          {words.confirmation.reference.after}
        </p>
        <ol className="what-next">
          {words.confirmation.next.map(({ when, what }, index) => (
            <li key={when} aria-current={index === 0 ? 'step' : undefined}>
              <b>{when}</b>
              <small>{what}</small>
            </li>
          ))}
        </ol>
        <Ways sent={sent} />
      </div>
      <SentDoor sent={sent} />
      <LeftToSettle sent={sent} />
    </main>
  );
}

/** What the bill of materials could not resolve is said at once, and by whom it is settled. */
function LeftToSettle({ sent }: { readonly sent: Sent }) {
  const [open, setOpen] = useState(true);
  const problems = problemsOf(sent.problems);
  if (problems.length === 0) return null;
  return (
    <ItemModal
      open={open}
      mode="error"
      content={{ overview: [], addOns: [], problems }}
      placeOf={null}
      onClose={() => setOpen(false)}
    />
  );
}

function Ways({ sent }: { readonly sent: Sent }) {
  const { store } = useShop();
  const { go } = usePlace();
  const another = () => {
    store.startOver();
    void go('/');
  };
  return (
    <div className="confirmation-actions">
      <SavePictures sent={sent} />
      <Button scale="bar" onClick={another}>
        {words.confirmation.another}
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
      {words.confirmation.savePictures}
    </Button>
  );
}

function offer(picture: Blob | null, side: Side) {
  if (!picture) return;
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = words.confirmation.fileName[side];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function SentDoor({ sent: { item } }: { readonly sent: Sent }) {
  const { catalogue } = useShop();
  return (
    <section className="stage" aria-label={words.stage.label}>
      <RoomPicture item={item} catalogue={catalogue} side="external" wall="brick" />
    </section>
  );
}
