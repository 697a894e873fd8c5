import type { Item } from '@door/domain/door/model/item';
import { Button } from '@door/ui/button';
import { useEffect, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { LoadingScreen } from '../../shared/page/loading-screen.tsx';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { messages } from '../../shared/messages/messages.ts';
import { EmptyLayout } from '../shell/layouts.tsx';
import { SharedDoor } from './shared-door.tsx';
import { sharedMessages } from './messages.ts';

/** A design that somebody shared by a link: to look at, and to begin from. */
export function SharedDesign() {
  const { id = '' } = useRouter().params;
  const { shared, openAgain } = useShared(id);
  if (shared === 'opening') return <LoadingScreen />;
  if (shared === 'none') return <NoSuchDesign />;
  if (shared === 'out-of-reach') return <OutOfReach onTryAgain={openAgain} />;
  return <SharedDoor item={shared} shareId={id} />;
}

const NoSuchDesign = () => (
  <EmptyLayout>
    <PlainMessage title={sharedMessages.shared.notHere} sentence={sharedMessages.shared.disabledReasonHere}>
      <Link className="btn btn-primary" to="/">
        {messages.designADoor}
      </Link>
    </PlainMessage>
  </EmptyLayout>
);

const OutOfReach = ({ onTryAgain }: { onTryAgain(): void }) => (
  <EmptyLayout>
    <PlainMessage title={sharedMessages.shared.notFetched} sentence={messages.error.outOfReach}>
      <Button look="primary" onClick={onTryAgain}>
        {messages.error.tryAgain}
      </Button>
    </PlainMessage>
  </EmptyLayout>
);

/** A shared design or how far its loading is. `none`: this supplier has no such design. */
type Shared = 'opening' | 'none' | 'out-of-reach' | Item;

function useShared(shareId: string): { readonly shared: Shared; readonly openAgain: () => void } {
  const { api, catalogue } = useApp();
  const [shared, setShared] = useState<Shared>('opening');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    setShared('opening');
    api
      .sharing(catalogue)
      .open(shareId)
      .then(
        (item) => current && setShared(item),
        () => current && setShared('out-of-reach'),
      );
    return () => {
      current = false;
    };
  }, [api, catalogue, shareId, tries]);
  return { shared, openAgain: () => setTries((now) => now + 1) };
}
