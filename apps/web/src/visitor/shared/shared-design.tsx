import { Button } from '@door/ui/button';
import { Link } from '../../platform/router/link.tsx';
import { useRouter } from '../../platform/router/use-router.ts';
import { EmptyLayout } from '../shell/layouts.tsx';
import { LoadingScreen } from '../../platform/page/loading-screen.tsx';
import { PlainMessage } from '../../platform/page/plain-message.tsx';
import { words } from '../../platform/words/words.ts';
import { sharedWords } from './words.ts';
import { SharedDoor } from './shared-door.tsx';
import { useShared } from './use-shared.ts';

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
    <PlainMessage title={sharedWords.shared.notHere} sentence={sharedWords.shared.whyNotHere}>
      <Link className="btn btn-primary" to="/">
        {words.designADoor}
      </Link>
    </PlainMessage>
  </EmptyLayout>
);

const OutOfReach = ({ onTryAgain }: { onTryAgain(): void }) => (
  <EmptyLayout>
    <PlainMessage title={sharedWords.shared.notFetched} sentence={words.error.outOfReach}>
      <Button look="primary" onClick={onTryAgain}>
        {words.error.tryAgain}
      </Button>
    </PlainMessage>
  </EmptyLayout>
);
