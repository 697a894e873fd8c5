import { Button } from '@door/ui/button';
import { Link } from '../../navigation/link.tsx';
import { usePlace } from '../../navigation/navigation.ts';
import { EmptyLayout } from '../../shell/layouts.tsx';
import { LoadingScreen } from '../../shell/loading-screen.tsx';
import { PlainMessage } from '../../shell/plain-message.tsx';
import { words } from '../../words/words.ts';
import { SharedDoor } from './shared-door.tsx';
import { useShared } from './use-shared.ts';

/** A design that somebody shared by a link: to look at, and to begin from. */
export function SharedDesign() {
  const { id = '' } = usePlace().params;
  const { shared, openAgain } = useShared(id);
  if (shared === 'opening') return <LoadingScreen />;
  if (shared === 'none') return <NoSuchDesign />;
  if (shared === 'out-of-reach') return <OutOfReach onTryAgain={openAgain} />;
  return <SharedDoor item={shared} shareId={id} />;
}

const NoSuchDesign = () => (
  <EmptyLayout>
    <PlainMessage title={words.shared.notHere} sentence={words.shared.whyNotHere}>
      <Link className="btn btn-primary" to="/">
        {words.designADoor}
      </Link>
    </PlainMessage>
  </EmptyLayout>
);

const OutOfReach = ({ onTryAgain }: { onTryAgain(): void }) => (
  <EmptyLayout>
    <PlainMessage title={words.shared.notFetched} sentence={words.error.outOfReach}>
      <Button look="primary" onClick={onTryAgain}>
        {words.error.tryAgain}
      </Button>
    </PlainMessage>
  </EmptyLayout>
);
