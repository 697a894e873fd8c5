import { Button } from '@door/ui/button';
import { Link, useParams } from '@tanstack/react-router';
import { Head } from '../../shell/head.tsx';
import { LoadingScreen } from '../../shell/loading-screen.tsx';
import { useShop } from '../../shell/shop.ts';
import { Title } from '../../shell/title.tsx';
import { SharedDoor } from './shared-door.tsx';
import { useShared } from './use-shared.ts';

/** A design that somebody shared by a link: to look at, and to begin from. */
export function SharedDesign() {
  const { id = '' } = useParams({ strict: false });
  const { shared, openAgain } = useShared(id);
  if (shared === 'opening') return <LoadingScreen />;
  if (shared === 'none') return <NoSuchDesign />;
  if (shared === 'out-of-reach') return <OutOfReach onTryAgain={openAgain} />;
  return <SharedDoor item={shared} shareId={id} />;
}

function NoSuchDesign() {
  return (
    <div className="plain-page">
      <Head client={useShop().client} />
      <main>
        <div className="plain-text">
          <Title>This design is not here</Title>
          <p>The link may be incomplete, or the door can no longer be made as it was shared.</p>
          <Link className="btn btn-primary" to="/">
            Design a door
          </Link>
        </div>
      </main>
    </div>
  );
}

function OutOfReach({ onTryAgain }: { onTryAgain(): void }) {
  return (
    <div className="plain-page">
      <Head client={useShop().client} />
      <main>
        <div className="plain-text">
          <Title>The design could not be fetched</Title>
          <p>The supplier cannot be reached just now. Check your connection.</p>
          <Button look="primary" onClick={onTryAgain}>
            Try again
          </Button>
        </div>
      </main>
    </div>
  );
}
