import { Button } from '@door/ui/button';
import { Share } from '@door/ui/icons';
import { useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { showToast, toastFailure } from '../../shared/toasts/toasts.ts';
import { messages as pageMessages } from '../../shared/messages/messages.ts';
import { LinkToCopy } from '../share/link-to-copy.tsx';
import { linkTo, offerLink, shareTargetsOf } from '../share/share-link.ts';
import { submitMessages } from '../submit/messages.ts';
import { addressOfComparison, doorsInAddress } from './compared.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { shareIdOf } from './share-id-of.ts';
import { type ComparedDoor, useComparedDoors } from './use-compared-doors.ts';
import { compareMessages as messages } from '../kept/messages.ts';
import './compare-page.css';

/** Two or three doors side by side. */
export function ComparePage() {
  const { doors: address = '' } = useRouter().params;
  const { doors, openAgain } = useComparedDoors(doorsInAddress(address));
  const failed = doors.some(({ item }) => item === 'out-of-reach');
  if (doors.length < 2) return <TooFew />;
  return (
    <main className="compare-page">
      <header className="compare-head">
        <div>
          <PageTitle>{pageMessages.titles.compare}</PageTitle>
          <p className="lede lede-kept">{messages.lede}</p>
        </div>
        <div className="compare-ways-on">
          <Link className="btn btn-quiet" to="/kept">
            {messages.tooFew.toKept}
          </Link>
          <ShareComparison doors={doors} />
        </div>
        {failed ? <Button onClick={openAgain}>{messages.tryAgain}</Button> : null}
      </header>
      <ComparisonTable key={address} doors={doors} />
    </main>
  );
}

const TooFew = () => (
  <PlainMessage title={messages.tooFew.title} sentence={messages.tooFew.sentence}>
    <Link className="btn btn-primary" to="/kept">
      {messages.tooFew.toKept}
    </Link>
  </PlainMessage>
);

/** Makes a link with which the comparison opens on any device, and offers to share it. */
function ShareComparison({ doors }: { readonly doors: readonly ComparedDoor[] }) {
  const app = useApp();
  const [busy, setBusy] = useState(false);
  const [toCopy, setToCopy] = useState<string | null>(null);
  const share = async () => {
    setBusy(true);
    try {
      const ids = await Promise.all(doors.map((door) => shareIdOf(door, app)));
      const link = linkTo(addressOfComparison(ids), { session: app.session, page: location });
      const result = await offerLink(link, shareTargetsOf(navigator, messages.doorsFrom(app.client.name)));
      if (result === 'to-copy') setToCopy(link);
      if (result === 'copied') showToast('success', messages.copied);
    } catch (error) {
      toastFailure(error, submitMessages.sharing.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        icon={<Share />}
        aria-label={messages.sendComparison}
        busy={busy}
        disabled={doors.some(({ item }) => typeof item === 'string')}
        onClick={() => void (busy || share())}
      >
        {messages.send}
      </Button>
      <LinkToCopy link={toCopy} onClose={() => setToCopy(null)} />
    </>
  );
}
