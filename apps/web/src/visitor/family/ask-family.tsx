import { Button } from '@door/ui/button';
import { Share } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { Link } from '../../shared/router/link.tsx';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { showToast, toastFailure } from '../../shared/toasts/toasts.ts';
import { keptDoorsOf } from '../kept/kept-doors.ts';
import type { KeptDoor } from '../kept/stored-kept.ts';
import { LinkToCopy } from '../share/link-to-copy.tsx';
import { linkTo, offerLink, shareTargetsOf } from '../share/share-link.ts';
import { readFamily, type StoredFamily } from './stored-family.ts';
import { endFamily, isInStep, shownDoors, syncFamily } from './sync-family.ts';
import { useFamilyDoors } from './use-family-doors.ts';
import { useFamilyInStep } from './use-family-in-step.ts';
import { familyMessages } from '../kept/messages.ts';
import './family-page.css';

const { maker: messages } = familyMessages;

/** Below the kept doors: makes the page for the family, shows its hearts and ends it. */
export function AskFamily({ doors }: { readonly doors: readonly KeptDoor[] }) {
  const app = useApp();
  const { clientId } = app.client;
  const [family, setFamily] = useState(() => readFamily(clientId, deviceStorage));
  const [busy, setBusy] = useState(false);
  useFamilyInStep(setFamily);
  const [section, moveFocus] = useMovedFocus();
  const make = async () => {
    setBusy(true);
    try {
      setFamily(await syncFamily(app, () => keptDoorsOf(clientId).current().doors, crypto.randomUUID()));
      moveFocus();
    } catch (error) {
      toastFailure(error, messages.failed);
    } finally {
      setBusy(false);
    }
  };
  const canAsk = shownDoors(doors, app).length > 0;
  if (!family && !canAsk) return null;
  return (
    <section ref={section} className="family-ask" aria-labelledby="family-ask">
      <h2 id="family-ask">{messages.title}</h2>
      <p>{messages.about}</p>
      {family ? (
        <MadePage
          key={family.token}
          family={family}
          doors={doors}
          onEnded={() => {
            setFamily(null);
            moveFocus();
          }}
        />
      ) : (
        <div className="family-actions">
          <Button icon={<Share />} busy={busy} onClick={() => void (busy || make())}>
            {messages.make}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Once the page is made or ended, the button that did it is gone: the first of those in its place takes the focus. */
function useMovedFocus() {
  const section = useRef<HTMLElement>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) (section.current?.querySelector('button') ?? document.querySelector('h1'))?.focus();
  }, [moves]);
  return [section, () => setMoves((before) => before + 1)] as const;
}

interface MadePageProps {
  readonly family: StoredFamily;
  readonly doors: readonly KeptDoor[];
  onEnded(): void;
}

function MadePage({ family, doors, onEnded }: MadePageProps) {
  const app = useApp();
  const [toCopy, setToCopy] = useState<string | null>(null);
  const [ending, setEnding] = useState(false);
  const path = `/family/${family.token}` as const;
  const send = async () => {
    const link = linkTo(path, { session: app.session, page: location });
    const result = await offerLink(link, shareTargetsOf(navigator, messages.doorsFrom(app.client.name)));
    if (result === 'to-copy') setToCopy(link);
    if (result === 'copied') showToast('success', messages.copied);
  };
  const end = async () => {
    setEnding(false);
    try {
      await endFamily(app, family);
      showToast('info', messages.over);
      onEnded();
    } catch (error) {
      toastFailure(error, messages.ending.failed);
    }
  };
  const shown = shownDoors(doors, app);
  return (
    <>
      <Hearts token={family.token} doors={doors} />
      <p role="status">{shown.length === 0 ? messages.empty : isInStep(family, shown) ? '' : messages.waiting}</p>
      <div className="family-actions">
        <Button icon={<Share />} onClick={() => void send()}>
          {messages.send}
        </Button>
        <Link className="btn btn-quiet" to={path}>
          {messages.open}
        </Link>
        <Button look="quiet" onClick={() => setEnding(true)}>
          {messages.end}
        </Button>
      </div>
      <LinkToCopy link={toCopy} onClose={() => setToCopy(null)} />
      <Modal open={ending} title={messages.ending.title} width={360} onClose={() => setEnding(false)}>
        <p>{messages.ending.sentence}</p>
        <div className="modal-actions">
          <Button look="quiet" onClick={() => setEnding(false)}>
            {messages.ending.keep}
          </Button>
          <Button look="primary" onClick={() => void end()}>
            {messages.ending.end}
          </Button>
        </div>
      </Modal>
    </>
  );
}

/** How many hearts each kept door has, by the names that the visitor has given them. */
function Hearts({ token, doors }: { readonly token: string; readonly doors: readonly KeptDoor[] }) {
  const { doors: live } = useFamilyDoors(token);
  if (typeof live === 'string') return null;
  const named = live.flatMap(({ id, hearts }) => {
    const door = doors.find((each) => each.id === id);
    return door ? [{ id, name: door.name, hearts }] : [];
  });
  return (
    <dl className="num" aria-label={messages.hearts} aria-live="polite">
      {named.map(({ id, name, hearts }) => (
        <div key={id} className="family-hearts">
          <dt>{name}</dt>
          <dd>{familyMessages.count(hearts)}</dd>
        </div>
      ))}
    </dl>
  );
}
